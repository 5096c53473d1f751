import UIKit

/// Something that a finger can reach now, with a name that a command calls it by.
///
/// The name is the first that there is: `accessibilityIdentifier`, the title or the placeholder, `accessibilityLabel`, the
/// property of the screen that holds the view, or the class. A row of a table is `row-0.1`, in section 0 at 1; an item of a
/// collection view `item-0.1`; the back button `back`; the place beside a popover `outside`. The second of a name is
/// `Delete#2`.
@MainActor
public struct TouchTarget {
  /// A target that a finger reaches.
  public enum Kind {
    case view(UIView)
    case barItem(UIBarButtonItem)
    case alertAction(UIAlertAction, UIAlertController)
    case rowAction(UIContextualAction, UITableView)
    case row(IndexPath, UITableView)
    case item(IndexPath, UICollectionView)
    case tab(UIViewController, UITabBarController)
    case back(UINavigationController)
    case outside(UIViewController)
  }

  public internal(set) var name: String
  /// The text on it, beside its name; empty if there is none.
  public let label: String
  public let kind: Kind
  /// The screen that it belongs to.
  public let screen: UIViewController?

  /// Whether a tap on it does something. A slider is dragged, and a table only pulled.
  public var isTapped: Bool {
    guard case .view(let view) = kind else { return true }
    return !(view is UISlider || view is UIStepper || view is UIPickerView || view is UISegmentedControl)
      && (view is UIControl || view is UITextView || view.has(UITapGestureRecognizer.self))
  }

  /// Whether it has a recognizer of long presses.
  public var isHeld: Bool {
    if case .view(let view) = kind { view.has(UILongPressGestureRecognizer.self) } else { false }
  }

  /// Whether it has a refresh control.
  public var isPulled: Bool {
    if case .view(let view as UIScrollView) = kind { view.refreshControl != nil } else { false }
  }

  /// Whether it is a row of a table that can be edited, and so may have actions.
  public var isRow: Bool {
    if case .row = kind { true } else { false }
  }

  /// The values that `set` may give it; empty if it takes none.
  public var values: [Double] {
    guard case .view(let view) = kind else { return [] }
    switch view {
    case let slider as UISlider:
      let (low, high) = (Double(slider.minimumValue), Double(slider.maximumValue))
      return [low, (low + high) / 2, high]
    case let stepper as UIStepper: return [stepper.value - stepper.stepValue, stepper.value + stepper.stepValue]
    case let segments as UISegmentedControl: return (0..<segments.numberOfSegments).map(Double.init)
    case let picker as UIPickerView where picker.numberOfComponents > 0:
      return (0..<min(3, picker.numberOfRows(inComponent: 0))).map(Double.init)
    default: return []
    }
  }
}

extension UIView {
  func has(_ type: UIGestureRecognizer.Type) -> Bool {
    gestureRecognizers?.contains { $0.isEnabled && type == Swift.type(of: $0) } ?? false
  }
}

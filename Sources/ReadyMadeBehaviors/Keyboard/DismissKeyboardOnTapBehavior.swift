import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Dismisses the keyboard when the user taps the screen beside its fields and controls.
///
/// ```swift
/// addBehaviors([DismissKeyboardOnTapBehavior()])
/// ```
///
/// A tap recognizer on the screen's view ends editing, which the delegate of the field may refuse. It cancels no touches, so
/// rows are selected as without it, and gestures of the views inside have precedence. UIKit's own fields and buttons do not
/// pass on their taps; a tap on a control of your own class acts and dismisses the keyboard. The recognizer is on the view from
/// `afterLoading` to `beforeDetaching`.
///
/// ## Topics
///
/// ### Creating one
///
/// - ``init()``
public struct DismissKeyboardOnTapBehavior: ViewControllerLifecycleBehavior {
  /// Creates the behavior.
  public init() {}

  /// Creates the state of one attachment.
  /// - Returns: the recognizer.
  public func makeCoordinator() -> some AnyObject {
    TapOwner()
  }

  public func afterLoading(_ viewController: UIViewController, context: Context) {
    viewController.viewIfLoaded?.addGestureRecognizer(context.coordinator(as: TapOwner.self).tap)
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    viewController.viewIfLoaded?.removeGestureRecognizer(context.coordinator(as: TapOwner.self).tap)
  }
}

extension DismissKeyboardOnTapBehavior: WithoutEffectInSwiftUI {
  package static var remedy: String {
    """
    its view has no size, so it cannot be tapped. Add it to a UIKit screen that contains the hosting controller as a child.
    """
  }
}

/// The recognizer on one screen. It ends editing while this exists.
@MainActor
private final class TapOwner {
  private(set) lazy var tap = KeyboardDismissingTap(while: self)
}

/// A tap that ends editing in its view while its owner exists, and then removes itself with the next tap.
private final class KeyboardDismissingTap: UITapGestureRecognizer {
  // A recognizer does not retain its target.
  private let target: ActionTarget

  init(while owner: AnyObject) {
    target = ActionTarget { [weak owner] sender in
      guard let tap = sender as? UITapGestureRecognizer, let view = tap.view else { return }
      if owner == nil { view.removeGestureRecognizer(tap) } else { view.endEditing(false) }
    }
    super.init(target: target, action: ActionTarget.selector)
    cancelsTouchesInView = false
  }
}

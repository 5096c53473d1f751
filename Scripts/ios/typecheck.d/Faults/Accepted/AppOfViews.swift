// An ordinary app: its views, its keys and its values. Each declaration stands alone.
import UIKit

final class CardView: UIView {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(title)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
  }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}

final class CardButton: UIButton {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

final class CardCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) { super.init(style: .subtitle, reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class CardTile: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class CardGrid: UICollectionViewLayout {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class CardField: UITextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
}

final class CardPan: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
}

final class CardText: UITextView {
  init() { super.init(frame: .zero, textContainer: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class CardMenu: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
  }
}

final class CardPopover: NSObject, UIPopoverPresentationControllerDelegate {
  func popoverPresentationController(
    _ popover: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}

@MainActor
func arrange(_ card: UIView, below other: UIView) -> [NSLayoutConstraint] {
  let top = card.topAnchor.constraint(equalToSystemSpacingBelow: other.bottomAnchor, multiplier: 1)
  top.priority = UILayoutPriority(999)
  return [
    top, card.leadingAnchor.constraint(equalToSystemSpacingAfter: other.leadingAnchor, multiplier: 2),
    card.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
  ]
}

@MainActor
func describe(_ card: UIView) {
  card.accessibilityTraits = [.button, .selected]
  card.accessibilityTraits.insert(.header)
  card.accessibilityTraits.remove(.selected)
  card.accessibilityLabel = "Card"
  UIAccessibility.post(notification: .layoutChanged, argument: card)
}

@MainActor
func pick(_ picker: UIDatePicker) -> Date {
  picker.calendar = Calendar(identifier: .gregorian)
  picker.locale = Locale(identifier: "de_DE")
  picker.timeZone = TimeZone.current
  return picker.date
}

@MainActor
func type(into field: UITextField) -> Int {
  field.textContentType = .oneTimeCode
  field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
  return field.offset(from: field.beginningOfDocument, to: field.endOfDocument)
}

@MainActor
func turn(_ card: UIView) -> CGFloat {
  card.transform3D = CATransform3D()
  return card.transform3D.m11
}

func isLarge(_ size: UIContentSizeCategory) -> Bool { size >= .accessibilityMedium }

func isStrong(_ priority: UILayoutPriority) -> Bool { priority > .defaultHigh && priority < .required }

func isOverAlerts(_ level: UIWindow.Level) -> Bool { level > .alert }

let accent: UIColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

struct CardStyle: Codable, Equatable {
  var insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var shadow = UIOffset(horizontal: 0, vertical: 1)
  var margins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
}

@available(iOS 14, *)
@MainActor
func items(_ action: UIAction, _ menu: UIMenu) -> [UIBarButtonItem] {
  [UIBarButtonItem(systemItem: .add, primaryAction: action), UIBarButtonItem(title: "More", menu: menu), .flexibleSpace()]
}

@available(iOS 14, *)
@MainActor
func press(_ button: UIControl, _ action: UIAction) {
  button.addAction(action, for: .primaryActionTriggered)
  button.sendAction(action)
}

@MainActor
func vendor(of device: UIDevice) -> String? { device.identifierForVendor?.uuidString }

@available(iOS 17, *)
@MainActor
func inDark(_ traits: UITraitCollection) -> UITraitCollection {
  traits.modifyingTraits {
    $0.userInterfaceStyle = .dark
    $0.displayScale = 2
  }
}

import UIKit

// Controls that call a closure; `UIAction` is iOS 14.

/// Calls a closure when a control is used. A control does not keep its target, so its user does.
@MainActor
final class ControlTarget: NSObject {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init()
  }

  func perform(_ sender: AnyObject) {
    action()
  }
}

final class TapButton: UIButton {
  private var target: ControlTarget?

  convenience init(_ title: String, didTap: @escaping @MainActor () -> Void) {
    self.init(type: .system)
    let target = ControlTarget(didTap)
    self.target = target
    addTarget(target, action: ControlTarget.selector, for: .touchUpInside)
    setTitle(title, for: .normal)
    titleLabel?.font = .preferredFont(forTextStyle: .headline)
    titleLabel?.adjustsFontForContentSizeCategory = true
    titleLabel?.numberOfLines = 0
    titleLabel?.textAlignment = .center
  }
}

final class TapItem: UIBarButtonItem {
  private var ownTarget: ControlTarget?

  convenience init(_ title: String, didTap: @escaping @MainActor () -> Void) {
    let target = ControlTarget(didTap)
    self.init(title: title, style: .plain, target: target, action: ControlTarget.selector)
    ownTarget = target
  }
}

final class Toggle: UISwitch {
  var didToggle: (_ isOn: Bool) -> Void = { _ in }
  private lazy var target = ControlTarget { [weak self] in
    if let self { didToggle(isOn) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(target, action: ControlTarget.selector, for: .valueChanged)
  }

  required init?(coder: NSCoder) {
    fatalError("Toggle is not made from an archive")
  }
}

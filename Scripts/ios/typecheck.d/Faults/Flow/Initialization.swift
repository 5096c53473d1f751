import UIKit

final class MissingValue: UIViewController {
  let number: Int
  // expect: property 'self.number' not initialized at super.init call
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

final class MissingSuper: UIViewController {
  // expect: 'super.init' isn't called on all paths before returning from initializer
  init() {}
  required init?(coder: NSCoder) { nil }
}

final class TooEarly: UIView {
  override init(frame: CGRect) {
    // expect: 'self' used in method call 'layoutIfNeeded' before 'super.init' call
    layoutIfNeeded()
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

import UIKit

// The compiler reports a missing initializer on the line after the last one.
final class WithoutCoder: UIViewController {
  init(number: Int) {
    super.init(nibName: nil, bundle: nil)
  }  // expect: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIViewController'
}

final class ViewWithoutCoder: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }  // expect: 'required' initializer 'init(coder:)' must be provided by subclass of 'UIView'
}

final class WithoutNib: UIViewController {
  // expect: must call a designated initializer of the superclass 'UIViewController'
  init(number: Int) { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor
// expect: 'init()' is unavailable
func share() -> UIViewController { UIActivityViewController() }

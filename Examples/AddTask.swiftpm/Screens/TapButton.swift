import UIKit

/// A button that calls a closure; `UIAction` is iOS 14.
class TapButton: UIButton {
  var didTap: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    setTitleColor(.systemBlue, for: .normal)
    addTarget(self, action: Self.tapSelector, for: .touchUpInside)
  }

  convenience init(_ title: String) {
    self.init(frame: .zero)
    setTitle(title, for: .normal)
  }

  required init?(coder: NSCoder) {
    fatalError("TapButton is not made from an archive")
  }

  func tap(_ sender: UIControl) {
    didTap()
  }
}

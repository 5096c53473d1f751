import UIKit

/// A button that calls a closure; `UIAction` is iOS 14.
class TapButton: UIControl {
  var didTap: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: Self.tapSelector, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("TapButton is not made from an archive")
  }

  func tap(_ sender: UIControl) {
    didTap()
  }
}

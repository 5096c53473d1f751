import UIKit

extension TapButton {
  #if canImport(ObjectiveC)
    static let tapSelector = #selector(wasTapped(_:))

    @objc private func wasTapped(_ sender: UIControl) {
      tap(sender)
    }
  #else
    /// Without Objective-C the stand-in's `Selector` names the method itself.
    static var tapSelector: Selector { Selector(TapButton.tap) }
  #endif
}

#if canImport(ObjectiveC)
  import UIKit

  extension TapButton {
    static let tapSelector = #selector(wasTapped(_:))

    @objc private func wasTapped(_ sender: UIControl) {
      tap(sender)
    }
  }
#endif

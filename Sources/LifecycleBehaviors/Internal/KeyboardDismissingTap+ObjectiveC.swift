#if canImport(ObjectiveC)
  import UIKit

  extension KeyboardDismissingTap {
    static let endEditingSelector = #selector(didTap)

    @objc private func didTap() {
      endEditing()
    }
  }
#endif

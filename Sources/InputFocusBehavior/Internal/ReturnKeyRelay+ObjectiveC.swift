#if canImport(ObjectiveC)
  import UIKit

  extension ReturnKeyRelay {
    static let returnSelector = #selector(returnPressed(in:))

    @objc private func returnPressed(in field: UITextField) {
      relay(field)
    }
  }
#endif

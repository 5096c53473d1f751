import UIKit

/// Leads from one field to the next by hand: the delegate of all fields, which knows their order.
@MainActor
final class ReturnKeys: NSObject, UITextFieldDelegate {
  private let fields: [UITextField]

  init(_ fields: [UITextField]) {
    self.fields = fields
    super.init()
    fields.forEach { $0.delegate = self }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let place = fields.firstIndex(of: textField), place + 1 < fields.count else { return true }
    return !fields[place + 1].becomeFirstResponder()
  }
}

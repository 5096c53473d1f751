import UIKit

/// A first responder that the framework restores, for code that must distinguish this from a choice of the user.
@MainActor
package enum ReturningResponder {
  /// The responder that is being restored.
  package private(set) static weak var current: UIResponder?

  package static func restore(_ responder: UIResponder) {
    current = responder
    responder.becomeFirstResponder()
    current = nil
  }
}

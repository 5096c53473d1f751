import UIKit

/// A first responder that the framework gives back, for code that must distinguish that from a choice of the user's.
@MainActor
package enum ReturningResponder {
  /// The one that is just becoming first responder again.
  package private(set) static weak var current: UIResponder?

  package static func restore(_ responder: UIResponder) {
    current = responder
    responder.becomeFirstResponder()
    current = nil
  }
}

import UIKit

/// A first responder that OverlayBehavior restores, so that InputFocusBehavior does not take it for a choice of the user. Neither
/// imports the other.
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

import LifecycleBehaviors

/// An event of an overlay, for other modules of the framework.
package struct OverlayReport {
  /// The same object for all events of one overlay, and another one for other overlays.
  package let overlay: OverlayIdentity
  package let event: OverlayEvent

  /// Receive each report before the app's own event handler is called.
  @MainActor package static let listeners = Listeners<OverlayReport>()
}

/// Distinguishes overlays. It exists while its overlay does, and also until the overlay is hidden.
package final class OverlayIdentity: Sendable {}

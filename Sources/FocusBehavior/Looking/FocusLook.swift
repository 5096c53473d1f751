import LifecycleBehaviors

/// A look at all screens, for other modules of the framework.
package enum FocusLook {
  /// Are called at the end of each look, after what has changed was reported.
  @MainActor package static let listeners = Listeners<Void>()
}

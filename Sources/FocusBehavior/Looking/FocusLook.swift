import LifecycleBehaviors

/// A look at all screens, for other modules of the framework.
package enum FocusLook {
  /// Are called after each look at the end of a turn, when what has changed was reported.
  @MainActor package static let listeners = Listeners<Void>()

  /// Looks at the end of a turn, soon.
  @MainActor
  package static func setNeedsLook() {
    FocusCenter.current.setNeedsLook()
  }
}

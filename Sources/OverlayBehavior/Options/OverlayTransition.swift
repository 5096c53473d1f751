import UIKit

/// How an overlay appears and disappears. A transition gives the overlay's view two looks, between which UIKit animates.
///
/// ```swift
/// extension OverlayTransition {
///   static let slideUp = OverlayTransition(
///     duration: 0.3,
///     hidden: { view in view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height) },
///     shown: { view in view.transform = .identity })
/// }
/// ```
///
/// There is no animation if Reduce Motion is on, in a scene that has become inactive or is in the background, and if one overlay
/// replaces another.
///
/// ## Topics
///
/// ### Presets
///
/// - ``fadeAndScale``
/// - ``none``
///
/// ### Your own transitions
///
/// - ``init(duration:hidden:shown:)``
/// - ``duration``
public struct OverlayTransition: Sendable {
  /// The length of the animation in each direction, in seconds. 0 means no animation.
  public let duration: TimeInterval

  let hidden: @MainActor @Sendable (UIView) -> Void
  let shown: @MainActor @Sendable (UIView) -> Void

  /// Creates a transition of your own.
  /// - Parameters:
  ///   - duration: the length of the animation in each direction, in seconds.
  ///   - hidden: gives the overlay's view its look before the overlay appears and after the overlay has disappeared. Called on
  ///     the main thread, before the overlay appears, and inside the animation when the overlay disappears.
  ///   - shown: gives the overlay's view its look while the overlay is shown. Called on the main thread, inside the animation
  ///     when the overlay appears.
  /// - Precondition: `duration` is finite and not negative.
  public init(
    duration: TimeInterval, hidden: @escaping @MainActor @Sendable (UIView) -> Void,
    shown: @escaping @MainActor @Sendable (UIView) -> Void
  ) {
    precondition(
      duration >= 0 && duration.isFinite,
      "OverlayTransition.duration must be a finite number of seconds, 0 or more, got \(duration). Write 0 for no animation."
    )
    self.duration = duration
    self.hidden = hidden
    self.shown = shown
  }

  /// The default: the view fades in while it shrinks slightly to its size, in a quarter of a second.
  public static let fadeAndScale = OverlayTransition(
    duration: 0.25,
    hidden: { view in
      view.alpha = 0
      // The view is larger and never smaller, so that the screen's edges stay covered.
      view.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
    },
    shown: { view in
      view.alpha = 1
      view.transform = .identity
    })

  /// No animation.
  public static let none = OverlayTransition(duration: 0, hidden: { _ in }, shown: { _ in })
}

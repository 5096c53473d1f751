import UIKit

/// How an overlay appears and disappears: two looks of its view, between which UIKit animates.
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
/// There is no animation under Reduce Motion, in a scene that is in the background, and where one overlay takes the
/// place of another.
///
/// ## Topics
///
/// ### Presets
///
/// - ``fadeAndScale``
/// - ``none``
///
/// ### One of your own
///
/// - ``init(duration:hidden:shown:)``
/// - ``duration``
public struct OverlayTransition: Sendable {
  /// Seconds in each direction; 0 is no animation.
  public let duration: TimeInterval

  let hidden: @MainActor @Sendable (UIView) -> Void
  let shown: @MainActor @Sendable (UIView) -> Void

  /// Creates a transition of your own.
  /// - Parameters:
  ///   - duration: seconds in each direction, 0 or more.
  ///   - hidden: gives the overlay's view the look it has at its first and at its last moment. Called on the main
  ///     thread, before the animation in and inside the animation out.
  ///   - shown: gives the view the look it has in between. Called on the main thread, inside the animation in.
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

  /// The view fades in while it shrinks from a little larger to its size, in a quarter of a second. The default.
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

  /// There is no animation.
  public static let none = OverlayTransition(duration: 0, hidden: { _ in }, shown: { _ in })
}

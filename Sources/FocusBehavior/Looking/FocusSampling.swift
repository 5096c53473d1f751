/// How screens are looked at between the events that UIKit announces.
///
/// ```swift
/// addBehaviors([
///   FocusBehavior(.attention.sampled(.displayLink(framesPerSecond: 30))) { change in print(change.reason) }
/// ])
/// ```
/// UIKit announces appearing and disappearing, the states of the app and its scenes, and key windows. It does not announce
/// that a controller has been presented over a screen; looking finds that. Every kind of sampling finds the same changes.
/// They differ in how late a change is noticed and in what looking costs. A look reads the facts of the watched screens that have
/// appeared, and of no other.
///
/// ## Topics
///
/// ### How often
///
/// - ``standard``
/// - ``whileMoving``
/// - ``displayLink(framesPerSecond:)``
/// - ``eventDriven``
/// - ``manual``
///
/// ### By hand
///
/// - ``sample()``
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum FocusSampling: Hashable, Sendable {
  /// Looks with each frame while something moves, and not at all at rest. The default.
  ///
  /// A turn of the main run loop, or something that UIKit announces, is followed by a look. If it finds a change, one
  /// `CADisplayLink` that all screens share runs until nothing has changed for a second. A change is noticed in the turn that
  /// made it or with the next frame, 60 frames a second. However busy the main thread is, there is at most one look a frame; an
  /// app at rest is never woken.
  case whileMoving

  /// Looks with each callback of one `CADisplayLink` that all screens share. The link is paused while no watched screen is
  /// visible and while the app is in the background.
  ///
  /// The link runs at the highest rate that a visible watched screen requests, which bounds how late a change is noticed.
  /// From iOS 15 on the rate is set as `preferredFrameRateRange`.
  /// - Precondition: `framesPerSecond` is a number from 1 up, and not infinite. A rate above `maximumFramesPerSecond` of the
  ///   device's screen counts as that.
  case displayLink(framesPerSecond: Double)

  /// Looks at the end of each turn of the main run loop, while a watched screen is visible and the app is not in the
  /// background: a change is noticed in the turn that made it, and an app at rest is never woken. A busy app has many turns;
  /// ``whileMoving`` costs less there.
  case eventDriven

  /// Looks when UIKit calls or notifies (appearances, key windows, scenes, the app) and when ``sample()`` is called. An alert over
  /// the screen is noticed by ``sample()`` only.
  case manual

  /// ``whileMoving``.
  public static let standard = FocusSampling.whileMoving

  func check() {
    guard case .displayLink(let framesPerSecond) = self else { return }
    precondition(
      framesPerSecond >= 1 && framesPerSecond.isFinite,
      """
      FocusSampling.displayLink(framesPerSecond:) takes a finite number from 1 up, got \(framesPerSecond). Write 60, or \
      .whileMoving, the default.
      """)
  }
}

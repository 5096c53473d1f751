/// How the facts are read between the events that UIKit announces.
///
/// Appearing, disappearing, the app's and the scenes' states and key windows are announced; that something has been
/// presented over a screen is not, and is found by looking. Every kind of sampling finds the same changes; they differ
/// in how late and in what looking costs.
public enum FocusSampling: Hashable, Sendable {
  /// Looks with each callback of one `CADisplayLink` that all screens share; it is paused while no watched screen is
  /// visible and while the app is in the background.
  ///
  /// The link runs at the highest rate that a visible watched screen asks for, which bounds how late a change is
  /// noticed. From iOS 15 on the rate is asked for as `preferredFrameRateRange`.
  /// - Precondition: `framesPerSecond` is a number from 1 up, and not infinite. A rate above `maximumFramesPerSecond` of the
  ///   device's screen counts as that.
  case displayLink(framesPerSecond: Double)

  /// Looks at the end of each turn of the main run loop, while a watched screen is visible and the app is not in the
  /// background: a change is noticed in the turn that made it, and an app at rest is never woken.
  case eventDriven

  /// Looks only when ``sample()`` is called, for tests that want to say when.
  case manual

  /// Ten looks a second: a change is noticed within 0.1 s, the limit up to which people take a reaction for
  /// immediate (Nielsen, Usability Engineering, 1993).
  public static let standard = FocusSampling.displayLink(framesPerSecond: 10)

  /// Looks at every watched screen now, whatever its sampling. What has changed is reported before this returns, the
  /// losses first. Called from the closure of a behavior, it looks as soon as all changes have been reported.
  @MainActor
  public static func sample() {
    FocusCenter.current?.evaluate()
  }

  func check() {
    guard case .displayLink(let framesPerSecond) = self else { return }
    precondition(
      framesPerSecond >= 1 && framesPerSecond.isFinite,
      "framesPerSecond must be a number from 1 up, got \(framesPerSecond)")
  }
}

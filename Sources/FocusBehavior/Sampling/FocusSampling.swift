import LifecycleBehaviors

/// When a screen is sampled. Most apps never set this, because the default is sufficient.
///
/// ```swift
/// addBehaviors([
///   FocusBehavior(.attention.sampled(.displayLink(framesPerSecond: 30))) { change in print(change.reason) }
/// ])
/// ```
///
/// UIKit announces appearances, the states of the app and its scenes, and key windows, but not that a controller has been
/// presented over a screen. To find covers, the framework *samples*: it reads the facts of all watched screens that have
/// appeared.
///
/// By default, a sample is taken after each announcement of UIKit and at the end of each run-loop iteration, at most once a
/// frame. If the sample finds a change, one `CADisplayLink` that all screens share runs, at 60 frames a second, until nothing
/// has changed for a second. So a change is noticed in the iteration that made it, or in the next frame. An idle app is never
/// woken.
///
/// The cases of this enumeration replace the default. A display link costs more. With manual sampling, a change is noticed later,
/// or not at all.
///
/// ## Topics
///
/// ### How often
///
/// - ``displayLink(framesPerSecond:)``
/// - ``manual``
///
/// ### Sampling on request
///
/// - ``sampleNow()``
public enum FocusSampling: Equatable, Sendable {
  /// Samples with each callback of one `CADisplayLink` that all screens share. The link is paused while no watched screen is
  /// visible, and while the app is in the background.
  ///
  /// The link runs at the highest rate that a visible watched screen requests, at most the `maximumFramesPerSecond` of the
  /// device's screen. A change is noticed at the latest one frame later.
  /// - Precondition: `framesPerSecond` is finite, and 1 or more.
  case displayLink(framesPerSecond: Double)

  /// Samples only when UIKit announces something (appearances, key windows, scenes, the app), and when you call ``sampleNow()``.
  /// UIKit does not announce an alert over the screen, so the alert is noticed only with the next of these samples.
  case manual

  /// Samples every watched screen now, whatever its sampling. Changes are reported before `sampleNow()` returns, losses first.
  /// If you call it in the closure of a behavior, the sample is taken after all changes have been reported.
  ///
  /// Main thread only: a call from another thread stops the app.
  ///
  /// ```swift
  /// FocusSampling.sampleNow()
  /// ```
  @preconcurrency @MainActor
  public static func sampleNow() {
    MainThread.require("FocusSampling.sampleNow")
    FocusCenter.sampleAllNow()
  }

  func check() {
    guard case .displayLink(let framesPerSecond) = self else { return }
    precondition(
      framesPerSecond >= 1 && framesPerSecond.isFinite,
      """
      FocusSampling.displayLink(framesPerSecond:) takes a finite number, 1 or more, got \(framesPerSecond). Write 60, or \
      leave the sampling out.
      """)
  }
}

// MARK: For other modules of the framework

extension FocusSampling {
  /// Called after each sample, at the end of a run-loop iteration, of the screens that are recorded, when their changes have been
  /// reported.
  @MainActor package static let didSampleForRecording = Listeners<Void>()

  /// Requests a sample of the screens that are recorded, at the end of a run-loop iteration, soon.
  @MainActor
  package static func setNeedsSampleForRecording() {
    FocusCenter.forRecording.setNeedsSample()
  }

  /// For tests, which wait for no frame: a sample that is awaited with the next frame is taken at the end of the next iteration.
  /// If no frame is awaited, for example in an app with the sampling ``manual``, the call has no effect.
  @MainActor
  package static func setNeedsSampleOfFrame() {
    FocusCenter.setNeedsSampleOfFrame()
  }
}

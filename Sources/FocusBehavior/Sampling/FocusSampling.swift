import LifecycleBehaviors

/// How a screen is sampled, where the default is not enough.
///
/// ```swift
/// addBehaviors([
///   FocusBehavior(.attention.sampled(.displayLink(framesPerSecond: 30))) { change in print(change.reason) }
/// ])
/// ```
/// UIKit announces appearing and disappearing, the states of the app and its scenes, and key windows. It does not announce
/// that a controller has been presented over a screen; sampling, which is to read the facts of the watched screens that have
/// appeared, finds that.
///
/// By default the end of a run-loop iteration, or something that UIKit announces, is followed by a sample. If it finds a change,
/// one `CADisplayLink` that all screens share runs until nothing has changed for a second. A change is noticed in the iteration
/// that made it or with the next frame, 60 frames a second. However busy the main thread is, there is at most one sample a
/// frame; an app at rest is never woken. The samplings below find the same changes, later or at a higher cost.
///
/// ## Topics
///
/// ### How often
///
/// - ``displayLink(framesPerSecond:)``
/// - ``manual``
///
/// ### By hand
///
/// - ``sampleNow()``
public enum FocusSampling: Equatable, Sendable {
  /// Samples with each callback of one `CADisplayLink` that all screens share. The link is paused while no watched screen is
  /// visible and while the app is in the background.
  ///
  /// The link runs at the highest rate that a visible watched screen requests, which bounds how late a change is noticed.
  /// From iOS 15 on the rate is set as `preferredFrameRateRange`.
  /// - Precondition: `framesPerSecond` is 1 or more, and not infinite. A rate above `maximumFramesPerSecond` of the
  ///   device's screen counts as that.
  case displayLink(framesPerSecond: Double)

  /// Samples when UIKit calls or notifies (appearances, key windows, scenes, the app) and when ``sampleNow()`` is called. An alert
  /// over the screen is noticed by ``sampleNow()`` only.
  case manual

  /// Samples every watched screen now, whatever its sampling. Changes are reported before this returns, the losses first.
  /// Called from the closure of a behavior, it samples when all changes have been reported.
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
  /// Where no frame is awaited, as in an app that samples by hand, this has no effect.
  @MainActor
  package static func setNeedsSampleOfFrame() {
    FocusCenter.setNeedsSampleOfFrame()
  }
}

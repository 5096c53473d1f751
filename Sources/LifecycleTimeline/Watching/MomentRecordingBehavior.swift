import LifecycleBehaviors
import UIKit

/// Adds the moments of one screen to the log, and that the screen was released.
struct MomentRecordingBehavior: ViewControllerLifecycleBehavior {
  /// The name of the screen.
  let subject: String
  let log: TimelineLog
  /// Nil if the circumstances are not recorded.
  let circumstances: ScreenCircumstances?

  func makeCoordinator() -> ScreenRelease {
    ScreenRelease(of: subject, log)
  }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    guard let details = moment.details(animated: context.isAnimated) else { return }
    if moment == .beforeDetaching { context.coordinator.isDetached = true }
    log.add(
      .behavior, subject, moment.name,
      details + .flag("catchUp", context.isCatchUp)
        + .flag("undoesCancelledTransition", context.undoesCancelledTransition)
        + (circumstances?.details(of: viewController, at: moment) ?? []))
  }
}

/// Is released with its screen, and adds that to the log.
@MainActor
final class ScreenRelease {
  /// The behaviors have been removed from the screen, which goes on to exist.
  var isDetached = false
  private let subject: String
  private let log: TimelineLog

  init(of subject: String, _ log: TimelineLog) {
    self.subject = subject
    self.log = log
  }

  deinit {
    guard !isDetached else { return }
    MainThread.run { [subject, log] in log.add(.behavior, subject, "released") }
  }
}

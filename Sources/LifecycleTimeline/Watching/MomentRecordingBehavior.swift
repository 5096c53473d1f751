import LifecycleBehaviors
import UIKit

/// Adds the opening of one screen, its moments, its closing and its deallocation to the log.
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
    guard moment.isRecorded else { return }
    recordOpening(of: viewController, context)
    if moment == .beforeDetaching { context.coordinator.isDetached = true }
    log.add(
      .behavior, moment.name, of: subject,
      moment.details(context)
        + (circumstances?.details(of: viewController, at: moment, isAnimated: context.isAnimated) ?? []))
  }

  private func recordOpening(of screen: UIViewController, _ context: Context) {
    guard let opening = screen.screenOpening, opening != context.coordinator.opening else { return }
    context.coordinator.opening = opening
    log.add(.behavior, "opened", of: subject, opening.details)
  }

  func receive(_ closing: ScreenClosing, context: Context) {
    context.coordinator.opening = nil
    log.add(.behavior, "closed", of: subject, closing.details)
  }
}

extension LifecycleMoment {
  /// Layout and changes of traits are not recorded: UIKit may repeat them many times.
  fileprivate var isRecorded: Bool {
    switch self {
    case .afterAttaching, .afterLoading, .beforeAppearing, .duringAppearing, .afterAppearing, .beforeChangingSize,
      .afterChangingSize, .afterReceivingMemoryWarning, .beforeDisappearing, .afterDisappearing, .beforeDetaching:
      true
    default: false
    }
  }

  @MainActor
  fileprivate func details(_ context: MomentRecordingBehavior.Context) -> [TimelineEvent.Detail] {
    var details: [TimelineEvent.Detail] = []
    switch self {
    case .beforeAppearing, .duringAppearing, .afterAppearing, .beforeDisappearing, .afterDisappearing:
      details.append(.init("animated", .flag(context.isAnimated)))
    case .beforeChangingSize(let size), .afterChangingSize(let size):
      details += [.init("width", .number(Double(size.width))), .init("height", .number(Double(size.height)))]
    default: break
    }
    return details + .flag("catchUp", context.isCatchUp)
      + .flag("undoesCancelledTransition", context.undoesCancelledTransition)
  }
}

extension ScreenOpening {
  fileprivate var details: [TimelineEvent.Detail] {
    [.init("reason", .text(reason.name))] + .flag("again", !isFirst)
  }
}

extension ScreenClosing {
  fileprivate var details: [TimelineEvent.Detail] {
    [.init("reason", .text(reason.name))] + .flag("interactive", isInteractive) + .flag("unseen", !hadAppeared)
      + [.init("opened", .text(opening.reason.name))] + .flag("again", !opening.isFirst)
  }
}

/// Is deallocated with its screen, and adds that to the log.
@MainActor
final class ScreenRelease {
  /// How the screen was opened, if that has been recorded.
  var opening: ScreenOpening?
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
    MainThread.run { [subject, log] in log.add(.behavior, "released", of: subject) }
  }
}

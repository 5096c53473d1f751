import LifecycleBehaviors
import UIKit

/// Adds to the log how one screen came, its moments, how it went, and that it was released.
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
    guard let moment = Self.recorded(moment) else { return }
    recordOpening(of: viewController, context)
    if moment == .beforeDetaching { context.coordinator.isDetached = true }
    log.add(
      .moment(
        .init(
          moment, isAnimated: moment.isOfAppearance ? context.isAnimated : nil, isCatchUp: context.isCatchUp,
          undoesCancelledTransition: context.undoesCancelledTransition,
          circumstances: circumstances?.details(of: viewController, at: moment) ?? [])), of: subject)
  }

  private func recordOpening(of screen: UIViewController, _ context: Context) {
    guard let opening = screen.opening, opening != context.coordinator.opening else { return }
    context.coordinator.opening = opening
    log.add(.opened(opening), of: subject)
  }

  func receive(_ closing: ScreenClosing, context: Context) {
    context.coordinator.opening = nil
    log.add(.closed(closing.withoutScreen), of: subject)
  }

  /// - Returns: the moment as it is recorded; nil for one that is not: UIKit may repeat layout and changes of traits many times.
  private static func recorded(_ moment: LifecycleMoment) -> LifecycleMoment? {
    let size: CGSize =
      switch moment {
      case .beforeTransition(let size), .afterTransition(let size):
        CGSize(width: Double(size.width).toTheMicrosecond, height: Double(size.height).toTheMicrosecond)
      default: .zero
      }
    return LifecycleMoment.recorded(size: size).first { $0.name == moment.name }
  }
}

extension LifecycleMoment {
  fileprivate var isOfAppearance: Bool {
    switch self {
    case .beforeAppearing, .duringAppearing, .afterAppearing, .beforeDisappearing, .afterDisappearing: true
    default: false
    }
  }
}

/// Is released with its screen, and adds that to the log.
@MainActor
final class ScreenRelease {
  /// How the screen came, if that has been recorded.
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
    MainThread.run { [subject, log] in log.add(.released, of: subject) }
  }
}

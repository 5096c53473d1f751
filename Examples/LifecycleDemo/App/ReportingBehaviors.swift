import FocusBehavior
import LifecycleBehaviors
import LifecycleTimeline
import UIKit

/// The behaviors that report what a screen's behaviors receive.
@MainActor
enum ReportingBehaviors {
  static func all(of name: String, report: Report) -> [any ViewControllerLifecycleBehavior] {
    [
      MomentReporter(name: name, report: report),
      FocusBehavior(.attention.sampled(report.sampling)) { change in report.focus(change, of: name) },
    ]
  }
}

/// Reports the moments that the behaviors of a screen receive.
private struct MomentReporter: ViewControllerLifecycleBehavior {
  let name: String
  let report: Report

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    switch moment {
    case .afterAttaching, .afterLoading, .beforeDetaching:
      report(moment, context, isAnimated: nil)
    case .beforeAppearing, .duringAppearing, .afterAppearing, .beforeDisappearing, .afterDisappearing:
      report(moment, context, isAnimated: context.isAnimated)
    default:
      break
    }
  }

  private func report(_ moment: LifecycleMoment, _ context: Context, isAnimated: Bool?) {
    var details = isAnimated.map { [TimelineEvent.Detail].animated($0) } ?? []
    if context.isCatchUp { details.append(.init("catchUp", .flag(true))) }
    if context.undoesCancelledTransition { details.append(.init("undoesCancelledTransition", .flag(true))) }
    report(.behavior, moment.name, of: name, details)
  }
}

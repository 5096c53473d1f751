import FocusBehavior
import LifecycleBehaviors
import UIKit

/// The behaviors that report what a screen's behaviors receive.
@MainActor
enum ReportingBehaviors {
  static func all(of name: String, report: Report, sampling: FocusSampling) -> [any ViewControllerLifecycleBehavior] {
    [
      MomentReporter(name: name, report: report),
      FocusBehavior(.attention.sampled(sampling)) { [report] change in
        report(.focus(report.measured(change, coverName: change.reason.coverName)), of: name)
      },
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
    let event = JourneyEvent.Moment(
      moment: moment, isAnimated: isAnimated, isCatchUp: context.isCatchUp,
      undoesCancelledTransition: context.undoesCancelledTransition)
    report(.behavior(event), of: name)
  }
}

import FocusBehavior
import LifecycleBehaviors
import UIKit

/// The behaviors that report what a screen's behaviors receive.
@MainActor
enum ReportingBehaviors {
  static func all(of name: String, report: Report, sampling: FocusSampling) -> [any ViewControllerLifecycleBehavior] {
    [
      MomentReporter(name: name, report: report),
      focus(of: name, under: .attention, report: report, sampling: sampling),
    ]
  }

  static func focus(
    of name: String, under preset: JourneyEvent.Preset, report: Report, sampling: FocusSampling
  ) -> any ViewControllerLifecycleBehavior {
    let options: FocusOptions = preset == .media ? .media : .attention
    return FocusBehavior(options.sampled(sampling)) { change in report.focus(change, of: name, under: preset) }
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
    report(.behavior, moment.name, of: name, .moment(isAnimated: isAnimated, context))
  }
}

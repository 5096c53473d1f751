import LifecycleBehaviors
import UIKit

/// Reports each moment by the name of its requirement.
struct MomentReportingBehavior: ViewControllerLifecycleBehavior {
  let name: String
  let report: Report

  private func report(_ moment: String, _ context: Context, appearance: Bool = true) {
    var fields: [JourneyField] = appearance ? [.init("animated", context.isAnimated)] : []
    if context.isCatchUp { fields.append(.init("catchUp", true)) }
    if context.undoesCancelledTransition { fields.append(.init("undoesCancelledTransition", true)) }
    report(.behavior, name, moment, fields)
  }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    switch moment {
    case .afterAttaching, .afterLoading, .beforeDetaching:
      report(moment.name, context, appearance: false)
    case .beforeAppearing, .duringAppearing, .afterAppearing, .beforeDisappearing, .afterDisappearing:
      report(moment.name, context)
    default:
      break
    }
  }
}

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

  func afterAttaching(_ viewController: UIViewController, context: Context) {
    report("afterAttaching", context, appearance: false)
  }
  func beforeDetaching(_ viewController: UIViewController, context: Context) {
    report("beforeDetaching", context, appearance: false)
  }
  func afterLoading(_ viewController: UIViewController, context: Context) {
    report("afterLoading", context, appearance: false)
  }
  func beforeAppearing(_ viewController: UIViewController, context: Context) {
    report("beforeAppearing", context)
  }
  func duringAppearing(_ viewController: UIViewController, context: Context) {
    report("duringAppearing", context)
  }
  func afterAppearing(_ viewController: UIViewController, context: Context) {
    report("afterAppearing", context)
  }
  func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    report("beforeDisappearing", context)
  }
  func afterDisappearing(_ viewController: UIViewController, context: Context) {
    report("afterDisappearing", context)
  }
}

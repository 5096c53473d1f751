import LifecycleBehaviors
import LifecycleTestKit
import UIKit

// Each moment in each of its forms, written out.

struct AllPlainBehavior: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript

  func afterAttaching(_ viewController: UIViewController) { log.record("afterAttaching") }
  func afterLoading(_ viewController: UIViewController) { log.record("afterLoading") }
  func beforeAppearing(_ viewController: UIViewController) { log.record("beforeAppearing") }
  func duringAppearing(_ viewController: UIViewController) { log.record("duringAppearing") }
  func beforeLayingOutSubviews(_ viewController: UIViewController) { log.record("beforeLayingOutSubviews") }
  func afterLayingOutSubviews(_ viewController: UIViewController) { log.record("afterLayingOutSubviews") }
  func afterAppearing(_ viewController: UIViewController) { log.record("afterAppearing") }
  func beforeChangingSize(_ viewController: UIViewController, to size: CGSize) {
    log.record("beforeChangingSize \(size.width)")
  }
  func duringChangingSize(_ viewController: UIViewController, to size: CGSize) {
    log.record("duringChangingSize \(size.width)")
  }
  func afterChangingSize(_ viewController: UIViewController, to size: CGSize) {
    log.record("afterChangingSize \(size.width)")
  }
  func afterChangingTraits(_ viewController: UIViewController, from previousTraits: UITraitCollection?) {
    log.record("afterChangingTraits")
  }
  func afterReceivingMemoryWarning(_ viewController: UIViewController) { log.record("afterReceivingMemoryWarning") }
  func beforeDisappearing(_ viewController: UIViewController) { log.record("beforeDisappearing") }
  func afterDisappearing(_ viewController: UIViewController) { log.record("afterDisappearing") }
  func beforeDetaching(_ viewController: UIViewController) { log.record("beforeDetaching") }
}

struct AllContextBehavior: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript

  func afterAttaching(_ viewController: UIViewController, context: Context) { log.record("afterAttaching") }
  func afterLoading(_ viewController: UIViewController, context: Context) { log.record("afterLoading") }
  func beforeAppearing(_ viewController: UIViewController, context: Context) { log.record("beforeAppearing") }
  func duringAppearing(_ viewController: UIViewController, context: Context) { log.record("duringAppearing") }
  func beforeLayingOutSubviews(_ viewController: UIViewController, context: Context) {
    log.record("beforeLayingOutSubviews")
  }
  func afterLayingOutSubviews(_ viewController: UIViewController, context: Context) {
    log.record("afterLayingOutSubviews")
  }
  func afterAppearing(_ viewController: UIViewController, context: Context) { log.record("afterAppearing") }
  func beforeChangingSize(_ viewController: UIViewController, to size: CGSize, context: Context) {
    log.record("beforeChangingSize \(size.width)")
  }
  func duringChangingSize(_ viewController: UIViewController, to size: CGSize, context: Context) {
    log.record("duringChangingSize \(size.width)")
  }
  func afterChangingSize(_ viewController: UIViewController, to size: CGSize, context: Context) {
    log.record("afterChangingSize \(size.width)")
  }
  func afterChangingTraits(
    _ viewController: UIViewController, from previousTraits: UITraitCollection?, context: Context
  ) { log.record("afterChangingTraits") }
  func afterReceivingMemoryWarning(_ viewController: UIViewController, context: Context) {
    log.record("afterReceivingMemoryWarning")
  }
  func beforeDisappearing(_ viewController: UIViewController, context: Context) { log.record("beforeDisappearing") }
  func afterDisappearing(_ viewController: UIViewController, context: Context) { log.record("afterDisappearing") }
  func beforeDetaching(_ viewController: UIViewController, context: Context) { log.record("beforeDetaching") }
}

struct AllReceivedBehavior: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    switch moment {
    case .beforeChangingSize(let size), .duringChangingSize(let size), .afterChangingSize(let size):
      log.record("\(moment.name) \(size.width)")
    default:
      log.record(moment.name)
    }
  }
}

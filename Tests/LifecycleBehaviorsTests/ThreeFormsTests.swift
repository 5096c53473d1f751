import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Which of the three forms of a moment is called.
@MainActor
@Suite(.oneDevice)
struct ThreeFormsTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  private func launch(_ behavior: any ViewControllerLifecycleBehavior) {
    device.launch(showing: Screen([behavior]))
  }

  @Test("Every moment has a plain form and one with the context, and receive is called for the same moments")
  func everyMoment() {
    let logs = [LifecycleTranscript(), LifecycleTranscript(), LifecycleTranscript()]
    let screen = Screen([
      AllPlainBehavior(log: logs[0]), AllContextBehavior(log: logs[1]), AllReceivedBehavior(log: logs[2]),
    ])
    let window = device.launch(showing: screen)
    device.rotate(to: .landscapeLeft)
    device.advance(by: 1)
    device.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    device.warnOfMemory()
    window.isHidden = true
    device.turn()
    screen.attachment?.remove()

    let plain = logs[0].flush()
    #expect(logs[1].flush() == plain)
    #expect(logs[2].flush() == plain)
    #expect(
      Set(plain) == [
        "afterAttaching", "afterLoading", "beforeAppearing", "beforeLayingOutSubviews", "duringAppearing",
        "afterLayingOutSubviews", "afterAppearing", "beforeChangingSize 852.0", "duringChangingSize 852.0",
        "afterChangingSize 852.0", "afterChangingTraits", "afterReceivingMemoryWarning", "beforeDisappearing",
        "afterDisappearing", "beforeDetaching",
      ])
  }

  @Test("Of all three forms, only receive is called")
  func receiveFirst() {
    launch(ThreeFormsBehavior(log: log))
    #expect(
      log.flush() == [
        "receive afterAttaching", "receive afterLoading", "receive beforeAppearing", "receive beforeLayingOutSubviews",
        "receive duringAppearing", "receive afterLayingOutSubviews", "receive afterAppearing",
      ])
  }

  @Test(
    "Each moment may be implemented in another form; of the plain one and the one with the context the latter is called"
  )
  func mixed() {
    launch(MixedBehavior(log: log))
    #expect(log.flush() == ["plain beforeAppearing", "context afterAppearing"])
  }
}

private struct ThreeFormsBehavior: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript

  func afterAppearing(_ viewController: UIViewController) { log.record("plain afterAppearing") }
  func afterAppearing(_ viewController: UIViewController, context: Context) { log.record("context afterAppearing") }
  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    log.record("receive \(moment.name)")
  }
}

private struct MixedBehavior: ViewControllerLifecycleBehavior {
  let log: LifecycleTranscript

  func beforeAppearing(_ viewController: UIViewController) { log.record("plain beforeAppearing") }
  func afterAppearing(_ viewController: UIViewController) { log.record("plain afterAppearing") }
  func afterAppearing(_ viewController: UIViewController, context: Context) { log.record("context afterAppearing") }
}

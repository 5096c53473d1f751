import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Handlers that take away what others have still to be told about.
@MainActor
@Suite(.everyAnswer)
struct FocusReentrancyTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test(
    "A screen that the first of its handlers takes off the screen has gained and then lost focus for the second one")
  func takenAway() {
    var hasLost = false
    let screen = FocusScreen("first", in: log, on: device) { [device] change in
      if hasLost, change.hasFocus { device.keyWindow?.isHidden = true }
      hasLost = hasLost || !change.hasFocus
    }
    screen.loadViewIfNeeded()
    screen.addBehaviors([FocusBehavior { log.record("second \($0.kind) \($0.reason.name)") }])
    device.launchAndSettle(showing: screen)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    screen.present(alert, animated: true)
    device.advance(by: 1)
    #expect(log.flushWithoutTimes().suffix(2) == ["first lost alert", "second lost alert"])
    alert.dismiss(animated: true)
    device.advance(by: 1)
    #expect(
      log.flushWithoutTimes() == [
        "first gained uncovered", "second gained uncovered", "second lost windowHidden", "first lost windowHidden",
      ])
  }

  @Test(
    "A behavior that is removed while another handler is called has received what had been decided of it before its end"
  )
  func removed() {
    var attachment: BehaviorAttachment?
    let screen = FocusScreen("first", in: log, on: device) { change in
      if !change.hasFocus { attachment?.remove() }
    }
    screen.loadViewIfNeeded()
    attachment = screen.addBehaviors([FocusBehavior { log.record("second \($0.kind) \($0.reason.name)") }])
    device.launchAndSettle(showing: screen)
    _ = log.flush()
    screen.present(UIViewController(), animated: true)
    device.advance(by: 1)
    #expect(log.flushWithoutTimes() == ["first lost covered", "second lost covered"])
  }

  @Test("A behavior that is removed inside a loss receives its gain after all losses that were decided with it")
  func removedInsideALoss() {
    var attachment: BehaviorAttachment?
    let screen = FocusScreen("outer", in: log, on: device) { change in
      if !change.hasFocus { attachment?.remove() }
    }
    let child = FocusScreen("inner", in: log, on: device)
    device.launchAndSettle(showing: screen)
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)
    device.advance(by: 1)
    _ = log.flush()
    let modal = UIViewController()
    modal.loadViewIfNeeded()
    attachment = modal.addBehaviors([FocusBehavior { log.record("modal \($0.kind) \($0.reason.name)") }])
    screen.present(modal, animated: false)
    device.advance(by: 1)
    #expect(
      log.flushWithoutTimes() == [
        "outer lost covered", "inner lost covered", "modal gained appeared", "modal lost detached",
      ])
  }

  /// UIKit calls nothing on its children: it shows them by hand.
  private final class ContainerByHand: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test("A gain of a screen that is deallocated before it is reported is not reported, and neither is its loss")
  func deallocatedBeforeItsGain() {
    let container = ContainerByHand()
    var isBack = false
    let first = Screen([
      FocusBehavior([]) { [log] change in
        log.record("first \(change.kind)")
        guard isBack, let second = container.children.first else { return }
        second.view.removeFromSuperview()
        second.removeFromParent()
      }
    ])
    let root = UIViewController()
    root.loadViewIfNeeded()
    root.embed(first)
    root.embed(container)
    weak var released: UIViewController?
    do {
      let second = Screen([
        FocusBehavior([]) { [log] change in log.record("second \(change.kind) \(change.reason.name)") }
      ])
      released = second
      container.embed(second)
      device.launch(showing: root)
      second.beginAppearanceTransition(true, animated: false)
      second.endAppearanceTransition()
    }
    device.advance(by: 1)
    device.pressHome()
    #expect(log.flush() == ["first gained", "second gained appeared", "first lost", "second lost appBackground"])
    isBack = true
    device.openApp()
    device.advance(by: 1)
    #expect(released == nil)
    // Where UIKit calls a child that is removed all the same, the screen exists until its loss has been reported.
    let lines = log.flush()
    let seen = ["second gained appActive", "second lost disappeared"]
    #expect(lines == ["first gained"] || lines == ["first gained"] + seen)
  }
}

import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R115: animations that are switched off.
@MainActor
@Suite(.oneDevice)
struct AnimationsEnabledTests: FixtureSuite {
  let fixture = LaunchedStack()

  @Test("R115: while animations are off a push, a page turn and transition(from:to:) take no time")
  func others() {
    UIView.setAnimationsEnabled(false)
    nav.pushViewController(b, animated: true)
    device.finishTransitions()
    #expect(log.flush().filter { !$0.contains("M(") }.suffix(3) == ["B.iA(t)", "A.dD(t)", "B.dA(t)"])
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([log.screen("P")], direction: .forward, animated: false)
    nav.setViewControllers([pages], animated: false)
    device.finishTransitions()
    _ = log.flush()
    pages.setViewControllers([log.screen("Q")], direction: .forward, animated: true)
    device.finishTransitions()
    #expect(log.flush().filter { $0.contains("d") && $0.contains("(t)") } == ["Q.dA(t)", "P.dD(t)"])
    let old = log.screen("O")
    let new = log.screen("N")
    pages.embed(old)
    pages.addChild(new)
    pages.transition(from: old, to: new, duration: 5, animations: nil) { _ in log.record("replaced") }
    device.finishTransitions()
    #expect(log.flush().last == "replaced")
    #expect(device.now == 0)
  }

  @Test("R115: performWithoutAnimation switches animations off for its block, and then restores the earlier setting")
  func performWithoutAnimation() {
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
      nav.pushViewController(b, animated: true)
    }
    #expect(UIView.areAnimationsEnabled)
    device.finishTransitions()
    #expect(device.now == 0)
    #expect(log.flush().suffix(3) == ["A.dD(t)", "B.dA(t)", "B.dM(nav)"])
    let modal = log.screen("M")
    UIView.performWithoutAnimation { b.present(modal, animated: true) }
    device.finishTransitions()
    #expect(device.now == 0)
    UIView.setAnimationsEnabled(false)
    UIView.performWithoutAnimation {}
    #expect(!UIView.areAnimationsEnabled)
  }

  @Test("R115: animations are on in a new process")
  func newProcess() {
    UIView.setAnimationsEnabled(false)
    _ = HeadlessDevice()
    #expect(UIView.areAnimationsEnabled)
  }
}

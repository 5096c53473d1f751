import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R115: animations that are switched off.
@MainActor
@Suite(.oneDevice)
struct AnimationsEnabledTests: FixtureSuite {
  let fixture = LaunchedStack()

  @Test("R115: while animations are off a push and a page turn take no time")
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
    #expect(device.now == 0)
  }

  @Test("R115: performWithoutAnimation restores the setting from before it")
  func restoring() {
    UIView.setAnimationsEnabled(false)
    UIView.performWithoutAnimation {}
    #expect(!UIView.areAnimationsEnabled)
  }
}

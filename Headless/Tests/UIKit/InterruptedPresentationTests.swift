import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Presentations during which another change takes place.
@MainActor
@Suite(.oneDevice)
struct InterruptedPresentationTests: FixtureSuite {
  let fixture = PresenterLoggedApart()

  @Test("R46: a presenter that loses its window before the presentation starts does not present")
  func presenterGone() {
    a.present(b, animated: true) { logB.record("completion") }
    window.rootViewController = UIViewController()
    device.advance(by: 1)
    #expect(logB.flush() == [])
    #expect(a.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(!b.isBeingPresented)
  }

  @Test("R3, R50: a transition ends with all its callbacks when the app goes to the background")
  func background() {
    a.present(b, animated: true) { logB.record("presented") }
    device.advance(by: 0.1)
    device.pressHome()
    #expect(logB.flush() == ["B.viewDidLoad", "B.wA(t)", "B.iA(t)", "B.dA(t)", "presented"])
    device.openApp()
    device.advance(by: 1)
    #expect(logB.flush() == [])
    #expect(logA.flush() == [])
  }

  @Test("R50: a running push ends before its screen is covered")
  func coveredDuringPush() {
    let nav = UINavigationController(rootViewController: logA.screen("N"))
    window.rootViewController = nav
    device.turn()
    _ = logA.flush()
    let pushed = logA.screen("P")
    nav.pushViewController(pushed, animated: true)
    device.advance(by: 0.1)
    b.modalPresentationStyle = .fullScreen
    nav.present(b, animated: true)
    device.advance(by: 1)
    #expect(
      logA.flush() == [
        "P.wM(nav)", "P.viewDidLoad", "N.wD(t)", "P.wA(t)", "P.iA(t)", "N.dD(t)", "P.dA(t)", "P.dM(nav)",
        "P.wD(t)", "P.dD(t)",
      ])
    nav.dismiss(animated: true)
    device.advance(by: 1)
    #expect(logA.flush() == ["P.wA(t)", "P.iA(t)", "P.dA(t)"])
  }

  @Test("R143, R50: a screen that is popped during its push, and covered before the pop begins, does not come back")
  func coveredBeforePop() {
    let nav = UINavigationController(rootViewController: logA.screen("N"))
    window.rootViewController = nav
    device.turn()
    nav.pushViewController(logA.screen("P"), animated: true)
    device.turn()
    _ = logA.flush()
    nav.popToRootViewController(animated: true)
    b.modalPresentationStyle = .fullScreen
    nav.present(b, animated: true)
    device.advance(by: 1)
    #expect(logA.flush() == ["P.wM(nil)", "N.dD(t)", "P.dA(t)", "P.wD(t)", "P.dD(t)", "P.dM(nil)"])
    nav.dismiss(animated: true)
    device.advance(by: 1)
    #expect(logA.flush() == ["N.wA(t)", "N.iA(t)", "N.dA(t)"])
  }
}

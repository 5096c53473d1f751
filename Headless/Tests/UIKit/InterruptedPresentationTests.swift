import HeadlessDevice
import HeadlessTestSupport
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

  @Test(
    "R119: hiding the window during a presentation ends it first; its completion follows",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func hideMidway(style: UIModalPresentationStyle) {
    b.modalPresentationStyle = style
    a.present(b, animated: true) { logB.record("presented") }
    device.advance(by: 0.1)
    window.isHidden = true
    device.advance(by: 1)
    #expect(
      logB.flush() == ["B.viewDidLoad", "B.wA(t)", "B.iA(t)", "B.dA(t)", "B.wD(f)", "presented", "B.dD(f)"])
    #expect(logA.flush() == (style == .fullScreen ? ["A.wD(t)", "A.dD(t)"] : ["A.wD(f)", "A.dD(f)"]))
  }

  @Test(
    "R119: a controller that is being dismissed cannot present, and receives its callbacks in a legal order",
    arguments: [true, false])
  func presentWhileBeingDismissed(animated: Bool) {
    a.present(b, animated: true)
    device.advance(by: 1)
    b.dismiss(animated: true)
    let next = logA.screen("C")
    next.modalPresentationStyle = .fullScreen
    b.present(next, animated: animated)
    device.advance(by: 0.1)
    b.present(next, animated: animated)
    device.advance(by: 1)
    #expect(device.consoleMessages.count == 2)
    #expect(device.consoleMessages.allSatisfy { $0.hasSuffix("which is being dismissed.") })
    #expect(logA.flush() == [])
    #expect(logB.flush() == ["B.viewDidLoad", "B.wA(t)", "B.iA(t)", "B.dA(t)", "B.wD(t)", "B.dD(t)"])
  }
}

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

  @Test("R12: a dismissal that is requested during the presentation follows it", arguments: [true, false])
  func dismissDuringPresentation(isFullScreen: Bool) {
    if isFullScreen { b.modalPresentationStyle = .fullScreen }
    a.present(b, animated: true) { logB.record("presented") }
    device.advance(by: 0.1)
    a.dismiss(animated: true) { logB.record("dismissed") }
    device.advance(by: 2)
    #expect(
      logB.flush() == [
        "B.viewDidLoad", "B.wA(t)", "B.iA(t)", "B.dA(t)", "presented", "B.wD(t)", "B.dD(t)", "dismissed",
      ])
    #expect(logA.flush() == (isFullScreen ? ["A.wD(t)", "A.dD(t)", "A.wA(t)", "A.iA(t)", "A.dA(t)"] : []))
    #expect(a.presentedViewController == nil)
  }

  @Test("R46, R54: a presentation during the dismissal is refused while the link remains, and accepted afterwards")
  func presentDuringDismissal() {
    a.present(b, animated: true)
    device.advance(by: 1)
    let next = logB.screen("C")
    a.dismiss(animated: true) { [a] in a.present(next, animated: true) }
    device.advance(by: 0.1)
    _ = logB.flush()
    a.present(logB.screen("D"), animated: true)
    #expect(device.consoleMessages.count == 1)
    device.advance(by: 2)
    #expect(logB.flush() == ["B.dD(t)", "C.viewDidLoad", "C.wA(t)", "C.iA(t)", "C.dA(t)"])
    #expect(a.presentedViewController === next)
  }

  @Test("R46, W3: a presentation during the dismissal is accepted once the link is removed, and stays")
  func presentDuringDismissalWithoutLink() {
    device.weakRules.presentedLastsThroughDismissal = false
    a.present(b, animated: true)
    device.advance(by: 1)
    a.dismiss(animated: true)
    device.advance(by: 0.1)
    let next = logA.screen("C")
    a.present(next, animated: true)
    #expect(device.consoleMessages.isEmpty)
    device.advance(by: 2)
    #expect(a.presentedViewController === next)
    #expect(next.presentingViewController === a)
    #expect(logA.flush() == ["C.viewDidLoad", "C.wA(t)", "C.iA(t)", "C.dA(t)"])
    #expect(logB.flush().suffix(2) == ["B.wD(t)", "B.dD(t)"])
    next.dismiss(animated: true)
    device.advance(by: 1)
    #expect(logA.flush() == ["C.wD(t)", "C.dD(t)"])
  }

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

  @Test("R59: when the root under a sheet is replaced, the old root disappears and the sheet stays presented by it")
  func replacingRoot() {
    a.present(b, animated: true)
    device.advance(by: 1)
    _ = logB.flush()
    let next = logB.screen("N")
    window.rootViewController = next
    device.advance(by: 1)
    #expect(logA.flush() == ["A.wD(f)", "A.dD(f)"])
    #expect(logB.flush() == ["N.viewDidLoad", "N.wA(f)", "N.iA(f)", "N.dA(f)"])
    #expect(a.presentedViewController === b)
    #expect(next.presentedViewController == nil)
  }

  @Test("R9, R10: screen and sheet disappear when their window is hidden, and appear when it is shown")
  func hidingWindowWithSheet() {
    a.present(b, animated: true)
    device.advance(by: 1)
    _ = logB.flush()
    window.isHidden = true
    device.turn()
    #expect(logA.flush() == ["A.wD(f)", "A.dD(f)"])
    #expect(logB.flush() == ["B.wD(f)", "B.dD(f)"])
    #expect(a.presentedViewController === b)
    window.isHidden = false
    device.turn()
    #expect(logA.flush() == ["A.wA(f)", "A.iA(f)", "A.dA(f)"])
    #expect(logB.flush() == ["B.wA(f)", "B.iA(f)", "B.dA(f)"])
  }

  @Test("R9, R10: of a screen and a full-screen modal only the modal follows the window")
  func hidingWindowWithCover() {
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    device.advance(by: 1)
    _ = (logA.flush(), logB.flush())
    window.isHidden = true
    device.turn()
    window.isHidden = false
    device.turn()
    #expect(logA.flush() == [])
    #expect(logB.flush() == ["B.wD(f)", "B.dD(f)", "B.wA(f)", "B.iA(f)", "B.dA(f)"])
    #expect(a.view.window == nil)
  }

  @Test("R53: a second dismissal during the first does not dismiss what the completion of the first presents")
  func dismissingTwice() {
    a.present(b, animated: false)
    device.finishTransitions()
    let next = UIViewController()
    a.dismiss(animated: true) { [a] in a.present(next, animated: false) }
    device.turn()
    a.dismiss(animated: true)
    device.finishTransitions()
    #expect(a.presentedViewController === next)
  }

  @Test("R50, R35: a screen that a modal covers inside a stack or a tab does not appear with its container")
  func hidingContainerWithCover() {
    for container in [UINavigationController(), UITabBarController()] {
      let content = LoggedViewController("C", in: logA)
      content.definesPresentationContext = true
      (container as? UINavigationController)?.viewControllers = [content]
      (container as? UITabBarController)?.viewControllers = [content]
      window.rootViewController = container
      device.turn()
      let modal = LoggedViewController("M", in: logB)
      modal.modalPresentationStyle = .currentContext
      content.present(modal, animated: false)
      device.finishTransitions()
      _ = (logA.flush(), logB.flush())
      window.isHidden = true
      device.turn()
      window.isHidden = false
      device.turn()
      #expect(logA.flush() == [])
      #expect(content.view.window == nil)
      #expect(logB.flush() == ["M.wD(f)", "M.dD(f)", "M.wA(f)", "M.iA(f)", "M.dA(f)"])
    }
  }

  @Test("R50: a modal whose style is changed while it is shown is dismissed in the style in which it was presented")
  func changingStyle() {
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    device.advance(by: 1)
    let controller = b.presentationController
    b.modalPresentationStyle = .pageSheet
    #expect(b.presentationController === controller)
    _ = (logA.flush(), logB.flush())
    b.dismiss(animated: true)
    device.advance(by: 1)
    #expect(logA.flush() == ["A.wA(t)", "A.iA(t)", "A.dA(t)"])
    #expect(logB.flush() == ["B.wD(t)", "B.dD(t)"])
  }

  @Test(
    "R50, W3: a sheet that is presented after a full-screen modal does not make the presenter disappear",
    arguments: [true, false])
  func sheetAfterCover(linkLasts: Bool) {
    device.weakRules.presentedLastsThroughDismissal = linkLasts
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    device.advance(by: 1)
    a.dismiss(animated: true)
    device.advance(by: 1)
    _ = logA.flush()
    a.present(logB.screen("S"), animated: true)
    device.advance(by: 1)
    a.dismiss(animated: true)
    device.advance(by: 1)
    #expect(logA.flush() == [])
    #expect(a.view.window != nil)
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

  @Test("T24: a modal that dismisses itself in viewDidAppear is dismissed with all its callbacks")
  func dismissInDidAppear() {
    b.inside["dA"] = { $0.dismiss(animated: false) }
    a.present(b, animated: true)
    device.advance(by: 2)
    #expect(logB.flush() == ["B.viewDidLoad", "B.wA(t)", "B.iA(t)", "B.dA(t)", "B.wD(f)", "B.dD(f)"])
    #expect(a.presentedViewController == nil)
  }
}

import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R119 for presentations: in every order of changes each controller receives its callbacks in a legal order.
@MainActor
@Suite(.oneDevice)
struct PresentationAndWindowTests: FixtureSuite {
  let fixture = PresenterLoggedApart()

  @Test(
    "R119: presenting and hiding the window in one turn: no controller appears in the hidden window",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen], [true, false])
  func presentAndHide(style: UIModalPresentationStyle, animated: Bool) {
    b.modalPresentationStyle = style
    a.present(b, animated: animated) { logB.record("presented") }
    window.isHidden = true
    device.finishTransitions()
    let isCover = style == .fullScreen
    let covered = ["A.wD(f)", "A.dD(f)"]
    #expect(logA.flush() == covered)
    #expect(
      logB.flush()
        == (animated
          ? ["B.viewDidLoad", "presented"]
          : ["B.viewDidLoad", "B.wA(f)", "B.iA(f)", "B.dA(f)", "B.wD(f)", "presented", "B.dD(f)"]))
    window.isHidden = false
    device.finishTransitions()
    #expect(logA.flush() == (isCover ? [] : ["A.wA(f)", "A.iA(f)", "A.dA(f)"]))
    #expect(logB.flush() == ["B.wA(f)", "B.iA(f)", "B.dA(f)"])
    #expect(device.consoleMessages.isEmpty)
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
    "R119: hiding the window during a dismissal ends it first",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func hideMidwayThroughDismissal(style: UIModalPresentationStyle) {
    b.modalPresentationStyle = style
    a.present(b, animated: false)
    device.finishTransitions()
    _ = (logA.flush(), logB.flush())
    a.dismiss(animated: true) { logB.record("dismissed") }
    device.advance(by: 0.1)
    window.isHidden = true
    device.advance(by: 1)
    #expect(logB.flush() == ["B.wD(t)", "B.dD(t)", "dismissed"])
    #expect(
      logA.flush()
        == (style == .fullScreen ? ["A.wA(t)", "A.iA(t)", "A.dA(t)", "A.wD(f)", "A.dD(f)"] : ["A.wD(f)", "A.dD(f)"]))
    #expect(a.presentedViewController == nil)
  }

  @Test("R119: hiding the window during a drag cancels the drag first")
  func hideUnderFinger() throws {
    a.present(b, animated: false)
    device.finishTransitions()
    _ = (logA.flush(), logB.flush())
    let drag = try #require(device.beginSheetDrag(of: b))
    window.isHidden = true
    drag.finish()
    device.advance(by: 1)
    #expect(logB.flush() == ["B.wD(t)", "B.wA(t)", "B.iA(t)", "B.dA(t)", "B.wD(f)", "B.dD(f)"])
    #expect(a.presentedViewController === b)
    #expect(!b.isBeingDismissed)
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

  @Test(
    "R119: a modal that is covered while it is being presented receives viewDidAppear first", arguments: [true, false])
  func coverDuringPresentation(animated: Bool) {
    a.present(b, animated: true) { logB.record("presented") }
    device.advance(by: 0.1)
    let next = logA.screen("C")
    next.modalPresentationStyle = .fullScreen
    b.present(next, animated: animated)
    device.advance(by: 1)
    let x = animated ? "(t)" : "(f)"
    #expect(
      logB.flush() == ["B.viewDidLoad", "B.wA(t)", "B.iA(t)", "B.dA(t)", "B.wD" + x, "presented", "B.dD" + x])
    #expect(logA.flush() == ["C.viewDidLoad", "C.wA" + x, "C.iA" + x, "C.dA" + x])
    #expect(device.consoleMessages.isEmpty)
  }

  @Test("R119: a dismissal of the lower modal waits for the presentation of the upper one")
  func dismissLowerDuringUpper() {
    a.present(b, animated: true)
    device.advance(by: 1)
    let next = logA.screen("C")
    b.present(next, animated: true)
    device.advance(by: 0.1)
    _ = (logA.flush(), logB.flush())
    a.dismiss(animated: true) { logB.record("dismissed") }
    device.advance(by: 2)
    #expect(logA.flush() == ["C.dA(t)", "C.wD(t)", "C.dD(t)"])
    #expect(logB.flush() == ["B.wD(f)", "B.dD(f)", "dismissed"])
  }

  @Test("R119: a modal whose view is removed while it is being presented disappears")
  func viewTakenAway() {
    a.present(b, animated: true)
    device.advance(by: 0.1)
    b.view.removeFromSuperview()
    device.advance(by: 1)
    #expect(logB.flush() == ["B.viewDidLoad", "B.wA(t)", "B.iA(t)", "B.wD(f)", "B.dD(f)"])
  }

  @Test("R119, R59: a presenter that loses its window during the dismissal disappears")
  func presenterTakenAway() {
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    device.finishTransitions()
    _ = (logA.flush(), logB.flush())
    a.dismiss(animated: true)
    device.advance(by: 0.1)
    window.rootViewController = UIViewController()
    device.advance(by: 1)
    #expect(logA.flush() == ["A.wA(t)", "A.iA(t)", "A.wD(f)", "A.dD(f)"])
    #expect(logB.flush() == ["B.wD(t)", "B.dD(t)"])
  }
}

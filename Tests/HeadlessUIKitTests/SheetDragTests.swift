import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R55: a finger pulls a sheet down.
@MainActor
@Suite(.oneDevice)
struct SheetDragTests: FixtureSuite {
  let fixture = LoggedPresenter()
  let delegate: LoggedDismissalDelegate

  init() {
    delegate = LoggedDismissalDelegate(fixture.log)
    b.presentationController?.delegate = delegate
    a.present(b, animated: true)
    device.advance(by: 1)
    _ = log.flush()
  }

  @Test("R55: a sheet pulled down is dismissed; its delegate hears before and after; the screen below nothing")
  func finished() throws {
    let drag = try #require(device.beginSheetDrag(of: b))
    #expect(log.flush() == ["shouldDismiss", "willDismiss", "B.wD(t)"])
    #expect(b.isBeingDismissed)
    device.advance(by: 5)
    #expect(log.flush() == [])
    drag.finish()
    device.advance(by: 1)
    #expect(log.flush() == ["B.dD(t)", "didDismiss"])
    #expect(a.presentedViewController == nil)
    #expect(b.view.window == nil)
  }

  @Test("R55: a screen shown inside the sheet keeps it from being pulled down; one that is buried does not")
  func modalContent() {
    a.dismiss(animated: false)
    device.finishTransitions()
    let content = UIViewController()
    let nav = UINavigationController(rootViewController: content)
    nav.presentationController?.delegate = delegate
    a.present(nav, animated: false)
    device.finishTransitions()
    _ = log.flush()
    content.isModalInPresentation = true
    #expect(device.beginSheetDrag(of: nav) == nil)
    #expect(log.flush() == ["didAttemptToDismiss"])
    nav.pushViewController(UIViewController(), animated: false)
    device.finishTransitions()
    #expect(device.beginSheetDrag(of: nav) != nil)
  }

  @Test(
    "R55: a sheet that comes or goes anyway cannot be taken hold of, and nobody is asked", arguments: [true, false])
  func inTransition(isComing: Bool) {
    a.dismiss(animated: true)
    device.turn()
    if isComing {
      device.finishTransitions()
      b.presentationController?.delegate = delegate
      a.present(b, animated: true)
      device.turn()
    }
    _ = log.flush()
    #expect(device.beginSheetDrag(of: b) == nil)
    #expect(log.flush() == [])
  }

  @Test("R55, T7: a sheet let go appears anew; nobody else hears of it")
  func cancelled() throws {
    let drag = try #require(device.beginSheetDrag(of: b))
    _ = log.flush()
    drag.cancel()
    device.advance(by: 1)
    #expect(log.flush() == ["B.wA(t)", "B.iA(t)", "B.dA(t)"])
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    #expect(!b.isBeingDismissed)
    #expect(!b.isBeingPresented)

    b.dismiss(animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["B.wD(t)", "B.dD(t)"])
  }

  @Test("R55, W3: the presenter's link survives a cancelled drag under both answers", arguments: [true, false])
  func linkAfterCancelled(lasts: Bool) throws {
    device.weakRules.presentedLastsThroughDismissal = lasts
    let drag = try #require(device.beginSheetDrag(of: b))
    #expect((a.presentedViewController === b) == lasts)
    drag.cancel()
    device.advance(by: 1)
    #expect(a.presentedViewController === b)
  }

  @Test("R55: a modal in presentation only reports the attempt")
  func modalInPresentation() {
    b.isModalInPresentation = true
    #expect(device.beginSheetDrag(of: b) == nil)
    device.advance(by: 1)
    #expect(log.flush() == ["didAttemptToDismiss"])
    #expect(a.presentedViewController === b)
  }

  @Test("R55: a delegate that says no is told of the attempt")
  func refused() {
    delegate.allowsDismissal = false
    #expect(device.beginSheetDrag(of: b) == nil)
    device.advance(by: 1)
    #expect(log.flush() == ["shouldDismiss", "didAttemptToDismiss"])
    #expect(a.presentedViewController === b)
  }

  @Test("R55: a dismissal by the program asks nobody")
  func programmatic() {
    b.dismiss(animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["B.wD(t)", "B.dD(t)"])
  }

  @Test("R55: what fills the screen, or carries a modal of its own, cannot be pulled down")
  func notDraggable() {
    let cover = log.screen("C")
    cover.modalPresentationStyle = .overFullScreen
    b.present(cover, animated: true)
    device.advance(by: 1)
    _ = log.flush()
    #expect(device.beginSheetDrag(of: cover) == nil)
    #expect(device.beginSheetDrag(of: b) == nil)
    #expect(log.flush() == [])
  }

  @Test("R55, R38: the drag's coordinator knows how it ends", arguments: [true, false])
  func coordinator(isCancelled: Bool) throws {
    let drag = try #require(device.beginSheetDrag(of: b))
    b.transitionCoordinator?.animate(alongsideTransition: nil) { log.record("cancelled \($0.isCancelled)") }
    isCancelled ? drag.cancel() : drag.finish()
    device.advance(by: 1)
    #expect(log.flush().filter { $0.hasPrefix("cancelled") } == ["cancelled \(isCancelled)"])
    #expect(b.transitionCoordinator == nil)
  }
}

import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R55: a finger drags a sheet down.
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

  @Test(
    "R55: a sheet that is pulled down is dismissed; its delegate is called before and after, the screen below never")
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

  @Test("R55: the visible screen inside a sheet can prevent that it is pulled down; a screen below it cannot")
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
    "R55: a sheet that is being presented or dismissed cannot be dragged, and the delegate is not called",
    arguments: [true, false])
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

  @Test("R55, T7: after a cancelled drag the sheet appears again; no other controller receives a callback")
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

  @Test("R55, W3: the presenter's link is there after a cancelled drag under both answers", arguments: [true, false])
  func linkAfterCancelled(lasts: Bool) throws {
    device.weakRules.presentedLastsThroughDismissal = lasts
    let drag = try #require(device.beginSheetDrag(of: b))
    #expect((a.presentedViewController === b) == lasts)
    drag.cancel()
    device.advance(by: 1)
    #expect(a.presentedViewController === b)
  }

  @Test("R55: for a modal with isModalInPresentation only the attempt is reported")
  func modalInPresentation() {
    b.isModalInPresentation = true
    #expect(device.beginSheetDrag(of: b) == nil)
    device.advance(by: 1)
    #expect(log.flush() == ["didAttemptToDismiss"])
    #expect(a.presentedViewController === b)
  }

  @Test("R55: a delegate that does not allow the dismissal receives didAttemptToDismiss")
  func refused() {
    delegate.allowsDismissal = false
    #expect(device.beginSheetDrag(of: b) == nil)
    device.advance(by: 1)
    #expect(log.flush() == ["shouldDismiss", "didAttemptToDismiss"])
    #expect(a.presentedViewController === b)
  }

  @Test("R55: a dismissal by the app does not call the delegate")
  func programmatic() {
    b.dismiss(animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["B.wD(t)", "B.dD(t)"])
  }

  @Test("R55: a modal that fills the screen, or that presents another one, cannot be pulled down")
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

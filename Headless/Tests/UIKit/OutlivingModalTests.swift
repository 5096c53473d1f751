import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R58: a modal belongs to the root, whatever happens to the screen that requested it.
@MainActor
@Suite(.oneDevice)
struct OutlivingModalTests: FixtureSuite {
  let fixture = TabbedScreen()

  @Test("R58: when the screen that requested the modal is popped, the root still presents the modal")
  func poppingPresenter() {
    let second = log.screen("C")
    nav.pushViewController(second, animated: false)
    device.finishTransitions()
    second.present(modal, animated: false)
    device.finishTransitions()
    _ = log.flush()
    nav.popViewController(animated: false)
    device.finishTransitions()
    #expect(
      log.flush() == ["C.wM(nil)", "C.wD(f)", "A.wA(f)", "A.iA(f)", "C.dD(f)", "A.dA(f)", "C.dM(nil)"])
    #expect(tab.presentedViewController === modal)
    #expect(second.presentedViewController == nil)
    #expect(modal.view.window != nil)
  }

  @Test("R58, R36: after a pop behind a full-screen modal the new top screen appears when the modal is dismissed")
  func poppingBehindCover() {
    let second = log.screen("C")
    nav.pushViewController(second, animated: false)
    device.finishTransitions()
    modal.modalPresentationStyle = .fullScreen
    second.present(modal, animated: true)
    device.advance(by: 1)
    _ = log.flush()
    nav.popViewController(animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["C.wM(nil)", "C.dM(nil)"])
    modal.dismiss(animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["B.wD(t)", "A.wA(t)", "A.iA(t)", "A.dA(t)", "B.dD(t)"])
  }

  @Test("R58: when the child that requested the modal is removed, the modal stays")
  func removingPresenter() {
    helper.present(modal, animated: true)
    device.advance(by: 1)
    _ = log.flush()
    screen.unembed(helper)
    device.advance(by: 1)
    #expect(log.flush() == [])
    #expect(screen.presentedViewController === modal)
    #expect(helper.presentedViewController == nil)
  }

  @Test("R58, R40: under a modal the old and the new tab receive the callbacks of a tab switch")
  func switchingTabs() {
    screen.present(modal, animated: false)
    device.finishTransitions()
    _ = log.flush()
    tab.selectedIndex = 1
    device.turn()
    #expect(log.flush() == ["A.wD(f)", "A.dD(f)"])
    #expect(sibling.presentedViewController === modal)
  }
}

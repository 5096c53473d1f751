import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R53: A presents B, B presents C.
@MainActor
@Suite(.oneDevice)
struct NestedModalTests: FixtureSuite {
  let fixture = ScreensLoggedApart()

  init() {
    device.launch(showing: a)
  }

  private func present(_ bStyle: UIModalPresentationStyle, _ cStyle: UIModalPresentationStyle) {
    b.modalPresentationStyle = bStyle
    c.modalPresentationStyle = cStyle
    a.present(b, animated: true)
    device.advance(by: 1)
    b.present(c, animated: true)
    device.advance(by: 1)
    #expect(a.presentedViewController === b)
    #expect(b.presentedViewController === c)
    _ = flush()
  }

  private func flush() -> [[String]] {
    [logA.flush(), logB.flush(), logC.flush()]
  }

  @Test("R53: the lowest presenter dismisses all; only the topmost is animated")
  func dismissAll() {
    present(.pageSheet, .pageSheet)
    a.dismiss(animated: true) { logA.record("completion") }
    device.advance(by: 1)
    #expect(flush() == [["completion"], ["B.wD(f)", "B.dD(f)"], ["C.wD(t)", "C.dD(t)"]])
    #expect(a.presentedViewController == nil)
    #expect(b.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(c.presentingViewController == nil)
    #expect(b.view.window == nil)
    #expect(c.view.window == nil)
  }

  @Test("R53: the middle controller dismisses only the one above it")
  func dismissMiddle() {
    present(.pageSheet, .pageSheet)
    b.dismiss(animated: true)
    device.advance(by: 1)
    #expect(flush() == [[], [], ["C.wD(t)", "C.dD(t)"]])
    #expect(a.presentedViewController === b)
    #expect(b.presentedViewController == nil)
    b.dismiss(animated: true)
    device.advance(by: 1)
    #expect(flush() == [[], ["B.wD(t)", "B.dD(t)"], []])
  }

  @Test(
    "R53: a dismissal by the top controller, or by a child of it, is passed to its presenter", arguments: [true, false])
  func dismissTop(fromChild: Bool) {
    let child = UIViewController()
    c.embed(child)
    present(.pageSheet, .pageSheet)
    (fromChild ? child : c).dismiss(animated: true)
    device.advance(by: 1)
    #expect(flush() == [[], [], ["C.wD(t)", "C.dD(t)"]])
    #expect(a.presentedViewController === b)
  }

  @Test("R53: a child of the presenter dismisses the controller that it returns as presented")
  func dismissFromSibling() {
    let helper = UIViewController()
    a.embed(helper)
    present(.pageSheet, .pageSheet)
    helper.dismiss(animated: true)
    device.advance(by: 1)
    #expect(a.presentedViewController == nil)
    #expect(c.view.window == nil)
  }

  @Test("R53: without a presented controller dismiss causes no callback")
  func dismissNothing() {
    _ = flush()
    a.dismiss(animated: true)
    device.advance(by: 1)
    #expect(flush() == [[], [], []])
  }

  @Test("R53, R50: of two full-screen modals the lower one has disappeared already and receives no callback")
  func twoCovers() {
    present(.fullScreen, .fullScreen)
    #expect(b.view.window == nil)
    a.dismiss(animated: true)
    device.advance(by: 1)
    #expect(flush() == [["A.wA(t)", "A.iA(t)", "A.dA(t)"], [], ["C.wD(t)", "C.dD(t)"]])
    #expect(a.view.window != nil)
    #expect(c.view.window == nil)
  }

  @Test("R53, R50: when the upper of two full-screen modals is dismissed, the lower one appears")
  func upperCover() {
    present(.fullScreen, .fullScreen)
    c.dismiss(animated: true)
    device.advance(by: 1)
    #expect(flush() == [[], ["B.wA(t)", "B.iA(t)", "B.dA(t)"], ["C.wD(t)", "C.dD(t)"]])
    b.dismiss(animated: true)
    device.advance(by: 1)
    #expect(flush() == [["A.wA(t)", "A.iA(t)", "A.dA(t)"], ["B.wD(t)", "B.dD(t)"], []])
  }

  @Test("R50: a full-screen modal over a sheet covers the sheet, not the screen below the sheet")
  func coverOverSheet() {
    a.present(b, animated: true)
    device.advance(by: 1)
    _ = flush()
    c.modalPresentationStyle = .fullScreen
    b.present(c, animated: true)
    device.advance(by: 1)
    #expect(flush() == [[], ["B.wD(t)", "B.dD(t)"], ["C.viewDidLoad", "C.wA(t)", "C.iA(t)", "C.dA(t)"]])
    #expect(b.view.window == nil)
    #expect(a.view.window != nil)
    c.dismiss(animated: true)
    device.advance(by: 1)
    #expect(flush() == [[], ["B.wA(t)", "B.iA(t)", "B.dA(t)"], ["C.wD(t)", "C.dD(t)"]])
    #expect(b.view.window != nil)
  }

  @Test("R53, R50: a sheet over a full-screen modal is dismissed with it, and the screen below appears")
  func sheetOverCover() {
    present(.fullScreen, .pageSheet)
    a.dismiss(animated: true)
    device.advance(by: 1)
    #expect(
      flush() == [["A.wA(t)", "A.iA(t)", "A.dA(t)"], ["B.wD(f)", "B.dD(f)"], ["C.wD(t)", "C.dD(t)"]])
  }

  @Test("R53: a dismissal of all during that of the top one dismisses both, each with one set of callbacks")
  func dismissDuringDismissal() {
    present(.pageSheet, .pageSheet)
    c.dismiss(animated: true) { logC.record("completion") }
    device.advance(by: 0.1)
    a.dismiss(animated: true) { logA.record("completion") }
    device.advance(by: 1)
    #expect(flush() == [["completion"], ["B.wD(f)", "B.dD(f)"], ["C.wD(t)", "C.dD(t)", "completion"]])
    #expect(a.presentedViewController == nil)
    #expect(device.consoleMessages.isEmpty)
  }

  @Test("R52: all dismissed controllers are released")
  func release() {
    weak var lower: UIViewController?
    weak var upper: UIViewController?
    do {
      let sheet = UIViewController()
      let cover = UIViewController()
      (lower, upper) = (sheet, cover)
      cover.modalPresentationStyle = .fullScreen
      a.present(sheet, animated: true)
      device.advance(by: 1)
      sheet.present(cover, animated: true)
      device.advance(by: 1)
      a.dismiss(animated: true)
    }
    device.advance(by: 1)
    #expect(lower == nil)
    #expect(upper == nil)
  }
}

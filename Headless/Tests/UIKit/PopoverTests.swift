import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R50, R55: popovers, which a phone shows as sheets.
@MainActor
@Suite(.oneDevice)
struct PopoverTests {
  private final class Delegate: LoggedDismissalDelegate, UIPopoverPresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      log.record("prepare")
    }
  }

  let log = Transcript()
  let a: LoggedViewController
  let b: LoggedViewController
  private let delegate: Delegate

  init() {
    a = log.screen("A")
    b = log.screen("B")
    delegate = Delegate(log)
  }

  private func presentPopover(on idiom: UIUserInterfaceIdiom) -> HeadlessDevice {
    let device = HeadlessDevice.launched(showing: a, on: idiom)
    b.modalPresentationStyle = .popover
    b.popoverPresentationController?.sourceView = a.view
    b.popoverPresentationController?.delegate = delegate
    _ = log.flush()
    a.present(b, animated: true)
    device.advance(by: 1)
    return device
  }

  @Test(
    "R50: on an iPad the presenter of a popover gets no callback; a tap outside dismisses it if the delegate allows")
  func tapOutside() {
    let device = presentPopover(on: .pad)
    #expect(log.flush() == ["B.viewDidLoad", "prepare", "B.wA(t)", "B.iA(t)", "B.dA(t)"])
    #expect(a.view.window != nil)
    #expect(device.tapOutside(b))
    #expect(b.isBeingDismissed)
    #expect(log.flush() == ["shouldDismiss", "willDismiss", "B.wD(t)"])
    device.advance(by: 1)
    #expect(log.flush() == ["B.dD(t)", "didDismiss"])
    #expect(a.presentedViewController == nil)
  }

  @Test("R55: a popover that may not be dismissed only reports the tap outside", arguments: [true, false])
  func refused(isModal: Bool) {
    let device = presentPopover(on: .pad)
    _ = log.flush()
    b.isModalInPresentation = isModal
    delegate.allowsDismissal = false
    #expect(!device.tapOutside(b))
    device.advance(by: 1)
    #expect(log.flush() == (isModal ? [] : ["shouldDismiss"]) + ["didAttemptToDismiss"])
    #expect(a.presentedViewController === b)
  }

  @Test("R50: a popover on an iPad is no sheet, and a tap outside does not dismiss it while it presents a modal")
  func notDraggable() {
    let device = presentPopover(on: .pad)
    _ = log.flush()
    #expect(device.beginSheetDrag(of: b) == nil)
    #expect(log.flush() == [])
    b.present(log.screen("C"), animated: true)
    device.advance(by: 1)
    _ = log.flush()
    #expect(!device.tapOutside(b))
    #expect(log.flush() == [])
  }

  @Test("R50, R55: a phone shows a popover as a sheet, which a drag dismisses and a tap outside does not")
  func sheet() throws {
    let device = presentPopover(on: .phone)
    #expect(log.flush() == ["B.viewDidLoad", "B.wA(t)", "B.iA(t)", "B.dA(t)"])
    #expect(!device.tapOutside(b))
    #expect(log.flush() == [])
    let drag = try #require(device.beginSheetDrag(of: b))
    drag.finish()
    device.advance(by: 1)
    #expect(log.flush() == ["shouldDismiss", "willDismiss", "B.wD(t)", "B.dD(t)", "didDismiss"])
  }

  @Test(
    "R50: on a phone the delegate may keep the popover, or make it fill the screen so that the presenter disappears")
  func adapted() {
    delegate.adaptiveStyle = UIModalPresentationStyle.none
    let device = presentPopover(on: .phone)
    #expect(log.flush() == ["B.viewDidLoad", "prepare", "B.wA(t)", "B.iA(t)", "B.dA(t)"])
    #expect(device.tapOutside(b))
    device.advance(by: 1)
    _ = log.flush()
    delegate.adaptiveStyle = .fullScreen
    b.popoverPresentationController?.delegate = delegate
    a.present(b, animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["A.wD(t)", "B.wA(t)", "B.iA(t)", "B.dA(t)", "A.dD(t)"])
  }

  @Test("R50: on an iPad the adaptive style is not used")
  func notAdapted() {
    delegate.adaptiveStyle = .fullScreen
    _ = presentPopover(on: .pad)
    #expect(a.appearance == .appeared)
  }
}

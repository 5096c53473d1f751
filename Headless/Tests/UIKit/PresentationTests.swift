import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// The style of a presentation, and its presentation controller. Who presents, and what is called, is said by the cases of the
/// conformance suite.
@MainActor
@Suite(.oneDevice)
struct PresentationTests: FixtureSuite {
  let fixture = LoggedPresenter()

  @Test("R113, R137: automatic reads as a form sheet on iOS 18 and later, and as a page sheet before")
  func automatic() {
    for (version, style) in [
      (13, UIModalPresentationStyle.pageSheet), (17, .pageSheet), (18, .formSheet), (26, .formSheet),
    ] {
      device.systemVersion = version
      #expect(UIViewController().modalPresentationStyle == style)
      let controller = UIViewController()
      controller.modalPresentationStyle = .fullScreen
      controller.modalPresentationStyle = .automatic
      #expect(controller.modalPresentationStyle == style)
      #expect(controller.presentationController?.presentationStyle == style)
      #expect(controller.presentationController is UISheetPresentationController)
    }
    #expect(HeadlessDevice().systemVersion == 18)
  }

  @Test("R50: the class of the presentation controller follows the style")
  func classes() {
    #expect(b.sheetPresentationController != nil)
    #expect(b.popoverPresentationController == nil)
    b.modalPresentationStyle = .popover
    #expect(b.sheetPresentationController == nil)
    #expect(b.popoverPresentationController != nil)
    b.modalPresentationStyle = .fullScreen
    #expect(b.sheetPresentationController == nil && b.popoverPresentationController == nil)
    b.modalPresentationStyle = .formSheet
    #expect(b.sheetPresentationController != nil)
  }

  @Test("R50: a modal whose style is changed while it is shown is dismissed in the style in which it was presented")
  func changingStyle() {
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    device.advance(by: 1)
    let controller = b.presentationController
    b.modalPresentationStyle = .pageSheet
    #expect(b.presentationController === controller)
    _ = log.flush()
    b.dismiss(animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["B.wD(t)", "A.wA(t)", "A.iA(t)", "A.dA(t)", "B.dD(t)"])
  }

  @Test("R135: a dismissal of the upper controller is part of a running dismissal of the lower one")
  func upperDuringLower() {
    let c = log.screen("C")
    a.present(b, animated: false)
    device.finishTransitions()
    b.present(c, animated: false)
    device.finishTransitions()
    _ = log.flush()
    a.dismiss(animated: true) { log.record("all") }
    device.advance(by: 0.1)
    c.dismiss(animated: true) { log.record("upper") }
    device.advance(by: 1)
    #expect(log.flush() == ["C.wD(t)", "B.wD(f)", "C.dD(t)", "B.dD(f)", "all", "upper"])
    #expect(a.presentedViewController == nil)
  }
}

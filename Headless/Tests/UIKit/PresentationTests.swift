import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Presentations and dismissals, where Rules.md leaves the choice to the stand-in. The cases of the conformance suite have
/// the rules themselves.
@MainActor
@Suite(.oneDevice)
struct PresentationTests: FixtureSuite {
  let fixture = LoggedPresenter()

  private func presentB() {
    a.present(b, animated: true)
    device.advance(by: 1)
    _ = log.flush()
  }

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

  @Test(
    "R114: a presentation without animation inside a will-callback waits for the end of that transition",
    arguments: ["viewDidLoad", "wA", "iA"])
  func insideWillCall(callback: String) {
    let nav = UINavigationController(rootViewController: log.screen("N"))
    device.openWindow(showing: nav)
    _ = log.flush()
    let pushed = log.screen("P")
    b.modalPresentationStyle = .fullScreen
    pushed.inside[callback] = { [b] in $0.present(b, animated: false) }
    nav.pushViewController(pushed, animated: true)
    device.finishTransitions()
    #expect(
      log.flush().filter { !$0.hasPrefix("B.viewDidLoad") } == [
        "P.wM(nav)", "P.viewDidLoad", "N.wD(t)", "P.wA(t)", "P.iA(t)", "N.dD(t)", "P.dA(t)", "P.dM(nav)", "P.wD(f)",
        "B.wA(f)", "B.iA(f)", "B.dA(f)", "P.dD(f)",
      ])
    #expect(device.consoleMessages.isEmpty)
  }

  @Test(
    "R112: in a window that was never shown the links are set, and no controller appears until the window is shown",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen], [true, false])
  func neverShown(style: UIModalPresentationStyle, animated: Bool) throws {
    let window = UIWindow(windowScene: try #require(device.scenes.first))
    let root = log.screen("R")
    window.rootViewController = root
    window.addSubview(root.view)
    b.modalPresentationStyle = style
    _ = log.flush()
    root.present(b, animated: animated) { log.record("presented") }
    #expect(root.presentedViewController === b)
    #expect(b.presentingViewController === root)
    device.finishTransitions()
    #expect(device.consoleMessages.isEmpty)
    #expect(log.flush() == ["B.viewDidLoad", "presented"])
    window.isHidden = false
    device.turn()
    let below = style == .fullScreen ? [] : ["R"]
    #expect(Set(log.flush()) == Set((below + ["B"]).flatMap { ["\($0).wA(f)", "\($0).iA(f)", "\($0).dA(f)"] }))
    b.dismiss(animated: false)
    device.finishTransitions()
    #expect(root.appearance == .appeared)
    #expect(root.presentedViewController == nil)
  }

  @Test("R135: a dismissal of the upper controller is part of a running dismissal of the lower one")
  func upperDuringLower() {
    presentB()
    let c = log.screen("C")
    b.present(c, animated: true)
    device.advance(by: 1)
    _ = log.flush()
    a.dismiss(animated: true) { log.record("all") }
    device.advance(by: 0.1)
    c.dismiss(animated: true) { log.record("upper") }
    device.advance(by: 1)
    #expect(log.flush() == ["C.wD(t)", "B.wD(f)", "C.dD(t)", "B.dD(f)", "all", "upper"])
    #expect(a.presentedViewController == nil)
  }

  @Test("R135: a dismissal that is requested while a finger drags the sheet follows a cancelled drag")
  func duringDrag() throws {
    presentB()
    let drag = try #require(device.beginSheetDrag(of: b))
    a.dismiss(animated: true) { log.record("dismissed") }
    drag.cancel()
    device.advance(by: 2)
    #expect(log.flush() == ["B.wD(t)", "B.wA(t)", "B.iA(t)", "B.dA(t)", "B.wD(t)", "B.dD(t)", "dismissed"])
    #expect(a.presentedViewController == nil)
  }

  @Test("R56: a second tap on an action has no effect while the alert is dismissed")
  func alertTappedTwice() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: nil, style: .default) { [log] _ in log.record("handler") }
    alert.addAction(action)
    a.present(alert, animated: true)
    device.advance(by: 1)
    device.tap(action, in: alert)
    device.tap(action, in: alert)
    device.advance(by: 1)
    device.tap(action, in: alert)
    device.advance(by: 1)
    #expect(log.flush() == ["handler"])
  }
}

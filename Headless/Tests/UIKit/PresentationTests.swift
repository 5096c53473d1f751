import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R46-R52: presenting one controller and dismissing it.
@MainActor
@Suite(.oneDevice)
struct PresentationTests: FixtureSuite {
  let fixture = LoggedPresenter()

  @Test("R46: a controller outside of a window cannot present; a console message names the reason")
  func offWindow() {
    let lonely = log.screen("L")
    _ = lonely.view
    _ = log.flush()
    lonely.present(b, animated: true) { log.record("completion") }
    device.advance(by: 1)
    #expect(log.flush() == [])
    #expect(lonely.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(!b.isBeingPresented)
    #expect(device.consoleMessages.count == 1)
    #expect(device.consoleMessages[0].contains("not in the window hierarchy"))
  }

  @Test("R46, R49: a second presentation is refused, even in the same turn")
  func alreadyPresenting() {
    let other = log.screen("C")
    a.present(b, animated: true)
    a.present(other, animated: true) { log.record("completion") }
    #expect(device.consoleMessages.count == 1)
    #expect(device.consoleMessages[0].contains("already presenting"))
    device.advance(by: 1)
    #expect(log.flush() == ["B.viewDidLoad", "B.wA(t)", "B.iA(t)", "B.dA(t)"])
    #expect(a.presentedViewController === b)
    #expect(other.presentingViewController == nil)
  }

  @Test("R46: a controller that is presented already, or that has a parent, cannot be presented")
  func unpresentable() async {
    let presented = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let root = UIViewController()
      let device = HeadlessDevice()
      device.launch(showing: root)
      let modal = UIViewController()
      root.present(modal, animated: false)
      root.present(modal, animated: false)
    }
    let child = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let device = HeadlessDevice()
      let root = UIViewController()
      device.launch(showing: UINavigationController(rootViewController: root))
      root.present(root, animated: true)
    }
    for (result, message) in [(presented, "is already being presented by"), (child, "has a parent view controller")] {
      expectMessage("Application tried to present modally", of: result)
      expectMessage(message, of: result)
    }
  }

  @Test("R49: the links are set at once; the controller of an animated presentation loads and appears after the commit")
  func animatedLinks() {
    a.present(b, animated: true)
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    #expect(b.isBeingPresented)
    #expect(!b.isViewLoaded)
    #expect(log.flush() == [])
    device.turn()
    #expect(log.flush() == ["B.viewDidLoad", "B.wA(t)", "B.iA(t)"])
  }

  @Test(
    "R49, R114, W2: a presentation without animation loads the view at once, and runs at once or after the commit",
    arguments: [true, false])
  func plain(waits: Bool) {
    #expect(device.weakRules.plainPresentationStartsAtOnce)
    device.weakRules.plainPresentationStartsAtOnce = !waits
    a.present(b, animated: false) { log.record("completion") }
    #expect(log.flush() == (waits ? ["B.viewDidLoad"] : ["B.viewDidLoad", "B.wA(f)", "B.iA(f)"]))
    device.finishTransitions()
    #expect(log.flush() == (waits ? ["B.wA(f)", "B.iA(f)"] : []) + ["B.dA(f)", "completion"])
    a.dismiss(animated: false) { log.record("completion") }
    #expect(log.flush() == (waits ? [] : ["B.wD(f)"]))
    device.finishTransitions()
    #expect(log.flush() == (waits ? ["B.wD(f)"] : []) + ["B.dD(f)", "completion"])
  }

  @Test(
    "R50, T3: in a presentation that removes the presenter's view the new controller appears first",
    arguments: [UIModalPresentationStyle.fullScreen, .currentContext], [true, false])
  func covering(style: UIModalPresentationStyle, animated: Bool) {
    let x = animated ? "(t)" : "(f)"
    b.modalPresentationStyle = style
    a.present(b, animated: animated)
    device.finishTransitions()
    #expect(log.flush() == ["B.viewDidLoad", "A.wD" + x, "B.wA" + x, "B.iA" + x, "B.dA" + x, "A.dD" + x])
    #expect(a.view.window == nil)
    #expect(b.view.window != nil)
    a.dismiss(animated: animated)
    device.finishTransitions()
    #expect(log.flush() == ["B.wD" + x, "A.wA" + x, "A.iA" + x, "A.dA" + x, "B.dD" + x])
    #expect(a.view.window != nil)
    #expect(b.view.window == nil)
  }

  nonisolated static let overlays: [UIModalPresentationStyle] = [
    .automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .popover, .custom,
  ]

  @Test(
    "R50, R57, T4, T6: in a presentation that leaves the presenter's view in place the presenter receives no callback",
    arguments: overlays)
  func overlaying(style: UIModalPresentationStyle) {
    b.modalPresentationStyle = style
    a.present(b, animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["B.viewDidLoad", "B.wA(t)", "B.iA(t)", "B.dA(t)"])
    #expect(a.view.window != nil)
    b.dismiss(animated: true)
    device.advance(by: 1)
    #expect(log.flush() == ["B.wD(t)", "B.dD(t)"])
    #expect(b.view.window == nil)
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

  @Test("R50, R25: descendants of a covered presenter follow it, and none of them is moving or being dismissed")
  func coveringDescendants() {
    let nav = UINavigationController(rootViewController: log.screen("C"))
    a.embed(nav)
    device.turn()
    _ = log.flush()
    for screen in [a, nav.viewControllers[0]].compactMap({ $0 as? LoggedViewController }) {
      for callback in ["wD", "dD", "wA", "dA"] {
        screen.inside[callback] = { screen in
          #expect(!screen.isBeingDismissed && !screen.isBeingPresented)
          #expect(!screen.isMovingFromParent && !screen.isMovingToParent)
        }
      }
    }
    b.modalPresentationStyle = .fullScreen
    nav.viewControllers[0].present(b, animated: true)
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "B.viewDidLoad", "A.wD(t)", "C.wD(t)", "B.wA(t)", "B.iA(t)", "B.dA(t)", "A.dD(t)", "C.dD(t)",
      ])
    b.dismiss(animated: true)
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "B.wD(t)", "A.wA(t)", "C.wA(t)", "A.iA(t)", "C.iA(t)", "A.dA(t)", "C.dA(t)", "B.dD(t)",
      ])
  }
}

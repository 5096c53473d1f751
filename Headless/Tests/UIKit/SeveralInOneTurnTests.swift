import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R119: several changes in one turn, or during an animation.
@MainActor
@Suite(.oneDevice)
struct SeveralInOneTurnTests: FixtureSuite {
  let fixture = ScreensLoggedApart()

  @Test(
    "R119: a controller that is presented in the turn in which the window is hidden does not appear there",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom])
  func presentAndHide(style: UIModalPresentationStyle) {
    let window = device.launch(showing: a)
    b.modalPresentationStyle = style
    a.present(b, animated: true)
    window.isHidden = true
    device.finishTransitions()
    #expect(logA.flushAppearance() == "wA iA dA wD dD")
    #expect(logB.flushAppearance() == "")
    window.isHidden = false
    device.turn()
    #expect(logB.flushAppearance() == "wA iA dA")
    #expect(logA.flushAppearance() == (style == .fullScreen ? "" : "wA iA dA"))
  }

  @Test("R119: a controller that is being dismissed and presents another disappears once", arguments: [true, false])
  func dismissedPresents(isAnimated: Bool) {
    device.launch(showing: a)
    a.present(b, animated: false)
    device.finishTransitions()
    c.modalPresentationStyle = .fullScreen
    b.dismiss(animated: true)
    b.present(c, animated: isAnimated)
    device.finishTransitions()
    #expect(logA.flushAppearance() == "wA iA dA")
    #expect(logB.flushAppearance() == "wA iA dA wD dD")
    #expect(logC.flushAppearance() == "")
  }

  @Test("R119: callbacks are balanced when a push is popped midway and the window is hidden and shown in one turn")
  func popMidwayHideAndShow() {
    let navigation = UINavigationController(rootViewController: a)
    let window = device.launch(showing: navigation)
    navigation.pushViewController(b, animated: true)
    device.advance(by: 0.1)
    navigation.popViewController(animated: false)
    window.isHidden = true
    window.isHidden = false
    device.finishTransitions()
    #expect(logA.flushAppearance() == "wA iA dA wD dD wA iA dA")
    #expect(logB.flushAppearance() == "wA iA dA wD dD")
  }

  @Test("R119, R11: a window that is hidden and shown in one turn causes all callbacks of both changes")
  func hideAndShow() {
    a.embed(b)
    let window = device.launch(showing: a)
    window.isHidden = true
    window.isHidden = false
    device.turn()
    #expect(logA.flushAppearance() == "wA iA dA wD dD wA iA dA")
    #expect(logB.flushAppearance() == "wA iA dA wD dD wA iA dA")
  }

  @Test("R119: a controller whose window is released inside viewIsAppearing disappears, and is not kept after the turn")
  func release() {
    device.launch(showing: a)
    weak var released: UIViewController?
    do {
      var window: UIWindow? = UIWindow(windowScene: device.scenes[0])
      let screen = LoggedViewController("C", in: logC)
      screen.inside["iA"] = { _ in window = nil }
      released = screen
      window?.rootViewController = screen
      window?.isHidden = false
    }
    device.turn()
    device.turn()
    #expect(logC.flushAppearance() == "wA iA wD dD")
    #expect(released == nil)
  }

  @Test("R119, T24: a window that is shown again inside viewWillDisappear is hidden first", arguments: ["wD", "dD"])
  func showInside(callback: String) {
    a.embed(b)
    let window = device.launch(showing: a)
    a.once(inside: callback) { _ in window.isHidden = false }
    window.isHidden = true
    device.turn()
    device.turn()
    #expect(logA.flushAppearance() == "wA iA dA wD dD wA iA dA")
    #expect(logB.flushAppearance() == "wA iA dA wD dD wA iA dA")
  }
}

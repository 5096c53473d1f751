import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R119: several changes in one turn, or during an animation.
@MainActor
@Suite(.oneDevice)
struct SeveralInOneTurnTests {
  let device = HeadlessDevice()
  let logA = LifecycleTranscript()
  let logB = LifecycleTranscript()
  let logC = LifecycleTranscript()

  /// The names of the appearance callbacks without their arguments.
  private func calls(_ log: LifecycleTranscript) -> String {
    log.flush().filter { $0.hasSuffix("(t)") || $0.hasSuffix("(f)") }
      .map { String($0.dropFirst(2).dropLast(3)) }
      .joined(separator: " ")
  }

  @Test(
    "R119: what is presented in the turn in which the window is hidden does not appear there",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .custom])
  func presentAndHide(style: UIModalPresentationStyle) {
    let root = logA.screen("A")
    let window = device.launch(showing: root)
    let modal = logB.screen("B")
    modal.modalPresentationStyle = style
    root.present(modal, animated: true)
    window.isHidden = true
    device.finishTransitions()
    #expect(calls(logA) == "wA iA dA wD dD")
    #expect(calls(logB) == "")
    window.isHidden = false
    device.turn()
    #expect(calls(logB) == "wA iA dA")
    #expect(calls(logA) == (style == .fullScreen ? "" : "wA iA dA"))
  }

  @Test("R119: a controller that is being dismissed and presents another leaves once", arguments: [true, false])
  func dismissedPresents(isAnimated: Bool) {
    let root = logA.screen("A")
    device.launch(showing: root)
    let modal = logB.screen("B")
    root.present(modal, animated: false)
    device.finishTransitions()
    let next = logC.screen("C")
    next.modalPresentationStyle = .fullScreen
    modal.dismiss(animated: true)
    modal.present(next, animated: isAnimated)
    device.finishTransitions()
    #expect(calls(logA) == "wA iA dA")
    #expect(calls(logB) == "wA iA dA wD dD")
    #expect(calls(logC) == "")
  }

  @Test("R119: a push is popped midway, and the window is hidden and shown in one turn")
  func popMidwayHideAndShow() {
    let navigation = UINavigationController(rootViewController: logA.screen("A"))
    let window = device.launch(showing: navigation)
    navigation.pushViewController(logB.screen("B"), animated: true)
    device.advance(by: 0.1)
    navigation.popViewController(animated: false)
    window.isHidden = true
    window.isHidden = false
    device.finishTransitions()
    #expect(calls(logA) == "wA iA dA wD dD wA iA dA")
    #expect(calls(logB) == "wA iA dA wD dD")
  }

  @Test("R119, R11: a window that is hidden and shown in one turn delivers both in full")
  func hideAndShow() {
    let parent = logA.screen("A")
    parent.embed(logB.screen("B"))
    let window = device.launch(showing: parent)
    window.isHidden = true
    window.isHidden = false
    device.turn()
    #expect(calls(logA) == "wA iA dA wD dD wA iA dA")
    #expect(calls(logB) == "wA iA dA wD dD wA iA dA")
  }

  @Test("R119, T24: a window that is shown again inside viewWillDisappear is hidden first", arguments: ["wD", "dD"])
  func showInside(callback: String) {
    let parent = logA.screen("A")
    parent.embed(logB.screen("B"))
    let window = device.launch(showing: parent)
    parent.inside[callback] = { parent in
      parent.inside[callback] = nil
      window.isHidden = false
    }
    window.isHidden = true
    device.turn()
    device.turn()
    #expect(calls(logA) == "wA iA dA wD dD wA iA dA")
    #expect(calls(logB) == "wA iA dA wD dD wA iA dA")
  }
}

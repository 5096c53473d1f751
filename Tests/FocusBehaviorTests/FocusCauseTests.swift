import FocusBehavior
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

// Each cause of a change, and what the screen reports. What UIKit does then is in the rules of the stand-in.

@MainActor
@Suite(.everyAnswer)
struct FocusCauseTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  private func screen(_ name: String, _ policy: FocusPolicy = .attention) -> FocusScreen {
    FocusScreen(name, in: log, on: device, policy: policy)
  }

  /// Launches with A, on which `top` is pushed, and empties the transcript.
  private func launchPushed(_ top: UIViewController) -> UINavigationController {
    let nav = UINavigationController(rootViewController: screen("A"))
    device.launch(showing: nav)
    nav.pushViewController(top, animated: false)
    device.advance(by: 1)
    _ = log.flush()
    return nav
  }

  @Test("Appearing gives focus once the app is active")
  func appears() {
    device.launchAndSettle(showing: screen("A"))
    #expect(log.flush() == ["0.0 A gained appeared"])
  }

  @Test("A push moves focus when it is complete, the loss first; so does the pop")
  func pushAndPop() {
    let nav = UINavigationController(rootViewController: screen("A"))
    device.launchAndSettle(showing: nav)
    nav.pushViewController(screen("B"), animated: true)
    device.advance(by: 1)
    nav.popViewController(animated: true)
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "0.0 A gained appeared", "1.35 A lost disappeared", "1.35 B gained appeared", "2.35 B lost disappeared",
        "2.35 A gained appeared",
      ])
  }

  @Test("A swipe back that is cancelled changes nothing")
  func cancelledSwipe() throws {
    let nav = launchPushed(screen("B"))
    let swipe = try #require(device.beginSwipeBack(in: nav))
    device.advance(by: 1)
    swipe.cancel()
    device.advance(by: 1)
    #expect(log.flush() == [])
  }

  @Test("A swipe back that is finished moves focus at its end")
  func finishedSwipe() throws {
    let nav = launchPushed(screen("B"))
    let swipe = try #require(device.beginSwipeBack(in: nav))
    device.advance(by: 1)
    #expect(log.flush() == [])
    swipe.finish()
    device.advance(by: 1)
    #expect(log.flushWithoutTimes() == ["B lost disappeared", "A gained appeared"])
  }

  @Test(
    "Every modal style covers a screen in a navigation and a tab bar controller until it is dismissed",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .automatic, .popover,
      .currentContext, .overCurrentContext, .custom,
    ])
  func presentStyles(style: UIModalPresentationStyle) {
    let a = screen("A")
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: a)]
    device.launchAndSettle(showing: tabs)
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    a.present(modal, animated: true)
    device.advance(by: 1)
    modal.dismiss(animated: true)
    device.advance(by: 1)
    #expect(
      log.flushWithoutTimes() == [
        "A gained appeared", "A lost covered", "A gained uncovered",
      ])
  }

  @Test("A change names the cover, and does not keep it alive")
  func namesTheCover() {
    var covers: [FocusCover] = []
    let a = FocusScreen("A", in: log, on: device) { change in change.reason.cover.map { covers.append($0) } }
    device.launchAndSettle(showing: a)
    weak var weakModal: UIViewController?
    do {
      let modal = UIViewController()
      weakModal = modal
      a.present(modal, animated: false)
      device.advance(by: 1)
      #expect(covers.map(\.kind) == [.sheet])
      #expect(covers.first?.viewController === modal)
      modal.dismiss(animated: false)
    }
    device.advance(by: 1)
    #expect(weakModal == nil)
    #expect(covers.first?.viewController == nil)
  }

  @Test("An alert takes the focus until its action is tapped")
  func alert() {
    let a = screen("A")
    device.launchAndSettle(showing: a)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    alert.addAction(action)
    a.present(alert, animated: true)
    device.advance(by: 1)
    device.tap(action, in: alert)
    device.advance(by: 1)
    #expect(
      log.flushWithoutTimes() == ["A gained appeared", "A lost alert", "A gained uncovered"])
  }

  @Test("A child loses focus to the modal that its root presents, and the modal does not lose it to itself")
  func embedded() {
    let root = screen("root")
    let child = screen("child")
    device.launch(showing: root)
    root.embed(child)
    device.advance(by: 1)
    let sheet = screen("sheet")
    root.present(sheet, animated: false)
    device.advance(by: 1)
    #expect(
      log.flushWithoutTimes() == [
        "root gained appeared", "child gained appeared", "root lost covered", "child lost covered",
        "sheet gained appeared",
      ])
  }

  @Test("A sheet drag that is cancelled changes nothing on either screen")
  func cancelledSheetDrag() throws {
    let a = screen("A")
    let sheet = screen("S")
    device.launch(showing: a)
    a.present(sheet, animated: false)
    device.advance(by: 1)
    _ = log.flush()
    let drag = try #require(device.beginSheetDrag(of: sheet))
    device.advance(by: 1)
    drag.cancel()
    device.advance(by: 1)
    #expect(log.flush() == [])
  }

  @Test("A tab switch moves focus, the loss first")
  func tabs() {
    let tabs = UITabBarController()
    let b = screen("B")
    tabs.viewControllers = [screen("A"), b]
    device.launchAndSettle(showing: tabs)
    device.tapTab(b, in: tabs)
    device.advance(by: 1)
    #expect(log.flush() == ["0.0 A gained appeared", "1.0 A lost disappeared", "1.0 B gained appeared"])
  }

  @Test("Another key window of the scene takes the focus until it is closed")
  func keyWindow() {
    device.launchAndSettle(showing: screen("A"))
    let window = device.openWindow(showing: screen("W"))
    device.advance(by: 1)
    device.close(window)
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "0.0 A gained appeared", "1.0 A lost windowNotKey", "1.0 W gained appeared", "2.0 W lost windowHidden",
        "2.0 A gained windowKey",
      ])
  }

  @Test("A window that loses the key status and regains it within one turn reports no change")
  func keyFlicker() {
    let window = device.launchAndSettle(showing: screen("A"))
    _ = log.flush()
    let other = UIWindow(windowScene: device.scenes[0])
    other.makeKey()
    window.makeKey()
    device.advance(by: 1)
    #expect(log.flush() == [])
  }

  @Test("Control Center and a call make the app inactive")
  func inactive() {
    device.launchAndSettle(showing: screen("A"))
    device.openControlCenter()
    device.advance(by: 1)
    device.closeControlCenter()
    device.advance(by: 1)
    device.receiveCall()
    device.advance(by: 1)
    device.endCall()
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "0.0 A gained appeared", "1.0 A lost appInactive", "2.0 A gained appActive", "3.0 A lost appInactive",
        "4.0 A gained appActive",
      ])
  }

  @Test("Going home is inactive and then background: one loss, reported before another turn of the run loop")
  func background() {
    var turns: [Int] = []
    let loop = device.world.loop
    device.launchAndSettle(showing: FocusScreen("A", in: log, on: device) { _ in turns.append(loop.turnCount) })
    _ = log.flush()
    turns = []
    let turn = loop.turnCount
    device.pressHome()
    #expect(log.flush() == ["1.0 A lost appInactive", "1.0 A still lost appBackground"])
    #expect(turns == [turn, turn])
    device.suspend(for: 20)
    device.openApp()
    device.advance(by: 1)
    #expect(log.flush() == ["21.0 A gained appActive"])
  }

  @Test("Each of two scenes has a focused screen, and a scene that enters the background loses only its own")
  func twoScenes() {
    device.launch(showing: screen("A"))
    let scene = device.connectScene(showing: screen("B"))
    device.setInBackground(true, scene)
    device.advance(by: 1)
    #expect(
      log.flush() == ["0.0 A gained appeared", "0.0 B gained appeared", "1.0 B lost sceneBackground"])
  }

  @Test("A screen that has disappeared reports no change when the app becomes inactive")
  func awayAnyway() {
    _ = launchPushed(UIViewController())
    device.openControlCenter()
    device.pressHome()
    device.openApp()
    device.advance(by: 1)
    #expect(log.flush() == [])
  }

  @Test("A screen below another one reports no change when a modal is presented over the stack")
  func buried() {
    let nav = launchPushed(screen("B"))
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    nav.present(modal, animated: false)
    device.advance(by: 1)
    modal.dismiss(animated: false)
    device.advance(by: 1)
    #expect(log.flushWithoutTimes() == ["B lost covered", "B gained uncovered"])
  }

  @Test("The last change is a loss: removing the behavior takes the focus")
  func detached() {
    let a = screen("A")
    device.launchAndSettle(showing: a)
    a.attachment?.remove()
    device.advance(by: 1)
    #expect(log.flush() == ["0.0 A gained appeared", "1.0 A lost detached"])
  }
}

import FocusBehavior
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

// Each cause of design: what UIKit does is in its rules, what the screen should hear is here.

@MainActor
@Suite(.everyAnswer)
struct FocusCauseTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let log = LifecycleTranscript()

  private func screen(_ name: String, _ policy: FocusPolicy = .attention) -> FocusScreen {
    FocusScreen(name, in: log, on: device, policy: policy)
  }

  @Test("Appearing gives focus once the app is active")
  func appears() {
    device.launch(showing: screen("A"))
    device.advance(by: 1)
    #expect(log.flush() == ["0.0 A gained appeared"])
  }

  @Test("A push moves focus when it is complete, the loss first; so does the pop")
  func pushAndPop() {
    let nav = UINavigationController(rootViewController: screen("A"))
    device.launch(showing: nav)
    device.advance(by: 1)
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

  @Test("A swipe back that is let go changes nothing")
  func cancelledSwipe() throws {
    let nav = UINavigationController(rootViewController: screen("A"))
    device.launch(showing: nav)
    nav.pushViewController(screen("B"), animated: false)
    device.advance(by: 1)
    _ = log.flush()
    let swipe = try #require(device.beginSwipeBack(in: nav))
    device.advance(by: 1)
    swipe.cancel()
    device.advance(by: 1)
    #expect(log.flush() == [])
  }

  @Test("A swipe back that is carried out moves focus at its end")
  func finishedSwipe() throws {
    let nav = UINavigationController(rootViewController: screen("A"))
    device.launch(showing: nav)
    nav.pushViewController(screen("B"), animated: false)
    device.advance(by: 1)
    _ = log.flush()
    let swipe = try #require(device.beginSwipeBack(in: nav))
    device.advance(by: 1)
    #expect(log.flush() == [])
    swipe.finish()
    device.advance(by: 1)
    #expect(log.flush().map { $0.dropFirst(5) } == ["B lost disappeared", "A gained appeared"])
  }

  @Test(
    "Every present style covers the screen, its navigation and tab controllers notwithstanding, until it is dismissed",
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .automatic, .popover,
      .currentContext, .overCurrentContext, .custom,
    ])
  func presentStyles(style: UIModalPresentationStyle) {
    let a = screen("A")
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: a)]
    device.launch(showing: tabs)
    device.advance(by: 1)
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    a.present(modal, animated: true)
    device.advance(by: 1)
    modal.dismiss(animated: true)
    device.advance(by: 1)
    #expect(
      log.flush().map { String($0.drop { $0 != "A" }) } == [
        "A gained appeared", "A lost covered", "A gained uncovered",
      ])
  }

  @Test("The cover is named, and not kept alive")
  func namesTheCover() {
    var covers: [FocusCover] = []
    let a = FocusScreen("A", in: log, on: device) { change in change.reason.cover.map { covers.append($0) } }
    device.launch(showing: a)
    device.advance(by: 1)
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

  @Test("An alert takes the focus, and gives it back before its handler could matter")
  func alert() {
    let a = screen("A")
    device.launch(showing: a)
    device.advance(by: 1)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    alert.addAction(action)
    a.present(alert, animated: true)
    device.advance(by: 1)
    device.tap(action, in: alert)
    device.advance(by: 1)
    #expect(
      log.flush().map { String($0.drop { $0 != "A" }) } == ["A gained appeared", "A lost alert", "A gained uncovered"])
  }

  @Test("A child deep in the tree loses focus to what the root presents, and a presented screen does not to its own")
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
      log.flush().map { String($0.drop { !$0.isLetter }) } == [
        "root gained appeared", "child gained appeared", "root lost covered", "child lost covered",
        "sheet gained appeared",
      ])
  }

  @Test("A sheet drag that is let go changes nothing on either side")
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
    device.launch(showing: tabs)
    device.advance(by: 1)
    device.tapTab(b, in: tabs)
    device.advance(by: 1)
    #expect(log.flush() == ["0.0 A gained appeared", "1.0 A lost disappeared", "1.0 B gained appeared"])
  }

  @Test("Another key window of the scene takes the focus until it is closed")
  func keyWindow() {
    device.launch(showing: screen("A"))
    device.advance(by: 1)
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

  @Test("Key status that goes and returns within one turn is not told")
  func keyFlicker() {
    let window = device.launch(showing: screen("A"))
    device.advance(by: 1)
    _ = log.flush()
    let other = UIWindow(windowScene: device.scenes[0])
    other.makeKey()
    window.makeKey()
    device.advance(by: 1)
    #expect(log.flush() == [])
  }

  @Test("Control Center and a call make the app inactive")
  func inactive() {
    device.launch(showing: screen("A"))
    device.advance(by: 1)
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

  @Test("Going home is inactive first and background then, one loss, told before another turn of the run loop")
  func background() {
    var turns: [Int] = []
    let loop = device.world.loop
    device.launch(showing: FocusScreen("A", in: log, on: device) { _ in turns.append(loop.turnCount) })
    device.advance(by: 1)
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

  @Test("Of two scenes, each has its own focused screen, and one that goes to the background loses its own only")
  func twoScenes() {
    device.launch(showing: screen("A"))
    let scene = device.connectScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = FocusScreen("B", in: log, on: device)
      window.makeKeyAndVisible()
      return window
    }
    device.advance(by: 1)
    device.setInBackground(true, scene)
    device.advance(by: 1)
    #expect(
      log.flush() == ["0.0 A gained appeared", "0.0 B gained appeared", "1.0 B lost sceneBackground"])
  }

  @Test("Behind a screen that is away, Control Center is no news")
  func awayAnyway() {
    let nav = UINavigationController(rootViewController: screen("A"))
    device.launch(showing: nav)
    nav.pushViewController(UIViewController(), animated: false)
    device.advance(by: 1)
    _ = log.flush()
    device.openControlCenter()
    device.pressHome()
    device.openApp()
    device.advance(by: 1)
    #expect(log.flush() == [])
  }

  @Test("A screen that has left hears nothing of what is presented over those that follow it")
  func buried() {
    let nav = UINavigationController(rootViewController: screen("A"))
    device.launch(showing: nav)
    nav.pushViewController(screen("B"), animated: false)
    device.advance(by: 1)
    _ = log.flush()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    nav.present(modal, animated: false)
    device.advance(by: 1)
    modal.dismiss(animated: false)
    device.advance(by: 1)
    #expect(log.flush().map { String($0.drop { !$0.isLetter }) } == ["B lost covered", "B gained uncovered"])
  }

  @Test("The last word is a loss: unwinding the behavior takes the focus")
  func detached() {
    let a = screen("A")
    device.launch(showing: a)
    device.advance(by: 1)
    a.attachment?.remove()
    device.advance(by: 1)
    #expect(log.flush() == ["0.0 A gained appeared", "1.0 A lost detached"])
  }
}

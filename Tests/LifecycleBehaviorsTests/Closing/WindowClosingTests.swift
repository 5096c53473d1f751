import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

/// Roots, windows, scenes and the app.
@MainActor
@Suite(.everyAnswer)
struct WindowClosingTests {
  let app = ClosingApp()

  @Test("Another root replaces the whole tree, also the screens that UIKit does not call", arguments: [false, true])
  func replaceRoot(isUnderModal: Bool) throws {
    let nav = app.stack("A", "B", "C")
    let window = try #require(nav.view.window)
    // The presenter of a full-screen modal is in no window.
    if isUnderModal { app.present(app.screen("M"), over: nav, .fullScreen) }
    app.log.flush()
    window.rootViewController = app.screen("N")
    let modal = isUnderModal ? ["M went: replaced"] : []
    #expect(
      app.closings().sorted() == ["A went: replaced", "B went: replaced", "C went: replaced"] + modal + ["N root"])
  }

  @Test(
    "With a modal whose presenter keeps it, and whose view may stay in the window: both are replaced",
    arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen])
  func replaceRootUnderSheet(style: UIModalPresentationStyle) {
    let root = app.screen("A")
    let window = app.device.launch(showing: root)
    let modal = app.navigation("M")
    app.present(modal, over: root, style)
    app.log.flush()
    window.rootViewController = app.screen("N")
    #expect(app.closings().sorted() == ["A went: replaced", "M went: replaced", "N root"])
    #expect(modal.presentingViewController === root)
  }

  @Test("A screen of a scene that is connected in the background stays until it goes, whatever the scene's state reads")
  func sceneInBackground() {
    app.device.launch(showing: app.screen("A"))
    let scene = app.device.connectSceneInBackground { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = app.screen("B")
      window.makeKeyAndVisible()
      return window
    }
    #expect(app.closings() == ["A root", "B root"])
    scene.windows.first?.rootViewController = app.screen("C")
    #expect(app.closings().sorted() == ["B went: replaced", "C root"])
    app.device.disconnect(scene)
    #expect(app.closings() == ["C went: windowClosed"])
  }

  @Test("A new root that contains the old one closes nothing")
  func wrapRoot() throws {
    let root = app.screen("A")
    let window = app.device.launch(showing: root)
    app.log.flush()
    let wrapper = UIViewController()
    window.rootViewController = wrapper
    app.embed(root, in: wrapper)
    #expect(app.closings() == [])
  }

  @Test("A root that is wrapped stays in place, so a pop in the same turn is a pop")
  func wrapRootAndPop() throws {
    let nav = app.stack("A", "B")
    let window = try #require(nav.view.window)
    let wrapper = UIViewController()
    window.rootViewController = wrapper
    wrapper.addChild(nav)
    wrapper.view.addSubview(nav.view)
    nav.didMove(toParent: wrapper)
    nav.popViewController(animated: false)
    #expect(app.closings().filter { $0.contains("went") } == ["B went: popped"])
  }

  @Test("A screen that was made before the app was launched comes and goes as any other")
  func madeEarlier() {
    let screen = app.screen("A")
    screen.loadViewIfNeeded()
    let device = HeadlessDevice()
    let window = device.launch(showing: screen)
    device.advance(by: 1)
    window.rootViewController = UIViewController()
    device.advance(by: 1)
    #expect(app.log.flush() == ["A root", "A went: replaced"])
  }

  @Test("A window that is hidden and released, that loses its scene, or its root")
  func closeWindow() {
    app.device.launch(showing: app.screen("A"))
    app.log.flush()
    app.device.close(app.device.openWindow(showing: app.screen("W")))
    #expect(app.closings() == ["W root", "W went: windowClosed"])

    let second = app.device.openWindow(showing: app.screen("X"))
    second.windowScene = nil
    #expect(app.closings() == ["X root", "X went: windowClosed"])

    let third = app.device.openWindow(showing: app.screen("Y"))
    third.rootViewController = nil
    #expect(app.closings() == ["Y root", "Y went: removed"])

    let fourth = app.device.openWindow(showing: app.screen("Z"))
    fourth.isHidden = true
    fourth.rootViewController = nil
    #expect(app.closings() == ["Z root", "Z went: windowClosed"])
  }

  @Test("A root that moves into another window stays in place, and is closed with that window")
  func moveRoot() {
    let root = app.screen("A")
    let first = app.device.launch(showing: root)
    let second = app.device.openWindow(showing: UIViewController())
    app.log.flush()
    first.rootViewController = UIViewController()
    second.rootViewController = root
    #expect(app.closings() == [])
    second.windowScene = nil
    #expect(app.closings() == ["A went: windowClosed"])
  }

  @Test("A scene that is disconnected closes its windows")
  func disconnectScene() {
    app.device.launch(showing: app.screen("A"))
    let scene = app.device.connectScene { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = self.app.screen("S")
      window.makeKeyAndVisible()
      return window
    }
    app.settle()
    #expect(app.log.flush() == ["A root", "S root"])
    app.device.disconnect(scene)
    #expect(app.closings() == ["S went: windowClosed"])
  }

  @Test("A hidden window, the background, a suspension and a lock close nothing")
  func background() {
    let window = app.device.launch(showing: app.screen("A"))
    app.log.flush()
    window.isHidden = true
    #expect(app.closings() == [])
    window.isHidden = false
    app.device.pressHome()
    app.device.suspend(for: 60)
    app.device.openApp()
    app.device.lock()
    app.device.unlock()
    #expect(app.closings() == [])
  }
}

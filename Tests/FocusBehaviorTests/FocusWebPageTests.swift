import FocusBehavior
import HeadlessDevice
import TestSupport
import Testing
import UIKit

// R159: WebKit shows the full screen of a page in a window of its own, which is key.

@MainActor
@Suite(.everyAnswer)
struct FocusWebPageTests {
  private func enterAndLeave(_ content: HeadlessDevice.WebFullScreen, _ app: FocusApp) throws {
    let a = app.screen("A")
    app.launch(showing: UINavigationController(rootViewController: a))
    let window = try #require(app.device.enterWebFullScreen(content, from: a.view))
    app.settle()
    #expect(window.isKeyWindow)
    app.device.leaveWebFullScreen(window)
    app.settle()
  }

  @Test(
    "A page's full screen takes no focus under any preset",
    arguments: [HeadlessDevice.WebFullScreen.element, .video])
  func presets(content: HeadlessDevice.WebFullScreen) {
    ExpectedFocus.always(["A gained appeared"]).check { app in
      #expect(throws: Never.self) { try enterAndLeave(content, app) }
    }
  }

  @Test("Options that list it lose focus to it", arguments: [HeadlessDevice.WebFullScreen.element, .video])
  func listed(content: HeadlessDevice.WebFullScreen) throws {
    let app = FocusApp([.fullScreenPlayer], on: .phone)
    try enterAndLeave(content, app)
    #expect(app.log.flush() == ["A gained appeared", "A lost covered by fullScreenPlayer", "A gained uncovered"])
  }

  @Test("It leaves the focus with the screen below: one in a window beside gains nothing, also if that is opened then")
  func besides() throws {
    let app = FocusApp(.attention, on: .phone)
    let a = app.screen("A")
    app.launch(showing: a)
    app.device.openWindow(showing: app.screen("B"), makingKey: false)
    let page = try #require(app.device.enterWebFullScreen(.video, from: a.view))
    app.settle()
    app.device.openWindow(showing: app.screen("C"), makingKey: false)
    app.settle()
    #expect(page.isKeyWindow && app.log.flush() == ["A gained appeared"])
  }

  @Test("A key window of the app's own with a plain root takes it")
  func ownWindow() {
    let app = FocusApp(.media, on: .phone)
    app.launch(showing: app.screen("A"))
    let root = UIViewController()
    let window = app.device.openWindow(showing: root)
    root.embed(UIViewController())
    root.present(UIViewController(), animated: false)
    app.settle()
    app.device.close(window)
    app.settle()
    #expect(app.log.flush() == ["A gained appeared", "A lost windowNotKey", "A gained windowKey"])
  }

  @Test("A page leaves the focus with the window that was key last, of two that can be seen")
  func windowThatWasKeyLast() throws {
    let app = FocusApp(.media, on: .phone)
    let a = app.screen("A")
    app.launch(showing: a)
    for window in [app.device.openWindow(showing: UIViewController()), a.view.window] {
      window?.makeKey()
      app.settle()
    }
    #expect(app.log.flush() == ["A gained appeared", "A lost windowNotKey", "A gained windowKey"])
    try #require(app.device.enterWebFullScreen(.video, from: a.view) != nil)
    app.settle()
    #expect(app.log.flush() == [])
  }
}

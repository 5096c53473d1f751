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
}

import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

// Whole stories: afterwards everything is as it was.

@MainActor
@Suite(.everyAnswer)
struct OverlayJourneyTests {
  let app = CoveredApp()

  @Test(
    "Offline while a sheet is presented, and while it is dragged: the sheet moves on, and no user is locked out"
  )
  func duringPresentation() throws {
    let sheet = UIViewController()
    let overlay = app.overlay()
    app.screen.present(sheet, animated: true)
    app.device.advance(by: 0.1)
    app.goOffline()
    app.goOnline()
    let drag = try #require(app.device.beginSheetDrag(of: sheet))
    app.goOffline()
    drag.finish()
    app.device.advance(by: 1)
    app.goOnline()
    #expect(app.screen.presentedViewController == nil)
    #expect(app.main.isKeyWindow && app.touched() === app.main)
    #expect(app.log.flush().last?.hasSuffix("A gained windowKey") == true)
    #expect(!overlay.isShown)
  }

  @Test("Offline, home, online, open: the overlay is hidden when the app is in front again")
  func homeAndBack() {
    let overlay = app.overlay()
    app.goOffline()
    app.device.pressHome()
    app.device.advance(by: 1)
    app.isOffline = false
    app.device.openApp()
    app.device.advance(by: 1)
    #expect(app.main.isKeyWindow && app.touched() === app.main && !overlay.isShown)
    #expect(
      app.log.flush() == [
        "1.0 offline willShow", "main resignKey", "1.0 A lost windowNotKey", "1.25 offline didShow",
        "3.0 offline willHide", "main becomeKey", "3.0 offline didHide", "3.0 A gained windowKey",
      ])
  }
}

import FocusBehavior
import HeadlessDevice
import TestSupport
import Testing
import UIKit

// R161: scenes side by side on an iPad, of which the user works in one.

@MainActor
@Suite(.everyAnswer)
struct FocusFrontSceneTests {
  /// An app with a screen in each of two scenes, of which B's is in front.
  private func twoScenes(_ app: FocusApp) -> (a: UIWindowScene, b: UIWindowScene) {
    app.launch(showing: app.screen("A"))
    let b = app.device.connectScene(showing: app.screen("B"))
    app.device.bringToFront(b)
    app.settle()
    return (app.device.scenes[0], b)
  }

  @Test("The screen of the scene in front has the focus, under the presets that count it; the other one loses it first")
  func presets() {
    ExpectedFocus.lines(
      [
        "A gained appeared", "B gained appeared", "A lost sceneNotFrontmost", "B lost sceneNotFrontmost",
        "A gained sceneFrontmost",
      ], for: [.attention, .privacy], others: ["A gained appeared", "B gained appeared"]
    ).check(on: .pad) { app in
      let scenes = twoScenes(app)
      app.device.bringToFront(scenes.a)
      app.settle()
    }
  }

  @Test("It is noticed on request only where the screens are sampled so, because traits are announced")
  func manual() {
    let app = FocusApp(.attention.sampled(.manual), on: .pad)
    let scenes = twoScenes(app)
    app.device.bringToFront(scenes.a)
    app.settle()
    #expect(app.log.flush().suffix(2) == ["B lost sceneNotFrontmost", "A gained sceneFrontmost"])
  }

  @Test("A scene that is in front again within a moment has lost nothing")
  func moment() {
    let app = FocusApp(.attention, on: .pad)
    let scenes = twoScenes(app)
    _ = app.log.flush()
    app.device.bringToFront(scenes.a)
    app.device.advance(by: 0.4)
    app.device.bringToFront(scenes.b)
    app.settle()
    #expect(app.log.flush() == [])
    app.device.bringToFront(scenes.a)
    // W34: what flickers has been the same for a moment later.
    app.device.advance(by: app.device.weakRules.activeAppearanceIsSteady ? 0.6 : 0.9)
    #expect(app.log.flush() == ["B lost sceneNotFrontmost", "A gained sceneFrontmost"])
  }

  @Test("What UIKit says and takes back within a moment changes nothing, in one window or in several (R187)")
  func flicker() {
    let app = FocusApp(.attention, on: .pad)
    app.device.weakRules.activeAppearanceIsSteady = false
    app.launch(showing: app.screen("A"))
    app.device.openControlCenter()
    app.device.closeControlCenter()
    app.settle()
    #expect(app.log.flush() == ["A gained appeared", "A lost appInactive", "A gained appActive"])
    let b = app.device.connectScene(showing: app.screen("B"))
    app.device.bringToFront(b)
    app.settle()
    #expect(app.log.flush() == ["B gained appeared", "A lost sceneNotFrontmost"])
  }

  @Test("On a Mac the window of an app for the iPad has the focus while it is visible, whether it is in front or not")
  func onMac() {
    let app = FocusApp(.attention, on: .pad)
    app.device.isOnMac = true
    let scenes = twoScenes(app)
    app.device.bringToFront(scenes.a)
    app.settle()
    #expect(app.log.flush() == ["A gained appeared", "B gained appeared"])
  }

  @Test("What UIKit says while the app is away does not count; the reasons are those of the app")
  func away() {
    let app = FocusApp(.attention, on: .pad)
    let scenes = twoScenes(app)
    _ = app.log.flush()
    app.device.bringToFront(scenes.a)
    app.device.pressHome()
    app.device.advance(by: 1)
    app.device.bringToFront(scenes.b)
    app.device.openApp()
    app.settle()
    #expect(
      app.log.flush() == [
        "A still lost sceneBackground", "B lost appInactive", "A still lost appBackground",
        "B still lost appBackground", "A still lost sceneNotFrontmost", "B gained appActive",
      ])
  }

  @Test("A group that counts it gives the focus to the scene in front")
  func group() {
    let app = FocusApp(.attention.in(FocusGroup()), on: .pad)
    let scenes = twoScenes(app)
    _ = app.log.flush()
    app.device.bringToFront(scenes.a)
    app.settle()
    #expect(app.log.flush() == ["B lost sceneNotFrontmost", "A gained sceneFrontmost"])
  }
}

import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

/// The logic of `sceneOverlay` in SwiftUI: a view with a behavior, whose updates request an overlay with a text.
@MainActor
@Suite(.everyAnswer)
struct SceneOverlayHostTests {
  final class TextController: UIViewController {
    var text: String?
  }

  let app = CoveredApp()
  private let latest = LatestValue(
    SceneOverlayState<String>(overlay: nil, options: OverlayOptions()))

  init() {
    let host = SceneOverlayHost(latest) { text -> TextController in
      let controller = TextController()
      controller.text = text
      return controller
    } show: { text, controller in
      controller.text = text
    }
    let probe = BehaviorProbeViewController([host.behavior])
    app.screen.embed(probe)
    app.device.advance(by: 1)
    _ = app.events()
  }

  /// An update of the view. The event handler of each update has a number of its own.
  private func update(_ text: String?, number: Int = 0) {
    latest.value = SceneOverlayState(
      overlay: text, options: OverlayOptions(eventHandler: app.record("offline \(number)")))
  }

  private var shownText: String? {
    (app.overlayWindows().first?.rootViewController?.children.first as? TextController)?.text
  }

  @Test("The overlay covers the app while an update requests it, is updated, and calls the latest event handler")
  func condition() {
    update("offline", number: 1)
    app.device.advance(by: 1)
    #expect(shownText == "offline")
    update("still offline", number: 2)
    #expect(shownText == "still offline")
    update(nil, number: 3)
    app.device.advance(by: 1)
    #expect(shownText == nil)
    #expect(
      app.events() == [
        "2.0 offline 1 willShow", "2.25 offline 1 didShow", "3.0 offline 3 willHide", "3.25 offline 3 didHide",
      ])
  }

  @Test("While the overlay is being hidden, it keeps its content")
  func hiding() {
    update("offline")
    app.device.advance(by: 1)
    update(nil)
    app.device.advance(by: 0.1)
    #expect(shownText == "offline")
    app.device.advance(by: 1)
    #expect(app.overlayWindows().isEmpty)
  }

  @Test("A request that ends when the overlay is about to be shown has its content nevertheless")
  func endsWhenAboutToBeShown() {
    latest.value = SceneOverlayState(
      overlay: "offline",
      options: OverlayOptions(eventHandler: { event in
        if event.name == "willShow" { update(nil) }
      }))
    app.device.advance(by: 0.1)
    #expect(shownText == "offline")
    app.device.advance(by: 1)
    #expect(app.overlayWindows().isEmpty)
  }

  @Test("The overlay is hidden when the view is removed, and released")
  func viewLeaves() throws {
    update("offline")
    app.device.advance(by: 1)
    weak var content: UIViewController?
    content = app.overlayWindows().first?.rootViewController?.children.first
    #expect(content != nil)
    let probe = try #require(app.screen.children.first { $0 is BehaviorProbeViewController })
    (probe as? BehaviorProbeViewController)?.end()
    app.device.advance(by: 1)
    #expect(app.overlayWindows().isEmpty && content == nil)
    update("offline again")
    app.device.advance(by: 1)
    #expect(app.overlayWindows().isEmpty)
  }
}

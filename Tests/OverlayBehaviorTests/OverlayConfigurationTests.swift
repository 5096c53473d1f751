import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

/// The event handler of a configuration, and the text of events.
@MainActor
@Suite(.everyAnswer)
struct OverlayConfigurationTests {
  let app = CoveredApp()

  @Test("The event handler can be set after the configuration was made")
  func handlerSetLater() {
    var configuration = OverlayConfiguration(transition: .none)
    configuration.eventHandler = app.record("offline")
    let overlay = OverlayController(while: app.condition, configuration: configuration) { _ in UIViewController() }
    app.goOffline(for: 0.1)
    #expect(app.events() == ["1.0 offline willShow", "1.0 offline didShow"])
    withExtendedLifetime(overlay) {}
  }

  @Test("Each event prints as a part of a sentence")
  func events() {
    let events: [OverlayEvent] = [
      .willShow(app.scene), .didShow(app.scene), .willHide(app.scene), .didHide(app.scene),
      .unreadable(failedChecks: 3, error: OverlayValuesEnded()),
    ]
    #expect(
      events.map { "\($0)" } == [
        "about to be shown", "shown", "about to be hidden", "hidden",
        "condition unreadable 3 times in a row: the sequence of values has ended",
      ])
  }
}

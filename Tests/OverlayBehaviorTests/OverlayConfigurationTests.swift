import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

/// The values of a configuration that are not numbers: the timers, the event handler, and the text of events.
@MainActor
@Suite(.everyAnswer)
struct OverlayConfigurationTests {
  let app = CoveredApp()

  @Test("An overlay checks its condition with the timers of its configuration, on a screen and on none")
  func time() {
    let standard = LifecycleTime.current
    var delays: [Double] = []
    var time = standard
    time.startTimer = { delay, work in
      delays.append(delay)
      return standard.startTimer(delay, work)
    }
    let configuration = OverlayConfiguration(checkInterval: 7, time: time)
    let overlay = OverlayController(while: { false }, configuration: configuration) { _ in UIViewController() }
    app.device.turn()
    #expect(delays.filter { $0 == 7 }.count == 1)
    app.screen.addBehaviors([
      OverlayBehavior(while: { false }, configuration: configuration) { _ in UIViewController() }
    ])
    app.device.turn()
    #expect(delays.filter { $0 == 7 }.count == 2)
    withExtendedLifetime(overlay) {}
  }

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

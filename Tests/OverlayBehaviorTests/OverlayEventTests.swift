import TestSupport
import Testing

@testable import OverlayBehavior

@MainActor
@Suite(.oneDevice)
struct OverlayEventTests {
  @Test("Each event prints as a part of a sentence")
  func descriptions() {
    let scene = CoveredApp().scene
    let events: [OverlayEvent] = [
      .willShow(scene), .didShow(scene), .willHide(scene), .didHide(scene),
      .unreadable(failedChecks: 3, error: OverlayValuesEnded()),
    ]
    #expect(
      events.map { "\($0)" } == [
        "about to be shown", "shown", "about to be hidden", "hidden",
        "condition unreadable 3 times in a row: the sequence of values has ended",
      ])
  }
}

import OverlayBehavior
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct OverlayChecksTogetherTests {
  let app = CoveredApp()

  @Test("Conditions that are checked at the same interval wake the app once an interval, whenever they were made")
  func together() {
    var times: [Double] = []
    var overlays: [OverlayController] = []
    for delay in [0.0, 0.7, 1.9, 3.2] {
      app.device.advance(by: delay)
      let condition = OverlayCondition { [app] in
        times.append((app.device.now * 100).rounded() / 100)
        return false
      }
      overlays.append(app.overlay(while: condition))
    }
    app.device.advance(by: 20)
    times = []
    app.device.advance(by: 60)
    #expect(times.count == 48)
    #expect(Set(times).count == 12)
    withExtendedLifetime(overlays) {}
  }
}

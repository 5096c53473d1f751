import Testing

@testable import OverlayBehavior

struct OverlayReadingsTests {
  @Test(
    "Failed checks keep the wish until there are as many in a row as allowed; then the policy is applied, once",
    arguments: [(.lift, .unreadable(wish: false)), (.stay, .unreadable(wish: nil))]
      as [(OverlayFailurePolicy, OverlayReadings.Outcome)])
  func failures(policy: OverlayFailurePolicy, outcome: OverlayReadings.Outcome) {
    var readings = OverlayReadings(failureLimit: 3, policy: policy)
    #expect(readings.enter(true) == .wish(true))
    #expect((0..<5).map { _ in readings.enterFailure() } == [.none, .none, outcome, .none, .none])
    #expect(readings.isUnreadable)
    #expect(readings.enter(true) == .wish(true))
    #expect(!readings.isUnreadable)
    #expect((0..<3).map { _ in readings.enterFailure() } == [.none, .none, outcome])
  }

  @Test("A check that succeeds starts the count anew, and so does a wish by hand")
  func anew() {
    var readings = OverlayReadings(failureLimit: 2, policy: .lift)
    for _ in 0..<3 {
      #expect(readings.enterFailure() == .none)
      #expect(readings.enter(false) == .wish(false))
    }
    _ = readings.enterFailure()
    readings.reset()
    #expect(readings.enterFailure() == .none)
    #expect(readings.enterFailure() == .unreadable(wish: false))
  }
}

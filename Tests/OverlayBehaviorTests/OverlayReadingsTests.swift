import Testing

@testable import OverlayBehavior

struct OverlayReadingsTests {
  @Test(
    "Failed checks keep the request until there are as many in a row as allowed; then it is withdrawn or stays, once",
    arguments: [(false, .unreadable(request: false)), (true, .unreadable(request: nil))]
      as [(Bool, OverlayReadings.Outcome)])
  func failures(staysWhenUnreadable: Bool, outcome: OverlayReadings.Outcome) {
    var readings = OverlayReadings(failureLimit: 3, staysWhenUnreadable: staysWhenUnreadable)
    #expect(readings.enter(true) == .request(true))
    #expect((0..<5).map { _ in readings.enterFailure() } == [.none, .none, outcome, .none, .none])
    #expect(readings.isUnreadable)
    #expect(readings.enter(true) == .request(true))
    #expect(!readings.isUnreadable)
    #expect((0..<3).map { _ in readings.enterFailure() } == [.none, .none, outcome])
  }

  @Test("A check that succeeds starts the count anew, and so does a request by hand")
  func anew() {
    var readings = OverlayReadings(failureLimit: 2, staysWhenUnreadable: false)
    for _ in 0..<3 {
      #expect(readings.enterFailure() == .none)
      #expect(readings.enter(false) == .request(false))
    }
    _ = readings.enterFailure()
    readings.reset()
    #expect(readings.enterFailure() == .none)
    #expect(readings.enterFailure() == .unreadable(request: false))
  }
}

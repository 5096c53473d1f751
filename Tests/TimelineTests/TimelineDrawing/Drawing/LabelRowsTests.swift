import LifecycleTimeline
import Testing

@testable import TimelineDrawing

@Suite struct LabelRowsTests {
  private func places(_ points: [Double], width: Double = 50, limit: Int = 4) -> [String] {
    let requests = points.map { LabelRows.Request(x: $0, width: width, leastWidth: 20) }
    return LabelRows.places(requests, in: 0...200, limit: limit).places.map { place in
      place.map { "\($0.isFlipped ? "ends" : "begins") in row \($0.row), \(Int($0.width)) wide" } ?? "none"
    }
  }

  @Test("Labels that are far from each other are on one row")
  func oneRow() {
    #expect(places([0, 60, 120]) == Array(repeating: "begins in row 0, 50 wide", count: 3))
  }

  @Test("Of labels that are close the left one is lower, so that no line crosses a label")
  func stairs() {
    #expect(
      places([0, 20, 40]) == ["begins in row 2, 50 wide", "begins in row 1, 50 wide", "begins in row 0, 50 wide"])
  }

  @Test("At the right edge a label ends at its point, and of two the right one is lower")
  func edge() {
    #expect(places([170, 190]) == ["ends in row 0, 50 wide", "ends in row 1, 50 wide"])
  }

  @Test("Of two labels that reach beyond each other's points both end at their points, the right one lower")
  func bothSides() {
    #expect(places([110, 170]) == ["begins in row 0, 50 wide", "ends in row 1, 50 wide"])
    #expect(places([140, 170]) == ["ends in row 0, 50 wide", "ends in row 1, 50 wide"])
  }

  @Test("One that has no room on its left is shortened instead")
  func shortened() {
    #expect(places([40, 190], width: 160) == ["begins in row 0, 144 wide", "ends in row 1, 160 wide"])
  }

  @Test("When the rows are full a label is shortened, and one for which even that is too much has no place")
  func full() {
    #expect(
      places([0, 40, 45, 50], limit: 2) == [
        "begins in row 0, 44 wide", "none", "begins in row 1, 50 wide", "begins in row 0, 50 wide",
      ])
  }

  @Test("A label that is wider than the lane is shortened on the side with more room")
  func wide() {
    #expect(places([60], width: 300) == ["begins in row 0, 140 wide"])
    #expect(places([160], width: 300) == ["ends in row 0, 160 wide"])
  }
}

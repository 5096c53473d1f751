import Testing

@testable import LifecycleTool

struct TimeSpansTests {
  @Test("Parts that overlap or touch become one, in order; empty ones are left out")
  func union() {
    #expect(TimeSpans([5..<6, 0..<2, 1..<3, 3..<4, 9..<9]).ranges == [0..<4, 5..<6])
    #expect(TimeSpans([0..<9, 1..<2]).ranges == [0..<9])
    #expect(TimeSpans([0..<2, 1..<3, 5..<6]).seconds == 4)
  }

  @Test("What another has is taken out, also where it reaches over several parts")
  func subtraction() {
    let spans = TimeSpans([0..<4, 5..<9, 10..<12])
    #expect(spans.subtracting(TimeSpans([1..<2, 3..<6, 8..<20])).ranges == [0..<1, 2..<3, 6..<8])
    #expect(spans.subtracting(TimeSpans([])) == spans)
  }
}

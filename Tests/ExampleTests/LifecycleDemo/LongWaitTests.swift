import Journey
import LifecycleTimeline
import TestSupport
import Testing

@testable import LifecycleDemo

@MainActor
@Suite(.oneDevice)
struct LongWaitTests {
  @Test("No event is missing from the minutes that are left out: many short waits report the same as a long one")
  func likeShortOnes() throws {
    func lines(_ wait: String) throws -> [String] {
      let text = """
        root tabs Home Other
        wait 0.123
        push Detail
        \(wait)
        present pageSheet Sheet
        \(wait)
        control-center open
        \(wait)
        control-center close
        overlay show
        \(wait)
        overlay hide
        dismiss
        window Lock
        field PIN
        \(wait)
        window close Lock
        home
        \(wait)
        open
        tab Other
        """
      // One look a second, as the short waits are played in full.
      return try events(of: Journey(parsing: text, file: "f"), sampling: .displayLink(framesPerSecond: 1))
        .map(\.jsonLine)
    }
    let short = try lines(String(repeating: "wait 100\n", count: 10) + "wait 0.7")
    #expect(try lines("wait 1000.7") == short)
  }
}

import Testing

@testable import LifecycleReports

/// What the log of the attention has.
@MainActor
@Suite struct AttentionLoggerTests {
  private final class Output: AttentionLogOutput {
    var lines: [String] = []

    func write(_ line: String) { lines.append(line) }
    func beginScreen(_ name: String) { lines.append("begin \(name)") }
    func endScreen() { lines.append("end") }
  }

  @Test("A line for each change, and an interval for each time that a screen is in front")
  func lines() {
    let output = Output()
    let logger = AttentionLogger(output)
    var attention = Attention.elsewhere
    for next in [
      Attention(screen: "Inbox", .focused), Attention(screen: "Inbox", .alert), Attention(screen: "Letter", .focused),
      .background,
    ] {
      logger.attentionDidChange(from: attention, to: next)
      attention = next
    }
    #expect(
      output.lines == [
        "Inbox, focused", "begin Inbox", "Inbox, alert", "Letter, focused", "end", "begin Letter", "background", "end",
      ])
  }
}

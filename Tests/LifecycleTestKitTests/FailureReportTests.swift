import LifecycleTestKit
import LifecycleTimeline
import Testing

/// What is attached to a failing test in which much has happened. What is attached to others: `FailureTimelineTraitTests`.
struct FailureReportTests {
  @Test("Of much, the summary has the first failures and the last events and decisions, and says how many there are")
  func long() {
    let failures = (1...5).map { FailureReport.Failure(time: 1, place: nil, text: "a\nb\nc\nd \($0)") }
    let events = (1...40).map { TimelineEvent(time: Double($0), kind: .note, subject: "a", name: "\($0)") }
    let decisions = (1...9).map { FailureReport.Decision(time: 1, text: "decision \($0)") }
    let report = FailureReport(
      name: "sheet", title: "“A sheet takes the focus”", failures: failures, recording: TimelineRecording(events),
      decisions: decisions, decisionsBefore: decisions.suffix(2))
    let lines = report.attachments[0].text.split(separator: "\n").map(String.init)
    #expect(lines.count <= 40)
    #expect(
      lines.filter { $0.hasSuffix("in all:") } == [
        "What failed, 5 in all:", "What happened before, 40 in all:",
      ])
    #expect(lines.filter { $0 == "             …" }.count == 3)
    let notes = lines.filter { $0.range(of: "note") != nil }.compactMap { $0.split(separator: " ").last }
    #expect(notes == (25...40).map { "\($0)" })
    #expect(lines.dropLast().suffix(2) == ["    1.000 s  decision 8", "    1.000 s  decision 9"])
  }
}

import Foundation
import LifecycleTestKit
import LifecycleTimeline
import Testing

/// The texts that are attached to a failing test.
struct FailureReportTests {
  private func report(
    _ failures: [FailureReport.Failure] = [], _ events: [TimelineEvent] = [], _ decisions: [FailureReport.Decision] = []
  ) -> FailureReport {
    FailureReport(
      name: "sheet", title: "“A sheet takes the focus”", failures: failures, recording: TimelineRecording(events),
      decisions: decisions, decisionsBefore: decisions.suffix(2))
  }

  private func event(
    _ time: Double, _ kind: TimelineEvent.Kind, _ subject: String, _ name: String,
    _ details: [TimelineEvent.Detail] = []
  ) -> TimelineEvent {
    TimelineEvent(time: time, kind: kind, subject: subject, name: name, details: details)
  }

  /// The summary, which is the first attachment.
  private func summary(of report: FailureReport) -> String { report.attachments[0].text }

  @Test("The summary has what failed, and the events and the decisions before, each with its time")
  func summary() {
    let report = report(
      [.init(time: 1.35, place: "PlayerTests.swift:12", text: "Expectation failed: isPaused\nThe sheet covers it")],
      [
        event(0, .behavior, "Player", "afterAppearing", [.init("animated", .flag(false))]),
        event(0, .focus, "Player", "gained", [.init("reason", .text("appeared")), .init("previous", .number(0))]),
        event(
          1.35, .focus, "Player", "lost",
          [.init("reason", .text("covered")), .init("previous", .number(1.35)), .init("by", .text("Queue"))]),
        event(1.35, .note, "test", "failure", [.init("at", .text("PlayerTests.swift:12"))]),
        event(2, .focus, "Player", "reasonChanged", [.init("reason", .text("windowHidden"))]),
      ],
      [.init(time: 1.35, text: "PlayerViewController lost covered | appeared")])
    #expect(
      summary(of: report) == """
        “A sheet takes the focus” failed. Times are seconds since the test began.

        What failed:
            1.350 s  PlayerTests.swift:12
                     Expectation failed: isPaused
                     The sheet covers it

        What happened before:
            0.000 s  behavior  Player      afterAppearing
            0.000 s  focus     Player      gained                reason appeared, previous 0.000 s
            1.350 s  focus     Player      lost                  reason covered, previous 1.350 s, by Queue
            1.350 s  note      test        failure               at PlayerTests.swift:12

        Why a screen had focus, or not:
            1.350 s  PlayerViewController lost covered | appeared

        To draw it, in a clone of LifecycleBehaviors: swift run --package-path Tools lifecycle picture sheet.timeline.jsonl

        """)
  }

  @Test("Of much, the summary has the first failures and the last events and decisions, and says how many there are")
  func long() {
    let failures = (1...5).map { FailureReport.Failure(time: 1, place: nil, text: "a\nb\nc\nd \($0)") }
    let events = (1...40).map { event(Double($0), .note, "a", "\($0)") }
    let decisions = (1...9).map { FailureReport.Decision(time: 1, text: "decision \($0)") }
    let lines = summary(of: report(failures, events, decisions)).split(separator: "\n").map(String.init)
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

  @Test("The attachments begin with the name of the test; the recording in them can be read again")
  func attachments() throws {
    let events = [
      event(0.25, .behavior, "Player", "afterAppearing"), event(0.5, .focus, "Player", "gained"),
    ]
    let attachments = report([], events, [.init(time: 0.5, text: "Sale\n50 % gained")]).attachments
    #expect(
      attachments.map(\.name) == [
        "sheet.what-happened.txt", "sheet.timeline.jsonl", "sheet.focus.txt",
      ])
    #expect(try TimelineRecording(jsonLines: attachments[1].text).events == events)
    #expect(attachments[2].text == #"    0.500 s  Sale\n50 % gained"# + "\n")
  }

  @Test("Where no screen was shown, the summary says so and is alone")
  func nothing() {
    let note = event(0, .note, "test", "failure")
    let report = report([.init(time: 0, place: "PlayerTests.swift:3", text: "Issue recorded")], [note])
    #expect(report.attachments.map(\.name) == ["sheet.what-happened.txt"])
    #expect(
      summary(of: report) == """
        “A sheet takes the focus” failed. Times are seconds since the test began.

        What failed:
            0.000 s  PlayerTests.swift:3
                     Issue recorded

        What happened before:
            0.000 s  note      test        failure

        No screen with behaviors was shown.

        """)
  }
}

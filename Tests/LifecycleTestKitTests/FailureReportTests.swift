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

  /// The summary, which is the first attachment.
  private func summary(of report: FailureReport) -> String { report.attachments[0].text }

  @Test("The summary has what failed, and the events and the decisions before, each with its time")
  func summary() {
    let report = report(
      [.init(time: 1.35, place: "PlayerTests.swift:12", text: "Expectation failed: isPaused\nThe sheet covers it")],
      [
        TimelineEvent(time: 0, subject: "Player", .moment(.init(.afterAppearing, isAnimated: false))),
        TimelineEvent(time: 0, subject: "Player", .focus(.init(.gained, .appeared))),
        TimelineEvent(time: 1.35, subject: "Player", .focus(.init(.lost, .covered, previous: 1.35, cover: "Queue"))),
        TimelineEvent(
          time: 1.35, subject: "test", .note(.init("failure", [.init("at", .text("PlayerTests.swift:12"))]))),
        TimelineEvent(time: 2, subject: "Player", .focus(.init(.reasonChanged, .windowHidden, previous: 0.65))),
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

        """)
  }

  @Test("Of much, the summary has the first failures and the last events and decisions, and says how many there are")
  func long() {
    let failures = (1...5).map { FailureReport.Failure(time: 1, place: nil, text: "a\nb\nc\nd \($0)") }
    let events = (1...40).map { TimelineEvent(time: Double($0), subject: "a", .note(.init("\($0)"))) }
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
      TimelineEvent(time: 0.25, subject: "Player", .moment(.init(.afterAppearing, isAnimated: false))),
      TimelineEvent(time: 0.5, subject: "Player", .focus(.init(.gained, .appeared))),
    ]
    let attachments = report([], events, [.init(time: 0.5, text: "gained")]).attachments
    #expect(
      attachments.map(\.name) == [
        "sheet.what-happened.txt", "sheet.timeline.jsonl", "sheet.timeline.svg", "sheet.focus.txt",
      ])
    #expect(try TimelineRecording(jsonLines: attachments[1].text).events == events)
    #expect(attachments[2].text.hasPrefix("<svg") && attachments[2].text.range(of: ">Player<") != nil)
    #expect(attachments[3].text == "    0.500 s  gained\n")
  }

  @Test("Where no screen was shown, the summary says so and is alone")
  func nothing() {
    let note = TimelineEvent(time: 0, subject: "test", .note(.init("failure")))
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

import FocusBehavior
import Foundation
import HeadlessDevice
import Journey
import TestSupport
import Testing
import UIKit

@testable import LifecycleDemo

@Suite(.oneDevice)
struct OutputTests {
  private func event(
    _ time: TimeInterval, _ subject: String, _ occurrence: JourneyEvent.Occurrence
  ) -> EventWords {
    EventWords(JourneyEvent(time: time, subject: subject, occurrence: occurrence))
  }

  /// A change of focus that is reported `latency` seconds after UIKit has announced its cause.
  private func focus(
    _ hasFocus: Bool, _ reason: FocusReason, after previous: TimeInterval = 0, latency: TimeInterval? = nil,
    by coverName: String? = nil, isReasonChange: Bool = false
  ) -> JourneyEvent.Occurrence {
    let change = FocusChange(
      hasFocus: hasFocus, reason: reason, previousDuration: previous, isReasonChange: isReasonChange)
    return .focus(
      JourneyEvent.Focus(
        change: change, coverName: coverName,
        latency: latency.map { Announcements.Latency(seconds: $0, isSameTurn: true) }))
  }

  @Test("An event is one JSON object with its keys in order")
  func json() {
    let moved = event(1.35, "A", .view(.willMove(toParent: nil)))
    #expect(moved.jsonLine == #"{"t": 1.35, "kind": "view", "subject": "A", "event": "willMove", "parent": null}"#)
    let lost = event(3, "A", focus(false, .appInactive, after: 2.0, latency: 0, by: "x"))
    #expect(
      lost.jsonLine == #"""
        {"t": 3, "kind": "focus", "subject": "A", "event": "lost", "reason": "appInactive", "previous": 2, "by": "x", "latency": 0, "sameTurn": true}
        """#)
  }

  @Test("A log line is aligned; flags that are false are left out")
  @MainActor
  func log() {
    let covered = FocusReason.covered(by: FocusCover(UIViewController(), kind: .sheet))
    let lost = event(12.35, "Player", focus(false, covered, after: 3, by: "Queue"))
    #expect(
      LogLine(lost).description
        == "   12.350 s  focus     Player      lost                  reason covered, previous 3.000 s, by Queue")
    #expect(
      LogLine(event(0, "Player", .view(.didAppear(animated: false)))).description
        == "    0.000 s  view      Player      viewDidAppear")
  }

  @Test(
    "A log line leaves out a latency of less than half a millisecond; JSON Lines always have it",
    arguments: [(0, ""), (0.000_4, ""), (0.016_667, ", latency 0.017 s")] as [(Double, String)])
  func latency(seconds: Double, shown: String) {
    let gained = event(0, "A", focus(true, .appeared, latency: seconds))
    #expect(LogLine(gained).description.hasSuffix("  reason appeared, previous 0.000 s" + shown))
    #expect(gained.jsonLine.contains("\"latency\": \(seconds == 0 ? "0" : "\(seconds)")"))
  }

  @Test("The summary counts events: repeated appearing counts once, a reason that changes counts as its first")
  func statistics() {
    var statistics = JourneyStatistics()
    let events: [(TimeInterval, JourneyEvent.Occurrence)] = [
      (0, .view(.didLoad)), (0, .view(.didAppear(animated: false))), (1, focus(true, .appeared)),
      (2, .view(.didAppear(animated: false))), (4, focus(false, .appInactive, latency: 0.25)),
      (4, focus(false, .appBackground, latency: 0.25, isReasonChange: true)),
      (6, focus(true, .appActive)), (7, focus(false, .appInactive, latency: 0.4375)), (7.5, focus(true, .appActive)),
    ]
    for (time, occurrence) in events {
      statistics.add(JourneyEvent(time: time, subject: "A", occurrence: occurrence))
    }
    statistics.add(JourneyEvent(time: 8, subject: "Unseen", occurrence: .view(.didLoad)))
    #expect(
      statistics.table(at: 10).description == """
        screen   visible   focused   noticed within   focus lost to
        -----------------------------------------------------------
        A        10.00 s    6.50 s          0.438 s   appInactive 2
        Unseen    0.00 s    0.00 s                -   -
        """)
  }

  @Test("The table ends with the screen that was visible longest without attention, if there is one")
  func sentence() {
    func row(_ name: String, _ visible: Double, _ focused: Double) -> SummaryTable.Row {
      SummaryTable.Row(name: name, visible: visible, focused: focused)
    }
    #expect(
      SummaryTable(rows: [row("A", 9, 9), row("B", 4, 1.25), row("C", 2, 0.5)]).sentence
        == "B was visible for 4.0 s and had the user's attention for 1.2 s.")
    #expect(SummaryTable(rows: [row("A", 9, 9), row("B", 4, 3.96)]).sentence == nil)
    #expect(SummaryTable(rows: []).sentence == nil)
  }

  @Test("What a behavior and UIKit call is in the log if it is verbose, what is done if nobody types it")
  @MainActor
  func verbose() throws {
    func lines(_ arguments: [String]) throws -> [String] {
      var output = ""
      let console = Console(writeOutput: { output += $0 }, writeErrors: { _ in }, facts: { (.file, .file) })
      let demo = DemoOutput(try DemoOptions(arguments), console: console)
      let player = DemoPlayer(on: .virtual(), receive: demo.receive)
      try player.play(Journey(parsing: "root nav A\nwait 1", file: "f"))
      return output.split(separator: "\n").map { String($0.dropFirst(13)) }
    }
    #expect(
      try lines([]) == [
        "▸ The app starts", "app       app         didFinishLaunching", "app       app         willEnterForeground",
        "app       app         didBecomeActive",
        "focus     A           gained                reason appeared, previous 0.000 s",
      ])
    let verbose = try lines(["--verbose"])
    #expect(
      verbose.contains("view      A           viewDidLoad") && verbose.contains("behavior  A           afterAppearing"))
    #expect(try lines(["--interactive"]).first == "app       app         didFinishLaunching")
  }
}

import LifecycleTimeline
import TestSupport
import Testing
import UIKit

@testable import FocusDemoScreens

@MainActor
@Suite(.oneDevice)
struct TimelineChartTests {
  private var events: [TimelineEvent] {
    [
      TimelineEvent(time: 0, kind: .app, subject: "app", name: "didBecomeActive"),
      TimelineEvent(time: 10, kind: .behavior, subject: "Player", name: "afterAppearing"),
      TimelineEvent(time: 10, kind: .focus, subject: "Player", name: "gained"),
      TimelineEvent(
        time: 30, kind: .focus, subject: "Player", name: "lost",
        details: [.init("reason", .text("covered")), .init("by", .text("Queue"))]),
      TimelineEvent(time: 30, kind: .behavior, subject: "Queue", name: "afterAppearing"),
    ]
  }

  @Test("A lane has a bar for each state that lasted, in shares of the time shown, and says what is so now")
  func chart() {
    let chart = TimelineChart(of: TimelineRecording(events, duration: 40), seconds: 40)
    #expect(
      chart.lanes == [
        .init(name: "app", bars: [.init(look: .visible, start: 0, end: 1)], text: "active"),
        .init(
          name: "Player",
          bars: [.init(look: .visible, start: 0.25, end: 1), .init(look: .focused, start: 0.25, end: 0.75)],
          text: "no focus: covered by Queue"),
        .init(name: "Queue", bars: [.init(look: .visible, start: 0.75, end: 1)]),
      ])
  }

  @Test("Of a long recording the newest part is drawn, and a short one leaves room")
  func ranges() {
    let newest = TimelineChart(of: TimelineRecording(events, duration: 50), seconds: 20)
    #expect(newest.lanes[1].bars == [.init(look: .visible, start: 0, end: 1)])
    #expect(newest.lanes[2].bars == [.init(look: .visible, start: 0, end: 1)])
    let short = TimelineChart(of: TimelineRecording(events, duration: 40), seconds: 80)
    #expect(short.lanes[2].bars == [.init(look: .visible, start: 0.375, end: 0.5)])
    #expect(TimelineChart(of: TimelineRecording()).lanes.isEmpty)
  }

  @Test("A lane's bars are where its width puts them; that of the focus is thinner")
  func frames() throws {
    let chart = TimelineChart(of: TimelineRecording(events, duration: 40), seconds: 40)
    let view = LaneView(chart.lanes[1])
    view.strip.frame = CGRect(x: 0, y: 20, width: 200, height: 14)
    view.layoutIfNeeded()
    #expect(view.label.text == "Player: no focus: covered by Queue")
    #expect(
      view.strip.subviews.map(\.frame) == [
        CGRect(x: 50, y: 0, width: 150, height: 14), CGRect(x: 50, y: 3, width: 100, height: 8),
      ])
    view.lane = chart.lanes[2]
    view.layoutIfNeeded()
    #expect(view.strip.subviews.map(\.frame) == [CGRect(x: 150, y: 0, width: 50, height: 14)])
  }
}

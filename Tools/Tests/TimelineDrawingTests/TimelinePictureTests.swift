import Foundation
import LifecycleTimeline
import Testing

@testable import TimelineDrawing

@Suite struct TimelinePictureTests {
  @Test(
    "In the picture of each journey no labels overlap, none is cut or on a line to another, and each loss is written",
    arguments: RecordedJourney.names)
  func recorded(_ name: String) throws {
    let events = try RecordedJourney.recording(name).events
    let layout = TimelinePicture(TimelineRecording(events)).layout
    #expect(layout.faults == [])
    #expect(layout.lanes.map(\.omitted).max() == 0)
    let onLines = layout.allLabels.filter(\.hidesLine).map(\.text)
    #expect(onLines.isEmpty, "\(onLines)")
    for loss in events where loss.kind == .focus && loss.name == "lost" {
      let lane = try #require(layout.lanes.first { $0.lane.name == loss.subject })
      let lead = layout.frame.clock.text(loss.time)
      // A text may be shortened; the rest is in its title.
      let label = try #require(lane.labels.first { $0.look.isLoss && $0.lead == lead })
      let words = TimelineInterval.words(reason: loss.text("reason"), cover: loss.text("by"))
      #expect((label.title ?? label.text).contains(words))
      #expect(label.text.hasPrefix(words.prefix(4)) || label.text.contains(words), "\(label.text)")
    }
  }

  @Test("A screen is hollow while the app is in the background, from where to where")
  func background() throws {
    let events = [
      event(0, .app, "app", "didBecomeActive"), event(1, .behavior, "A", "afterAppearing"),
      event(2, .app, "app", "willResignActive"), event(2, .app, "app", "didEnterBackground"),
      event(5, .app, "app", "willEnterForeground"), event(5, .app, "app", "didBecomeActive"),
      event(7, .behavior, "A", "afterDisappearing"),
      event(8, .app, "app", "willResignActive"), event(8, .app, "app", "didEnterBackground"),
      event(8.5, .behavior, "B", "afterAppearing"),
    ]
    let lanes = TimelinePicture(TimelineRecording(events, duration: 10)).lanes
    func bars(_ name: String) -> [String] {
      lanes.first { $0.name == name }?.spans.filter { $0.look == .visible || $0.look == .away }.map {
        "\($0.look) \($0.start)-\($0.end.map { "\($0)" } ?? "")\($0.isStartKnown ? "" : " from before")"
      } ?? []
    }
    #expect(bars("A") == ["visible 1.0-2.0", "away 2.0-5.0", "visible 5.0-7.0"])
    #expect(bars("B") == ["away 8.5-"])
  }

  /// Four events of `count / 4` visits to fifty screens in turn.
  private func visits(events count: Int) -> TimelineRecording {
    let reasons = ["disappeared", "covered", "appInactive"]
    return TimelineRecording(
      (0..<count / 4).flatMap { index -> [TimelineEvent] in
        let time = Double(index) * 1.44, screen = "Screen \(index % 50)"
        return [
          event(time, .behavior, screen, "afterAppearing"), event(time, .focus, screen, "gained"),
          event(time + 1, .focus, screen, "lost", [.init("reason", .text(reasons[index % 3]))]),
          event(time + 1, .behavior, screen, "afterDisappearing"),
        ]
      })
  }

  @Test("Fifty screens and ten thousand events are drawn with the labels that fit")
  func large() {
    let picture = TimelinePicture(visits(events: 10_000))
    let layout = picture.layout
    #expect(layout.faults == [])
    #expect(layout.lanes.count == 50)
    let svg = picture.svg
    #expect(svg.utf8.count < 3_000_000)
    #expect(svg.contains("not shown"))
  }

  @Test("Of more than 20,000 events the last ones are drawn, and the picture says so")
  func tooLarge() {
    let recording = visits(events: 24_000)
    let layout = TimelinePicture(recording).layout
    #expect(layout.labels.last?.text == "The first 4000 of 24000 events are not drawn. Draw a shorter range.")
    #expect(layout.frame.scale.range == 1440...recording.duration)
    #expect(layout.faults == [])
    let part = TimelinePicture(recording, range: 0...1440).layout
    #expect(part.frame.scale.range == 0...1440)
    #expect(!part.labels.contains { $0.text.contains("not drawn") })
  }

  @Test("The states of a scene and the keyboard are bars")
  func bars() {
    let events = [
      event(0, .scene, "Left", "didActivate"), event(1, .input, "keyboard", "keyboardDidShow"),
      event(2, .scene, "Left", "willDeactivate"), event(3, .input, "keyboard", "keyboardDidHide"),
    ]
    let bars = TimelinePicture(TimelineRecording(events, duration: 4)).lanes.map { lane in
      "\(lane.name): " + lane.spans.map { "\($0.look) from \($0.start)" }.joined(separator: ", ")
    }
    #expect(bars == ["Scene Left: active from 0.0, inactive from 2.0", "Keyboard: keyboard from 1.0"])
  }

  @Test("Reasons that follow at once are one text, and a later one has its own")
  func reasons() throws {
    func loss(_ time: Double, _ name: String, _ reason: String) -> TimelineEvent {
      event(time, .focus, "A", name, [.init("reason", .text(reason))])
    }
    let events = [
      loss(1, "lost", "appInactive"), loss(1, "reasonChanged", "appBackground"),
      loss(3, "reasonChanged", "windowHidden"),
      loss(5, "gained", "windowVisible"),
    ]
    let lane = try #require(TimelinePicture(TimelineRecording(events)).layout.lanes.first)
    #expect(lane.lane.notes.map(\.text) == ["app inactive → background", "then window hidden"])
  }

  @Test("A lane says what it is about: scenes and overlays are named as such")
  func names() {
    let events = [
      event(0, .scene, "scene 2", "didActivate"),
      event(0, .scene, "Left", "didActivate"),
      event(0, .overlay, "overlay", "willShow"),
      event(0, .overlay, "Offline", "willShow"),
      event(0, .input, "Task", "began", [.init("field", .text("Title"))]),
      event(1, .note, "app", "tap"),
    ]
    let layout = TimelinePicture(TimelineRecording(events)).layout
    #expect(
      layout.lanes.map(\.lane.name) == [
        "Notes", "Scene 2", "Scene Left", "Overlay", "Overlay Offline", "Fields, Task",
      ])
  }

  @Test("An event that is no state is a mark in its lane, and events of kinds without a lane are counted at the bottom")
  func others() throws {
    let lines = [
      #"{"t": 0, "kind": "behavior", "subject": "Player", "event": "afterAppearing"}"#,
      #"{"t": 1, "kind": "app", "subject": "Player", "event": "plays"}"#,
      #"{"t": 2, "kind": "scene", "subject": "Left", "event": "moved"}"#,
      #"{"t": 3, "kind": "overlay", "subject": "Lock", "event": "unreadable", "failedChecks": 3}"#,
      #"{"t": 4, "kind": "view", "subject": "Player", "event": "viewDidAppear"}"#,
      #"{"t": 5, "kind": "a\u001b", "subject": "Player", "event": "b"}"#,
      #"{"t": 6, "kind": "app", "subject": "app", "event": "killed"}"#,
    ]
    let recording = try TimelineRecording(jsonLines: lines.joined(separator: "\n"))
    let layout = TimelinePicture(recording).layout
    #expect(
      layout.lanes.map { "\($0.lane.name): \($0.lane.notes.map(\.text).joined(separator: ", "))" } == [
        "App: Player plays, killed", "Scene Left: moved", "Overlay Lock: unreadable", "Player: ",
      ])
    #expect(
      layout.labels.last?.text == #"Events of kinds that have no lane are not drawn: 2, of a\u{1b}, view."#)
    #expect(recording.intervals.allSatisfy { $0.endReason == TimelineInterval.terminated })
    #expect(!TimelinePicture(recording, range: 0...3).layout.labels.contains { $0.text.contains("no lane") })
  }

  @Test("Events that were not kept are counted at the bottom")
  func dropped() {
    let layout = TimelinePicture(TimelineRecording([event(1, .note, "app", "tap")], droppedEvents: 12)).layout
    #expect(layout.labels.last?.text == "12 earlier events were not kept.")
    #expect(layout.faults == [])
  }

  @Test("A name that a terminal obeys, or that ends a line, is drawn with visible escapes")
  func escapes() {
    let events = [
      event(0, .focus, "A\u{1b}[31m", "gained"),
      event(1, .focus, "A\u{1b}[31m", "lost", [.init("reason", .text("covered")), .init("by", .text("B\n\u{202e}"))]),
    ]
    let svg = TimelineRecording(events).svg()
    #expect(svg.contains(#">A\u{1b}[31m<"#) && svg.contains(#"covered by B\n\u{202e}<"#))
    #expect(!svg.unicodeScalars.contains("\u{1b}") && !svg.unicodeScalars.contains("\u{202e}"))
  }

  @Test("The longest times that a recording can have are drawn", arguments: [-4e9, 4e9])
  func longTimes(time: Double) {
    let events = [
      event(min(0, time), .behavior, "A", "afterAppearing"), event(0, .suspend, "app", "didSuspend"),
      event(max(0, time), .suspend, "app", "didUnsuspend", [.init("seconds", .number(4e9))]),
      event(max(0, time), .focus, "A", "lost", [.init("previous", .number(4e9))]),
      event(max(0, time), .suspend, "app", "stalled", [.init("seconds", .number(4e9))]),
    ]
    #expect(TimelinePicture(TimelineRecording(events)).layout.faults == [])
    #expect(TimelineRecording(events).svg().hasSuffix("</svg>\n"))
    #expect(TimelineTrace(TimelineRecording(events), name: "").events.allSatisfy { $0.ts ?? 0 >= 0 })
  }

  @Test("A recording without events is a picture that says so")
  func empty() {
    let layout = TimelinePicture(TimelineRecording()).layout
    #expect(layout.faults == [])
    #expect(layout.allLabels.map(\.text).contains("No events"))
  }

  @Test("Only what is in the range is drawn, and what goes on points out of it")
  func range() throws {
    let layout = TimelinePicture(try RecordedJourney.recording("interruptions"), range: 2...5).layout
    #expect(layout.lanes.map(\.lane.name) == ["App", "Inbox", "Message", "Reply"])
    let app = try #require(layout.lanes.first?.bars.first)
    guard case .bar(_, true, true) = app.form else {
      Issue.record("\(app.form)")
      return
    }
    #expect(layout.lanes[2].labels.map { $0.lead } == ["2.35 s", ""])
  }

  @Test("A range without an end is drawn to the end of the recording, and one without a beginning from its first event")
  func openRange() throws {
    let recording = TimelineRecording([event(1, .note, "app", "tap"), event(70, .note, "app", "tap")], duration: 90)
    func drawn(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
      TimelinePicture(recording, range: range).layout.frame.scale.range
    }
    #expect(drawn(60...(.infinity)) == 60...90)
    #expect(drawn(60...(.greatestFiniteMagnitude)) == 60...90)
    #expect(drawn(-.infinity...60) == 1...60)
    #expect(drawn(-.infinity...(.infinity)) == 1...90)
  }

}

extension LayoutLabel.Look {
  fileprivate var isLoss: Bool {
    if case .loss = self { true } else { false }
  }

  fileprivate var isUnderLane: Bool { isLoss || self == .note }
}

extension TimelineLayout {
  fileprivate var allLabels: [LayoutLabel] { labels + lanes.flatMap(\.labels) }

  /// What is wrong with the places of the labels, and of what is in the lanes.
  var faults: [String] {
    var faults: [String] = []
    let labels = allLabels.filter { !$0.text.isEmpty || !$0.lead.isEmpty }.sorted { $0.box.y < $1.box.y }
    for (index, label) in labels.enumerated() {
      let box = label.box
      if box.x < 0 || box.maxX > TimelineFrame.width || box.y < 0 || box.maxY > height {
        faults.append("\(label.text) is outside: \(box)")
      }
      let width = LayoutLabel.width(lead: label.lead, text: label.text, label.look)
      if width > box.width + 0.01 { faults.append("\(label.text) needs \(width)") }
      for other in labels[(index + 1)...] {
        if other.box.y >= box.maxY { break }
        if other.box.overlaps(box) { faults.append("\(label.text) overlaps \(other.text)") }
      }
    }
    for lane in lanes {
      for line in lane.marks where line.look.isLeader {
        let (x, end) = (line.form.box.x, line.form.box.maxY)
        for label in lane.labels
        where label.look.isUnderLane && label.box.x < x && x < label.box.maxX && label.box.y + 1 < end
          && !label.hidesLine
        {
          faults.append("\(label.text) stands on the line to another label at \(x)")
        }
      }
      for shape in lane.bars + lane.marks {
        let box = shape.form.box
        if box.x < 0 || box.maxX > TimelineFrame.width || box.y < lane.box.y || box.maxY > lane.box.maxY {
          faults.append("\(shape.look) is outside of \(lane.lane.name): \(box)")
        }
      }
    }
    for (lane, next) in zip(lanes, lanes.dropFirst()) where next.box.y < lane.box.maxY {
      faults.append("\(next.lane.name) overlaps \(lane.lane.name)")
    }
    if let last = lanes.last, last.box.maxY > height { faults.append("\(last.lane.name) is outside") }
    return faults
  }
}

import Foundation
import LifecycleTimeline
import TestSupport
import Testing

@testable import TimelineDrawing

@Suite struct PictureGeometryTests {
  /// Three screens, one after the other; an alert interrupts the second.
  private let recording = TimelineRecording(
    [
      event(0, .behavior, "Inbox", "afterAppearing"),
      event(0, .focus, "Inbox", "gained"),
      event(1, .focus, "Inbox", "lost", [.init("reason", .text("covered"))]),
      event(1.5, .behavior, "Inbox", "afterDisappearing"),
      event(1.5, .behavior, "Message", "afterAppearing"),
      event(1.5, .focus, "Message", "gained"),
      event(3, .focus, "Message", "lost", [.init("reason", .text("alert"))]),
      event(3.5, .focus, "Message", "gained"),
      event(4.5, .focus, "Message", "lost", [.init("reason", .text("disappeared"))]),
      event(5, .behavior, "Message", "afterDisappearing"),
      event(5, .behavior, "Reply", "afterAppearing"),
      event(5, .focus, "Reply", "gained"),
    ], duration: 6)

  @Test("Bars begin and end, and losses are marked, where their events are", arguments: [360.0, 800])
  func places(_ width: Double) {
    let layout = TimelinePicture(recording).layout(width: width)
    #expect(layout.faults == [])
    let (left, right) = (layout.frame.places.lowerBound, layout.frame.places.upperBound)
    func time(_ x: Double) -> String {
      x == width - 10 ? "end" : "\(((x - left) / (right - left) * 6 * 100).rounded() / 100)"
    }
    let rows = layout.lanes.map { lane in
      let bars = lane.bars.filter { $0.look == .span(.visible) || $0.look == .span(.focused) }.map {
        "\($0.look.styleClass) \(time($0.form.box.x))-\(time($0.form.box.maxX))"
      }
      let losses = lane.marks.filter { [.lossMark(.cover), .lossMark(.navigation)].contains($0.look) }.map {
        "lost \(time($0.form.box.x))"
      }
      return [lane.lane.name] + bars + losses
    }
    #expect(
      rows == [
        ["Inbox", "visible 0.0-1.5", "focused 0.0-1.0", "lost 1.0"],
        ["Message", "visible 1.5-5.0", "focused 1.5-3.0", "focused 3.5-4.5", "lost 3.0", "lost 4.5"],
        ["Reply", "visible 5.0-end", "focused 5.0-end"],
      ])
  }

  @Test("The axis says the times that the bars under it have")
  func axis() throws {
    let layout = TimelinePicture(recording).layout(width: 800)
    let tick = try #require(layout.labels.first { $0.look == .tick && $0.text.hasPrefix("3") })
    let alert = try #require(layout.lanes[1].marks.first { $0.look == .lossMark(.cover) })
    #expect(abs(tick.box.x + tick.box.width / 2 - alert.form.box.x) < 1)
  }

  /// One lane of ten seconds with these spans and notes.
  private func lane(
    _ spans: [TimelineLane.Span] = [], notes: [TimelineLane.Note] = [], width: Double = 800
  ) throws -> LaneLayout {
    var picture = TimelinePicture(TimelineRecording([event(0, .behavior, "A", "afterAppearing")], duration: 10))
    picture.lanes[0].spans = spans
    picture.lanes[0].notes = notes
    return try #require(picture.layout(width: width).lanes.first)
  }

  @Test("Thin bars become one only where they cannot be told apart", arguments: [(0.04, 2), (0.002, 1)])
  func thinBars(distance: Double, count: Int) throws {
    let spans = [2, 2.001 + distance].map { start in
      TimelineLane.Span(.visible, from: start, to: start + 0.001, title: "visible")
    }
    let bars = try lane(spans).bars.filter { $0.look == .span(.visible) }
    #expect(bars.count == count)
    #expect(bars[0].title?.contains("and 1 more") == (count == 1))
  }

  @Test("A cancelled bar has a cross in its middle, and no other bar has one")
  func crosses() throws {
    let spans = TimelineLane.Look.allCases.enumerated().map { index, look in
      TimelineLane.Span(look, from: Double(index), to: Double(index) + 0.5, title: "\(look)")
    }
    let lane = try lane(spans)
    let crosses = lane.marks.filter { $0.look == .cross }
    let cancelled = try #require(lane.bars.first { $0.look == .span(.cancelled) })
    #expect(crosses.count == 1)
    let middle = cancelled.form.box.x + cancelled.form.box.width / 2
    #expect(abs((crosses.first?.form.box.x ?? 0) + (crosses.first?.form.box.width ?? 0) / 2 - middle) < 1)
  }

  @Test("A cross is drawn around its middle, and explained with one")
  func crossOfCancelled() throws {
    let events = [
      event(0, .behavior, "A", "beforeAppearing"), event(2, .behavior, "A", "beforeDisappearing"),
      event(2, .behavior, "A", "afterDisappearing"),
    ]
    let picture = TimelinePicture(TimelineRecording(events, duration: 4))
    let mark = try #require(picture.layout(width: 800).lanes[0].marks.first { $0.look == .cross })
    let paths = picture.svg(width: 800).matches(of: /class="cross" d="M([0-9.]+) ([0-9.]+)l/)
    #expect(paths.count == 2)
    #expect(Double(paths[0].1) == mark.form.box.x && Double(paths[0].2) == mark.form.box.y)
  }

  @Test("Boxes that touch do not overlap")
  func touching() {
    let box = LayoutBox(x: 10, y: 10, width: 10, height: 10)
    for (x, y) in [(0.0, 10.0), (20, 10), (10, 0), (10, 20)] {
      #expect(!box.overlaps(LayoutBox(x: x, y: y, width: 10, height: 10)))
    }
  }

  @Test("A name for which there is no room is shortened, and its title has it whole", arguments: [360.0, 800])
  func longName(_ width: Double) throws {
    let name = String(repeating: "Settings of the account ", count: 5)
    let picture = TimelinePicture(TimelineRecording([event(0, .behavior, name, "afterAppearing")], duration: 1))
    let label = try #require(picture.layout(width: width).lanes.first?.labels.first { $0.look == .name })
    #expect(label.text.hasSuffix("…") && label.title == name)
  }

  @Test("A loss has the color of its kind, and a reason that changes later has no mark")
  func kinds() throws {
    func loss(_ time: Double, _ name: String, _ reason: String) -> TimelineEvent {
      event(time, .focus, "A", name, [.init("reason", .text(reason))])
    }
    let events = [
      loss(1, "lost", "covered"), loss(2, "gained", "uncovered"), loss(3, "lost", "pushedOver"),
      loss(4, "gained", "appeared"),
      loss(5, "lost", "appInactive"), loss(7, "reasonChanged", "alert"),
    ]
    let lane = try #require(TimelinePicture(TimelineRecording(events, duration: 9)).layout(width: 800).lanes.first)
    let marks = lane.marks.map(\.look).filter { !$0.isLeader }
    #expect(marks == [.lossMark(.cover), .lossMark(.navigation), .lossMark(.system)])
    let texts = lane.labels.filter { $0.look != .name }.map { "\($0.look): \($0.text)" }
    #expect(
      texts == [
        "loss(TimelineDrawing.FocusLossKind.cover): covered",
        "loss(TimelineDrawing.FocusLossKind.navigation): pushed over",
        "loss(TimelineDrawing.FocusLossKind.system): app inactive",
        "loss(TimelineDrawing.FocusLossKind.cover): then alert",
      ])
  }

  @Test(
    "Steps are numbers on the axis, one for those that are close, and a list under the lanes", arguments: [360.0, 800])
  func steps(_ width: Double) {
    var picture = TimelinePicture(recording)
    picture.steps = [(0, "The app starts"), (1, "A sheet"), (1.01, "An alert")].enumerated().map {
      .init(number: $0.offset + 1, time: $0.element.0, text: $0.element.1)
    }
    let layout = picture.layout(width: width)
    #expect(layout.faults == [])
    #expect(
      layout.steps.labels.filter { $0.look != .name }.map(\.text) == [
        "1", "2–3", "1", "0 s", "The app starts", "2", "1 s", "A sheet", "3", "1.01 s", "An alert",
      ])
    // A row of the list: the number, then the time, then the words.
    let row = layout.steps.labels.suffix(3).map(\.box)
    #expect(row[0].maxX < row[1].x && row[1].maxX < row[2].x && Set(row.map(\.y)).count == 1)
  }

  @Test("The numbers on the axis are apart, also those that stand for several", arguments: [240.0, 360, 800])
  func apart(_ width: Double) {
    var picture = TimelinePicture(recording)
    for seed in RandomBudget.seeds(20) {
      var generator = SeededGenerator(seed: seed)
      let times = (0..<30).map { _ in Double.random(in: 0...3, using: &generator) }.sorted()
      picture.steps = times.enumerated().map { .init(number: $0.offset + 1, time: $0.element, text: "step") }
      // Those of the list have no title.
      let boxes = picture.layout(width: width).steps.shapes.filter { $0.title != nil }.map(\.form.box)
      #expect(boxes.count > 1 && zip(boxes, boxes.dropFirst()).allSatisfy { $0.maxX + 2.99 <= $1.x }, "seed \(seed)")
    }
  }

  @Test("Of more than sixty steps sixty are listed, and a sentence says so")
  func manySteps() {
    var picture = TimelinePicture(recording)
    picture.steps = (1...70).map { .init(number: $0, time: Double($0) / 12, text: "step") }
    let layout = picture.layout(width: 800)
    #expect(layout.faults == [])
    #expect(layout.steps.labels.count { $0.look == .note } == 60)
    #expect(layout.steps.labels.last?.text == "Steps from 61 on are not listed. Draw a shorter range.")
  }

  @Test("Where a line runs behind a text for want of room, a box hides the line")
  func hiddenLines() throws {
    var (texts, boxes) = (0, 0)
    for journey in RecordedJourney.names {
      let picture = TimelinePicture(try RecordedJourney.recording(journey))
      texts += picture.layout(width: 360).allLabels.count(where: \.hidesLine)
      boxes += picture.svg(width: 360).components(separatedBy: "<rect class=\"page\" x=").count - 1
    }
    #expect(texts > 0 && boxes == texts)
  }

  @Test("A title has twenty of the notes at one time, and counts the others")
  func manyNotes() throws {
    let lane = try lane(notes: (1...21).map { .init(time: 5, text: "note \($0)") })
    let title = try #require(lane.marks.compactMap(\.title).first)
    #expect(title.split(separator: "\n").count == 21)
    #expect(title.hasSuffix("\nand 1 more"))
  }

  @Test("Notes that stand together and have no room are counted one by one")
  func omittedNotes() throws {
    let notes = (0..<40).flatMap { index -> [TimelineLane.Note] in
      let time = Double(index) / 4
      return (1...3).map { .init(time: time, text: "a rather long note \($0)") }
    }
    let lane = try lane(notes: notes, width: 360)
    let shown = lane.labels.count { $0.look != .name && !$0.text.hasSuffix("not shown") }
    #expect(lane.omitted > 0 && lane.omitted % 3 == 0)
    #expect(shown > 0 && lane.omitted + 3 * shown <= 120)
  }
}

import LifecycleTimeline
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
      let bars = lane.bars.filter { $0.look == "visible" || $0.look == "focused" }.map {
        "\($0.look) \(time($0.form.box.x))-\(time($0.form.box.maxX))"
      }
      let losses = lane.marks.filter { $0.look == "loss-mark" }.map { "lost \(time($0.form.box.x))" }
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
    let alert = try #require(layout.lanes[1].marks.first { $0.look == "loss-mark" })
    #expect(abs(tick.box.x + tick.box.width / 2 - alert.form.box.x) < 1)
  }
}

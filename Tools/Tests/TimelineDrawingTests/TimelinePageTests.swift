import Foundation
import LifecycleTimeline
import Testing

@testable import TimelineDrawing

@Suite struct TimelinePageTests {
  /// What the script reads.
  private func content(of page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"recording\">"))
    let rest = page[start.upperBound...]
    let end = try #require(rest.range(of: "</script>"))
    return try #require(
      JSONSerialization.jsonObject(with: Data(rest[..<end.lowerBound].utf8)) as? [String: Any])
  }

  @Test("A page has the lanes of the picture, with the kind of each loss of focus")
  func lanes() throws {
    let events = [
      event(0, .behavior, "Player", "afterAppearing"), event(0, .focus, "Player", "gained"),
      event(2, .focus, "Player", "lost", [.init("reason", .text("covered")), .init("by", .text("Queue"))]),
    ]
    let content = try content(of: TimelineRecording(events, duration: 4).html())
    let lanes = try #require(content["lanes"] as? [[String: Any]])
    #expect(lanes.map { $0["name"] as? String } == ["Player"])
    let spans = try #require(lanes[0]["spans"] as? [[String: Any]])
    let texts = spans.map { "\($0["look"] ?? "") \($0["start"] ?? "")-\($0["end"] ?? "")" }
    #expect(texts == ["loaded 0-", "visible 0-", "focused 0-2"])
    let notes = try #require(lanes[0]["notes"] as? [[String: Any]])
    #expect(notes.count == 1)
    #expect(notes[0]["text"] as? String == "covered by Queue" && notes[0]["kind"] as? String == "cover")
    #expect(notes[0]["isLoss"] as? Bool == true)
    #expect(content["start"] as? Double == 0 && content["end"] as? Double == 4)
  }

  @Test("Names cannot end the element that they are in, and a page loads nothing")
  func hostile() throws {
    let name = "</script><img src=x onerror=alert(1)><!--"
    let page = TimelineRecording([event(0, .behavior, name, "afterAppearing")], duration: 1).html(title: name)
    #expect(!page.contains("<img"))
    let lanes = try content(of: page)["lanes"] as? [[String: Any]]
    #expect(lanes?.first?["name"] as? String == name)
    #expect(page.contains("default-src 'none'"))
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("://"))
  }

  @Test("What is left out of the time and of the events is said")
  func remarks() throws {
    let recording = TimelineRecording(
      [event(1, .note, "app", "tap"), event(2, .note, "app", "tap"), event(400, .note, "app", "tap")],
      duration: 401, droppedEvents: 3)
    let content = try content(of: recording.html())
    let breaks = try #require(content["breaks"] as? [[String: Any]])
    #expect(breaks.count == 1 && breaks[0]["cause"] as? String == "quiet")
    #expect(content["remarks"] as? [String] == ["3 earlier events were not kept."])
    let part = try self.content(of: recording.html(range: 0...10))
    #expect((part["breaks"] as? [Any])?.isEmpty == true && part["end"] as? Double == 10)
  }

  @Test("A recording without events is a page without lanes")
  func empty() throws {
    let content = try content(of: TimelineRecording().html())
    #expect((content["lanes"] as? [Any])?.isEmpty == true)
  }
}

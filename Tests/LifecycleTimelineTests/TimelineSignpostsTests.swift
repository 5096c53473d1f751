import Foundation
import Testing

@testable import LifecycleTimeline

@MainActor
@Suite struct TimelineSignpostsTests {
  @Test(
    "In every recorded journey each signpost is begun and ended in turn, and none is left open", arguments: journeyFiles
  )
  func balanced(journey: URL) throws {
    let output = Output()
    let signposts = TimelineSignposts(output)
    for event in try TimelineRecording(contentsOf: journey).events { signposts.mark(event) }
    signposts.endAll()
    #expect(output.open.isEmpty)
    #expect(output.faults == [])
    #expect(output.lines.contains { $0.hasPrefix("begin visible ") })
    #expect(output.lines.contains { $0.hasPrefix("begin focused ") })
  }

  @Test(
    "What lasts is begun and ended: visible screens, focus, overlays, edited fields, the keyboard; the rest is marked")
  func lines() {
    let output = Output()
    let signposts = TimelineSignposts(output)
    let events: [(TimelineEvent.Kind, String, String)] = [
      (.behavior, "A", "afterAppearing"), (.focus, "A", "gained"), (.overlay, "overlay", "willShow"),
      (.focus, "A", "lost"), (.focus, "A", "reasonChanged"), (.overlay, "overlay", "didShow"),
      (.overlay, "overlay", "didHide"), (.input, "A", "began"), (.input, "keyboard", "keyboardDidShow"),
      (.app, "app", "didEnterBackground"), (.suspend, "app", "didSuspend"), (.step, "app", "tap"),
      (.behavior, "A", "released"),
    ]
    for (kind, subject, name) in events {
      signposts.mark(
        TimelineEvent(
          time: 0, kind: kind, subject: subject, name: name,
          details: kind == .input && subject == "A" ? [.init("field", .text("name"))] : []))
    }
    signposts.endAll()
    #expect(
      output.lines.dropLast(2) == [
        "begin visible A", "begin focused A", "begin overlay overlay", "end focused A", "end overlay overlay",
        "begin editing A name", "begin keyboard keyboard", "app didEnterBackground", "app didSuspend", "app tap",
        "end visible A",
      ])
    #expect(Set(output.lines.suffix(2)) == ["end editing A name", "end keyboard keyboard"])
  }

  private final class Output: SignpostOutput {
    var lines: [String] = []
    var faults: [String] = []
    var open: Set<TimelineSignposts.Key> = []

    func begin(_ key: TimelineSignposts.Key) {
      if !open.insert(key).inserted { faults.append("\(key) begun twice") }
      lines.append("begin \(key.interval) \(key.subject)")
    }

    func end(_ key: TimelineSignposts.Key) {
      if open.remove(key) == nil { faults.append("\(key) ended twice") }
      lines.append("end \(key.interval) \(key.subject)")
    }

    func mark(_ text: String) {
      lines.append(text)
    }
  }
}

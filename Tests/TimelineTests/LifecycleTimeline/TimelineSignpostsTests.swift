import HeadlessDevice
import TestSupport
import Testing

@testable import LifecycleTimeline

@MainActor
@Suite(.oneDevice) struct TimelineSignpostsTests {
  @Test("In a recording each signpost is begun and ended in turn, and none is left open")
  func balanced() {
    let app = TimelineApp(TimelineOptions())
    app.push(PlayerViewController())
    app.device.pressHome()
    app.device.openApp()
    app.pop()
    let output = Output()
    let signposts = TimelineSignposts(output)
    for event in app.recorder.recording.events { signposts.mark(event) }
    signposts.endAll()
    #expect(output.open.isEmpty)
    #expect(output.faults == [])
    #expect(output.lines.contains("begin visible Player"))
    #expect(output.lines.contains("begin focused Player"))
  }

  @Test(
    "What lasts is begun and ended: visible screens, focus, overlays, edited fields, the keyboard; the rest is marked")
  func lines() {
    let output = Output()
    let signposts = TimelineSignposts(output)
    let events: [(TimelineEvent.Kind, String, String)] = [
      (.behavior, "A", "afterAppearing"), (.focus, "A", "gained"), (.overlay, "overlay", "willShow"),
      (.focus, "A", "lost"), (.focus, "A", "reasonChanged"), (.behavior, "A", "afterDisappearing"),
      (.behavior, "A", "afterAppearing"), (.overlay, "overlay", "didShow"),
      (.overlay, "overlay", "didHide"), (.input, "A", "began"), (.input, "keyboard", "keyboardDidShow"),
      (.app, "app", "didEnterBackground"), (.suspend, "app", "didSuspend"), (.note, "app", "tap"),
      (.behavior, "A", "released"),
    ]
    for (kind, subject, name) in events {
      signposts.mark(event(0, kind, subject, name, name == "began" ? [.init("field", .text("name"))] : []))
    }
    signposts.endAll()
    #expect(
      output.lines.dropLast(2) == [
        "begin visible A", "begin focused A", "begin overlay overlay", "end focused A", "end visible A",
        "begin visible A", "end overlay overlay",
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

import FocusBehavior
import Journey
import TestSupport
import Testing

@testable import LifecycleDemo

// Every expected transcript here is written from what the app does, not from what the demo prints.

@MainActor
@Suite(.oneDevice)
struct ExampleAppTests {
  @Test("The player of the app plays under its own control: not under its queue, and not when it is popped")
  func player() throws {
    #expect(
      try transcript(
        after: "root app", "push Player", "present pageSheet Queue", "dismiss", "pop", kinds: [.app, .focus])
        == [
          "1.35 Library lost disappeared", "1.35 Player plays", "1.35 Player gained appeared",
          "2.35 Player pauses", "2.35 Player lost covered Queue", "2.35 Queue gained appeared",
          "3.35 Queue lost disappeared", "3.35 Player plays", "3.35 Player gained uncovered",
          "4.35 Player lost disappeared", "4.35 Player pauses", "4.35 Library gained appeared",
        ])
  }

  @Test("The fields of the form are tapped by their names, and the first one is edited without a tap")
  func fields() throws {
    #expect(
      try transcript(after: "root app", "push Profile", "field City", "end editing", kinds: [.input]) == [
        "1.35 Profile began Name", "2 Profile ended Name", "2 Profile began City", "3 Profile ended City",
      ])
  }

  @Test("The overlay is the wall of the app")
  func wall() throws {
    #expect(
      try transcript(after: "root app", "overlay show", "overlay hide", kinds: [.overlay, .focus]) == [
        "1 overlay willShow", "1 Library lost windowNotKey", "1.25 overlay didShow",
        "2 overlay willHide", "2.25 overlay didHide", "2.25 Library gained windowKey",
      ])
  }

  @Test("After kill the app is launched again with its library")
  func kill() throws {
    #expect(
      try transcript(after: "root app", "push Player", "home\nkill", "open", kinds: [.focus]).last
        == "3 Library gained appeared")
  }

  @Test("Another root ends the app: its names are those of plain screens")
  func otherRoot() throws {
    let lines = try transcript(after: "root app", "root nav Home", "push Queue", kinds: [.view])
    #expect(lines.contains("2.35 Queue viewDidAppear animated"))
  }

  @Test(
    "A command that the app's screens cannot carry out is refused",
    arguments: [
      ("root app\nfield Name", "'Library' has no fields"),
      ("root app\npush Profile\nwait 1\nfield Phone", "the field 'Phone' of 'Profile' cannot be reached"),
      ("root app\nend editing", "nothing is being edited in 'Library'"),
      ("root app\ndetach Library", "'Library' is a screen of the example app, which keeps its behaviors"),
      ("root app\npush Library", "there is a screen named 'Library' already"),
    ])
  func refused(text: String, message: String) {
    let line = text.split(separator: "\n").count
    #expect(refusal(of: text) == "test.journey:\(line): \(message)")
  }

  @Test("The app's recorder ends with its journey: it does not look at the screens of the next one")
  func recorder() throws {
    _ = try transcript(of: "root app\nwait 1", kinds: [])
    let journey = try Journey(parsing: "root A\nwait 1.4\nalert B\nwait 2", file: "f")
    let latencies = try events(of: journey, sampling: .displayLink(framesPerSecond: 1)).compactMap { event in
      if case .focus(let focus) = event.occurrence, focus.step == .lost { focus.latency?.seconds } else { nil }
    }
    #expect(latencies.first.map { abs($0 - 0.25) < 0.02 } == true, "\(latencies)")
  }
}

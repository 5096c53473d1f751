import FocusBehavior
import Journey
import TestSupport
import Testing

@testable import LifecycleDemo

@MainActor
@Suite(.oneDevice)
struct ExampleAppTests {
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
    #expect(try latencyWithOneLookASecond().map { abs($0 - 0.25) < 0.02 } == true)
  }
}

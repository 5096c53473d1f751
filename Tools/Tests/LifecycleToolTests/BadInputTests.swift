import Foundation
import Testing

@testable import LifecycleTool

struct BadInputTests {
  @Test("A file that is not there, or is a folder, ends with 66")
  func noInput() {
    #expect(Ending("show", "nowhere") == Ending(error: "There is no file nowhere.", status: 66))
    #expect(
      Ending("stats", Folder.tests.path)
        == Ending(error: "\(Folder.tests.path) is a folder. Write the name of a file in it.", status: 66))
  }

  @Test(
    "A file that is no recording ends with 65, and its error has the file and the line",
    arguments: [
      ("hello\n", ":1: expected an object at byte 1."),
      (
        #"{"t": 0, "kind": "note", "subject": "app", "event": "a"}"# + "\n{\"t\": 1}\n",
        ":2: the member \"kind\" is missing."
      ),
      (#"{"t": 0, "kind": ["view"]}"#, ":1: the member \"kind\" must be a string, a number, true, false or null."),
      ("", " has no event. A recording has one on each line, as TimelineRecording.jsonLines writes it."),
    ])
  func data(lines: String, error: String) throws {
    try withRecording(lines) { path in
      for command in [["show"], ["stats"], ["picture"], ["trace"], ["diff", "evening.jsonl"]] {
        #expect(Ending(command + [path]) == Ending(error: path + error, status: 65))
      }
    }
  }

  @Test("A last line without its end is left out, and a note says so")
  func cutOff() throws {
    try withRecording(#"{"t": 0, "kind": "note", "subject": "app", "event": "a"}"# + "\n{\"t\": 1, \"ki") { path in
      let ending = Ending("show", path)
      #expect(
        ending
          == Ending(
            output: "    0.000 s  note      app         a\n",
            error: "\(path): the last line has no end and is left out."))
    }
  }

  @Test("A screen that is not there ends with 64, and its error has those that are there")
  func unknownScreen() {
    #expect(
      Ending("why", "evening.jsonl", "libary", "3")
        == Ending(
          error: "The recording has no screen \"libary\". Its screens are Library, Player.", status: 64))
    #expect(
      Ending("show", "evening.jsonl", "--screen", "Nobody")
        == Ending(
          error:
            "Nothing in the recording happens to \"Nobody\". Its subjects are app, Main, Library, Player, keyboard.",
          status: 64)
    )
  }

  @Test("A kind that no recorder and no event has ends with 64", arguments: [["show"], ["diff", "evening.jsonl"]])
  func unknownKind(command: [String]) throws {
    try withRecording(#"{"t": 0, "kind": "view", "subject": "List", "event": "viewDidLoad"}"#) { path in
      let kinds = "behavior, focus, app, scene, suspend, overlay, input, note, view"
      #expect(
        Ending(command + [path, "--kind", "vew"])
          == Ending(error: "\"vew\" is no kind of event. The kinds are \(kinds).", status: 64))
    }
  }

  @Test("Of many screens the first ten are in the error; of none it says so", arguments: [0, 10, 12])
  func manyScreens(count: Int) throws {
    let names = (0..<count).map { "Screen \($0)" }
    let note = #"{"t": 0, "kind": "note", "subject": "app", "event": "a"}"# + "\n"
    let lines = names.map { #"{"t": 0, "kind": "behavior", "subject": "\#($0)", "event": "afterLoading"}"# + "\n" }
    let list = "Screen 0, Screen 1, Screen 2, Screen 3, Screen 4, Screen 5, Screen 6, Screen 7, Screen 8, Screen 9"
    let end = [0: "It has no screens.", 10: "Its screens are \(list).", 12: "Its screens are \(list) and 2 more."]
    try withRecording(note + lines.joined()) { path in
      #expect(
        Ending("why", path, "Other", "0")
          == Ending(error: "The recording has no screen \"Other\". \(end[count] ?? "")", status: 64))
    }
  }

  @Test("A time outside of the recording ends with 64", arguments: [("40.1", "40.100"), ("1e9", "1000000000.000")])
  func outside(time: String, printed: String) {
    #expect(
      Ending("why", "evening.jsonl", "Player", time)
        == Ending(error: "\(printed) s is outside of the recording. Write seconds from 0.000 to 40.000.", status: 64))
  }

  @Test(
    "A range that is none ends with 64",
    arguments: [
      ("90-60", "It ends before it begins. Write 60-90."), ("abc", "Write seconds, such as 60-90, 60- or -90."),
      ("-", "Write seconds, such as 60-90, 60- or -90."), ("1-2-3", "Write seconds, such as 60-90, 60- or -90."),
      ("1e2-", "Write seconds, such as 60-90, 60- or -90."),
    ])
  func range(text: String, error: String) {
    let ending = Ending("show", "evening.jsonl", "--range", text)
    #expect(ending == Ending(error: "The value '\(text)' is invalid for '--range <range>': \(error)", status: 64))
  }

  @Test("A range after the end ends with 64")
  func rangeAfterEnd() {
    #expect(
      Ending("show", "evening.jsonl", "--range", "41-")
        == Ending(error: "The range begins at 41.000 s, and the recording ends at 40.000 s.", status: 64))
  }

  @Test("A tolerance that is none, and two recordings from standard input, end with 64")
  func diff() {
    #expect(
      Ending("diff", "evening.jsonl", "evening.jsonl", "--tolerance", "-1")
        == Ending(error: "--tolerance must be seconds from 0 up, got -1.0. Write 0.05, the default, or 0.", status: 64))
    #expect(
      Ending("diff", "-", "-")
        == Ending(
          error: "Only one of the recordings can be standard input. Write the name of a file for the other.", status: 64
        ))
  }
}

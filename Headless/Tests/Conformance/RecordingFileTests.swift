import ConformanceSuite
import Foundation
import Testing

@Suite
struct RecordingFileTests {
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")

  /// The error about a file that contains `text`; nil if there is none.
  private func problem(_ text: String) -> String? {
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try text.write(to: file, atomically: true, encoding: .utf8)
      _ = try ConformanceRecording(contentsOf: file)
      return nil
    } catch {
      return "\(error)".replacingOccurrences(of: file.path, with: "FILE")
    }
  }

  private static let header = #"{"device":"iPhone 16","system":"iOS 18.2"}"# + "\n"
  private static let tested = #"{"name":"a","observed":[],"rule":"R1"}"# + "\n"

  @Test("A recording that is written can be read again, one line for a case")
  func roundTrip() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    var recording = ConformanceRecording(system: "iOS 18.2", device: "iPhone 16")
    recording["R9", "a / \"b\""] = .observed(["A.wA(f)", ""])
    recording["R10", "none"] = .observed([])
    recording["R34", "left out"] = .leftOut("needs a person")
    try recording.write(to: file)
    #expect(try ConformanceRecording(contentsOf: file) == recording)
    #expect(
      try String(contentsOf: file, encoding: .utf8) == Self.header + #"""
        {"name":"a / \"b\"","observed":["A.wA(f)",""],"rule":"R9"}
        {"name":"none","observed":[],"rule":"R10"}
        {"leftOut":"needs a person","name":"left out","rule":"R34"}

        """#)
  }

  @Test("A case that is recorded again replaces the earlier one")
  func replacing() {
    var recording = ConformanceRecording(system: "iOS 18.2", device: "iPhone 16")
    recording["R9", "a"] = .observed(["1"])
    recording["R10", "b"] = .observed(["2"])
    recording["R9", "a"] = .observed(["3"])
    #expect(recording.results.map(\.outcome) == [.observed(["3"]), .observed(["2"])])
  }

  @Test("A file that is missing is named")
  func missing() {
    let error = #expect(throws: ConformanceRecordingError.self) { try ConformanceRecording(contentsOf: file) }
    #expect(error?.description.hasPrefix("\(file.path): the file cannot be read: ") == true)
  }

  @Test(
    "The first line names the system, each further one is a case, once; what is not so is named with its line",
    arguments: [
      (1, ""), (1, "# Conformance\n"), (1, #"{"system":"iOS 18.2"}"#), (1, #"{"device":1,"system":"iOS 18.2"}"#),
      (2, header + "{"), (2, header + #"{"name":"a","observed":[]}"#),
      (2, header + #"{"name":"a","observed":"b","rule":"R1"}"#), (2, header + #"{"name":"a","rule":"R1"}"#),
      (2, header + #"{"leftOut":"b","name":"a","observed":[],"rule":"R1"}"#),
      (3, header + tested + tested),
    ])
  func mistakes(line: Int, text: String) {
    #expect(problem(text)?.hasPrefix("FILE:\(line): ") == true)
    #expect(problem(Self.header + Self.tested) == nil)
  }
}

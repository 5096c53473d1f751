import ArgumentParser
import Foundation
import LifecycleTimeline

/// A file of JSON Lines, by its path, or standard input.
struct RecordingFile: Equatable, ExpressibleByArgument, CustomStringConvertible {
  static let standardInput = RecordingFile(argument: "-")

  private let path: String

  init(argument: String) {
    path = argument
  }

  var defaultValueDescription: String { path }

  /// Its name in errors.
  var description: String { self == .standardInput ? "standard input" : path }

  /// The last part of its path, for the title of what is made of it.
  var name: String { self == .standardInput ? "Recording" : URL(fileURLWithPath: path).lastPathComponent }

  func recording() throws(ToolError) -> TimelineRecording {
    let bytes = try bytes()
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
      throw .data("\(self):\(line + 1): this is no text in UTF-8.")
    }
    let recording: TimelineRecording
    do {
      recording = try TimelineRecording(jsonLines: text)
    } catch {
      throw .data("\(self):\(error)")
    }
    guard !recording.events.isEmpty || recording.began != nil else {
      throw .data("\(self) has no event. A recording has one on each line, as TimelineRecording.jsonLines writes it.")
    }
    return recording
  }

  /// What is to be known of a recording that is not whole.
  func notes(on recording: TimelineRecording) -> [String] {
    var notes: [String] = []
    if recording.droppedEvents > 0 {
      let events = recording.droppedEvents == 1 ? "1 event" : "\(recording.droppedEvents) events"
      notes.append("\(self): \(events) before the first one were not kept.")
    }
    if recording.isCutOff { notes.append("\(self): the last line has no end and is left out.") }
    return notes
  }

  private func bytes() throws(ToolError) -> Data {
    if self == .standardInput { return FileHandle.standardInput.readDataToEndOfFile() }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .noInput("There is no file \(path).")
    }
    if isDirectory.boolValue { throw .noInput("\(path) is a folder. Write the name of a file in it.") }
    do {
      // A pipe is read too, which `Data(contentsOf:)` refuses.
      return try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd() ?? Data()
    } catch {
      throw .noInput("\(path) cannot be read: \(error.localizedDescription)")
    }
  }
}

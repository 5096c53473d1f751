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

  func recording() throws(ToolError) -> TimelineRecording {
    let recording: TimelineRecording
    do {
      recording = try self == .standardInput ? Self.fromStandardInput() : TimelineRecording(contentsOf: url)
    } catch let error as ToolError {
      throw error
    } catch let error as TimelineReadingError {
      throw .data("\(self):\(error)")
    } catch {
      throw .noInput("\(path) cannot be read: \(error.localizedDescription)")
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

  private var url: URL {
    get throws(ToolError) {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw .noInput("There is no file \(path).")
      }
      if isDirectory.boolValue { throw .noInput("\(path) is a folder. Write the name of a file in it.") }
      return URL(fileURLWithPath: path)
    }
  }

  private static func fromStandardInput() throws -> TimelineRecording {
    let bytes = FileHandle.standardInput.readDataToEndOfFile()
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ToolError.data("\(standardInput) is not in UTF-8, as a recording is.")
    }
    return try TimelineRecording(jsonLines: text)
  }
}

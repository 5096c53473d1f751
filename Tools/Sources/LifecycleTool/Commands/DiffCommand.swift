import ArgumentParser
import Foundation
import TimelineDrawing

struct DiffCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Prints what differs between two recordings.",
    discussion: "Ends with 0 if the recordings are the same, and with 1 if they differ. Notes are not compared.")

  @Argument(help: "The recording from before.")
  var old: RecordingFile

  @Argument(help: "The recording to compare it with.")
  var new: RecordingFile

  @Option(parsing: .unconditional, help: "How many seconds two times may differ and be the same; 0 for virtual time.")
  var tolerance = 0.05

  @Option(help: "Compare only events of this kind, such as focus; may be given several times.")
  var kind: [String] = []

  func validate() throws {
    guard tolerance >= 0 else {
      throw ValidationError("--tolerance must be seconds from 0 up, got \(tolerance). Write 0.05, the default, or 0.")
    }
    guard old != .standardInput || new != .standardInput else {
      throw ValidationError("Only one of the recordings can be standard input. Write the name of a file for the other.")
    }
  }

  func answer() throws -> Answer {
    let (first, second) = (try old.recording(), try new.recording())
    let kinds = try first.kinds(named: kind, or: second)
    let difference = TimelineDifference(first, second, tolerance: tolerance, kinds: Set(kinds))
    return Answer(
      text: "\(difference)\n", notes: old.notes(on: first) + new.notes(on: second),
      exitCode: difference.isEmpty ? .success : .failure)
  }
}

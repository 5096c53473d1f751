import ArgumentParser
import TimelineDrawing

struct TraceCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace", abstract: "Writes the timeline as Chrome's trace events, to look into with Perfetto.",
    discussion: "Open the file at https://ui.perfetto.dev: it stays in the browser. It has a thread for each lane.")

  @Argument(help: "The recording.")
  var file = RecordingFile.standardInput

  @Option(
    parsing: .unconditional,
    help: "Only these seconds: 60-90, 60- or -90. What is partly in them is there as a whole.",
    transform: TimeRange.init(argument:))
  var range: TimeRange?

  func answer() throws -> Answer {
    let recording = try file.recording()
    let trace = recording.chromeTrace(name: file.name, range: range.map { $0.start...$0.end })
    return Answer(text: trace, notes: file.notes(on: recording))
  }
}

import ArgumentParser
import TimelineDrawing

struct PictureCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "picture", abstract: "Writes a picture of the timeline, as SVG.",
    discussion: "It is light or dark, as the reader's device is.")

  @Argument(help: "The recording.")
  var file = RecordingFile.standardInput

  @Option(
    parsing: .unconditional,
    help: "Only these seconds: 60-90, 60- or -90.",
    transform: TimeRange.init(argument:))
  var range: TimeRange?

  func answer() throws -> Answer {
    let recording = try file.recording()
    return Answer(text: recording.svg(range: range.map { $0.start...$0.end }), notes: file.notes(on: recording))
  }
}

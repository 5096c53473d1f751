import ArgumentParser
import TimelineDrawing

struct HTMLCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "html", abstract: "Writes a page with the timeline, to look into in a browser.",
    discussion: "It is one file, and loads nothing: zoom, filter, select and add up with the mouse or the keyboard.")

  @Argument(help: "The recording.")
  var file = RecordingFile.standardInput

  @Option(help: "Written at the top of the page. (default: the name of the file)")
  var title: String?

  @Option(
    parsing: .unconditional,
    help: "Only these seconds: 60-90, 60- or -90.",
    transform: TimeRange.init(argument:))
  var range: TimeRange?

  func answer() throws -> Answer {
    let recording = try file.recording()
    let page = recording.html(title: title ?? file.name, range: range.map { $0.start...$0.end })
    return Answer(text: page, notes: file.notes(on: recording))
  }
}

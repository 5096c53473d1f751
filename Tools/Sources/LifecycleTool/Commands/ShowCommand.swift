import ArgumentParser

struct ShowCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Prints a recording as lines to read: when, which screen, what happened.")

  @Argument(help: "The recording.")
  var file = RecordingFile.standardInput

  @Option(
    help: "Only what happened to this screen, or to another subject, such as app; may be given several times.")
  var screen: [String] = []

  @Option(help: "Only events of this kind, such as focus; may be given several times.")
  var kind: [String] = []

  @Option(
    parsing: .unconditional,
    help: "Only these seconds: 60-90, 60- or -90. Events at both ends are included.",
    transform: TimeRange.init(argument:))
  var range: TimeRange?

  func answer() throws -> Answer {
    let recording = try file.recording()
    let events = try ShownEvents(recording, screens: screen, kinds: recording.kinds(named: kind), range: range)
    return Answer(text: events.text, notes: file.notes(on: recording))
  }
}

import ArgumentParser

struct StatsCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Counts how long each screen was visible and had focus, and why it had none.",
    discussion: "The time in which the process was suspended is in no other number.")

  @Argument(help: "The recording.")
  var file = RecordingFile.standardInput

  @Flag(help: "Print JSON, in seconds.")
  var json = false

  func answer() throws -> Answer {
    let recording = try file.recording()
    let table = AttentionTable(recording)
    return Answer(text: json ? try table.json : table.text, notes: file.notes(on: recording))
  }
}

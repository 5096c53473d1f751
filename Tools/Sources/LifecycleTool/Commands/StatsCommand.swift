import ArgumentParser

struct StatsCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Counts how long each screen was visible and had focus, and why it had none.",
    discussion: "The time in which the process was suspended is in no other number.")

  @Argument(help: "The recording.")
  var file = RecordingFile.standardInput

  func answer() throws -> Answer {
    let recording = try file.recording()
    return Answer(text: AttentionTable(recording).text, notes: file.notes(on: recording))
  }
}

import ArgumentParser

struct WhyCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "why", abstract: "Says why a screen had or had not focus at a time.")

  @Argument(help: "The recording.")
  var file: RecordingFile

  @Argument(help: "The name of a screen of the recording.")
  var screen: String

  @Argument(help: "A time of the recording in seconds.")
  var time: Double

  func answer() throws -> Answer {
    let recording = try file.recording()
    let answer = try FocusAnswer(recording, screen: screen, at: time)
    return Answer(text: answer.text, notes: file.notes(on: recording))
  }
}

import ArgumentParser
import Foundation

struct OpenTelemetryCommand: AnsweringCommand {
  static let configuration = CommandConfiguration(
    commandName: "otel", abstract: "Writes a recording as OTLP/JSON, for a collector of OpenTelemetry.",
    discussion: """
      States that last are spans: a screen is visible, has focus, has none. What happens at a point in time is a log record with \
      an event name. A file of OTLP/JSON has one signal, so each is written by a command of its own. The same recording always \
      gives the same bytes.
      """)

  @Argument(help: "The recording.")
  var file = RecordingFile.standardInput

  @Option(help: "traces for states that last, logs for events.")
  var signal = OpenTelemetryExport.Signal.traces

  @Option(
    help: """
      When the recording began, such as 2026-11-22T09:30:00Z. Required for a recording that does not say so; wins over the \
      date of one that does.
      """,
    transform: CalendarDate.date(of:))
  var began: Date?

  @Option(
    help: ArgumentHelp(
      "An attribute of the resource; may be given several times. (default: service.name=unknown_service, os.name=iOS)",
      valueName: "key=value"),
    transform: ResourceAttribute.init(argument:))
  var resource: [ResourceAttribute] = []

  func answer() throws -> Answer {
    let recording = try file.recording()
    guard let date = began ?? recording.began else {
      throw ToolError.usage(
        "\(file) does not say when it began, and OpenTelemetry needs dates. Write --began with the date of its second 0, "
          + "such as --began 2026-11-22T09:30:00Z.")
    }
    let export = try OpenTelemetryExport(recording, began: date, resource: resource)
    return Answer(text: try export.json(signal), notes: file.notes(on: recording))
  }
}

extension OpenTelemetryExport.Signal: ExpressibleByArgument {}

import Foundation
import LifecycleTimeline
import TimelineDrawing

/// A recording as the data of OpenTelemetry.
///
/// "For operations that have a duration and meaningful boundary - use spans", and events "for state transitions, lifecycle moments":
/// so the states that last are spans, and each event of the recording is a log record with an event name. Source: Semantic
/// conventions for events, open-telemetry/semantic-conventions, docs/general/events.md.
///
/// `device.app.lifecycle`, `ios.app.state` and `app.screen.name` are names of the conventions. Other names begin with
/// `lifecycle_behaviors`, which no convention will take.
struct OpenTelemetryExport {
  enum Signal: String, CaseIterable {
    case traces, logs
  }

  private let recording: TimelineRecording
  private let resource: [ResourceAttribute]
  private let clock: OpenTelemetryClock
  private let identifiers: OpenTelemetryIdentifiers

  /// - Throws: an error if OpenTelemetry has no form of a time of the recording.
  init(_ recording: TimelineRecording, began: Date, resource: [ResourceAttribute] = []) throws(ToolError) {
    self.recording = recording
    self.resource = ResourceAttribute.merged(resource)
    clock = try OpenTelemetryClock(began: began, recording)
    identifiers = OpenTelemetryIdentifiers(recording, began: clock.nanoseconds(at: 0))
  }

  /// - Parameter signal: which data. "Files must contain exactly one type of data: traces, metrics, or logs." Source: OpenTelemetry
  ///   Protocol File Exporter, open-telemetry/opentelemetry-specification, specification/protocol/file-exporter.md.
  /// - Returns: one line of JSON, with its end.
  /// - Throws: the error of the encoder.
  func json(_ signal: Signal) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let resource = OTLP.Resource(attributes: resource.map { OTLP.Attribute($0.key, .text($0.value)) })
    let scope = OTLP.Scope(name: "LifecycleBehaviors")
    let data =
      switch signal {
      case .traces:
        try encoder.encode(
          OTLP.TracesData(resourceSpans: [.init(resource: resource, scopeSpans: [.init(scope: scope, spans: spans)])]))
      case .logs:
        try encoder.encode(
          OTLP.LogsData(
            resourceLogs: [.init(resource: resource, scopeLogs: [.init(scope: scope, logRecords: logRecords)])]))
      }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  // MARK: States that last

  /// The span of the recording, and in it a span for each state.
  var spans: [OTLP.Span] {
    let whole = OTLP.Span(
      traceId: identifiers.trace, spanId: identifiers.span(0), parentSpanId: nil, name: "recording",
      startTimeUnixNano: "\(clock.nanoseconds(at: start))",
      endTimeUnixNano: "\(clock.nanoseconds(at: recording.duration))",
      attributes: recording.droppedEvents > 0
        ? [.init("lifecycle_behaviors.dropped_events", .number(Double(recording.droppedEvents)))] : [])
    return [whole]
      + recording.intervals.enumerated().map { number, interval in
        let end = max(interval.start, interval.end ?? recording.duration)
        return OTLP.Span(
          traceId: identifiers.trace, spanId: identifiers.span(number + 1), parentSpanId: identifiers.span(0),
          name: interval.spanName, startTimeUnixNano: "\(clock.nanoseconds(at: interval.start))",
          endTimeUnixNano: "\(clock.nanoseconds(at: end))", attributes: interval.attributes)
      }
  }

  private var start: TimeInterval { min(0, recording.events.first?.time ?? 0) }

  // MARK: Events

  var logRecords: [OTLP.LogRecord] {
    recording.events.map { event in
      OTLP.LogRecord(
        timeUnixNano: "\(clock.nanoseconds(at: event.time))", eventName: event.eventName, attributes: event.attributes,
        traceId: identifiers.trace, spanId: identifiers.span(0))
    }
  }
}

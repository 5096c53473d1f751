import LifecycleTimeline

/// An event of the Trace Event Format. Its properties are the members of the JSON object.
struct TraceEvent: Encodable {
  /// What it is: `M`, metadata; `X`, a complete event; `i`, an instant.
  let ph: String
  let name: String
  let pid = 1
  /// The thread; nil for what is about the process.
  var tid: Int?
  var cat: String?
  /// In microseconds.
  var ts: Int?
  var dur: Int?
  /// `t` for an instant of a thread.
  var s: String?
  var args: [String: Argument]?

  /// The name of the process, `process_name`, or of a thread, `thread_name`.
  static func name(_ text: String, of what: String, thread: Int? = nil) -> TraceEvent {
    TraceEvent(ph: "M", name: what, tid: thread, args: ["name": Argument(value: .text(text))])
  }

  /// The place of a thread among the threads.
  static func place(of thread: Int) -> TraceEvent {
    let place = Argument(value: .number(Double(thread)))
    return TraceEvent(ph: "M", name: "thread_sort_index", tid: thread, args: ["sort_index": place])
  }

  static func span(_ title: String, _ times: Range<Int>, thread: Int) -> TraceEvent {
    TraceEvent(ph: "X", name: title, tid: thread, ts: times.lowerBound, dur: times.count)
  }

  static func instant(_ event: TimelineEvent, at time: Int, thread: Int) -> TraceEvent {
    let details = [.init("subject", .text(event.subject))] + event.details
    let args = details.map { (TimelineEvent.escaped($0.name), Argument(value: $0.value)) }
    return TraceEvent(
      ph: "i", name: TimelineEvent.escaped(event.name), tid: thread, cat: TimelineEvent.escaped(event.kind.name),
      ts: time,
      s: "t", args: Dictionary(args) { first, _ in first })
  }

  /// The value of a detail.
  struct Argument: Encodable {
    let value: TimelineEvent.Detail.Value

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch value {
      case .text(let text): try container.encode(TimelineEvent.escaped(text))
      case .number(let number) where number.isFinite: try container.encode(number)
      case .flag(let flag): try container.encode(flag)
      case .number, .null: try container.encodeNil()
      }
    }
  }
}

import Foundation

extension TimelineEvent {
  /// The event as one JSON object on one line, without the end of the line:
  /// `{"t": 1.35, "kind": "focus", "subject": "Player", "event": "lost", "reason": "covered", "previous": 1.2}`.
  ///
  /// ```swift
  /// for event in recording.events where event.kind == .suspend { print(event.jsonLine) }
  /// ```
  ///
  /// Numbers are rounded to six decimal places. A number that is not finite is written as `null`.
  public var jsonLine: String {
    let own: [Detail] = [
      .init("t", .number(time)), .init("kind", .text(kind.name)), .init("subject", .text(subject)),
      .init("event", .text(name)),
    ]
    return JSONText.object((own + details).map { ($0.name, JSONText.value($0.value)) })
  }

  /// Reads an event. The first `t`, `kind`, `subject` and `event` are the event's own members, and the others its details.
  /// A kind that this version does not know is kept.
  init(_ members: [Detail], line: Int) throws(TimelineReadingError) {
    var rest = members
    func error(_ reason: TimelineReadingError.Reason) -> TimelineReadingError { .init(line: line, reason: reason) }

    func take(_ name: String) throws(TimelineReadingError) -> Detail.Value {
      guard let index = rest.firstIndex(where: { $0.name == name }) else { throw error(.missing(member: name)) }
      return rest.remove(at: index).value
    }

    func text(_ name: String) throws(TimelineReadingError) -> String {
      guard case .text(let text) = try take(name) else {
        throw error(.unexpectedValue(member: name, expected: "a string"))
      }
      return text
    }

    guard case .number(let time) = try take("t") else {
      throw error(.unexpectedValue(member: "t", expected: "a number"))
    }
    let kind = Kind(name: try text("kind"))
    let subject = try text("subject")
    let name = try text("event")
    self.init(time: time, kind: kind, subject: subject, name: name, details: rest)
    for detail in [Detail("t", .number(time))] + rest.filter({ Detail.times.contains($0.name) }) {
      if case .number(let seconds) = detail.value, !Self.isTime(seconds) {
        throw error(.unexpectedValue(member: detail.name, expected: Self.expectedTime))
      }
    }
  }

  /// Whether a recording can have this time.
  static func isTime(_ seconds: TimeInterval) -> Bool { abs(seconds) <= longestTime }

  /// The range of valid times, as a part of a sentence.
  static let expectedTime = "a number of seconds from -4,000,000,000 to 4,000,000,000"
}

import Foundation

/// The first line of a file, which is about the recording itself.
struct TimelineHeader {
  /// The member that makes a line the header. It is always written first.
  static let firstMember = "began"

  private(set) var began: Date?
  /// Nil where the last event is the end.
  private(set) var duration: TimeInterval?
  private(set) var dropped = 0

  init(began: Date? = nil, duration: TimeInterval? = nil, dropped: Int = 0) {
    self.began = began
    self.duration = duration
    self.dropped = dropped
  }

  /// Nil if it would contain no information.
  var jsonLine: String? {
    if began == nil, duration == nil, dropped == 0 { return nil }
    var members = [(Self.firstMember, began.map { JSONText.text(Self.text(of: $0)) } ?? "null")]
    if let duration { members.append(("duration", JSONText.number(duration))) }
    if dropped > 0 { members.append(("dropped", "\(dropped)")) }
    return JSONText.object(members)
  }

  /// Members that it does not know are ignored.
  init(_ members: [TimelineEvent.Detail], line: Int) throws(TimelineReadingError) {
    func error(_ name: String, _ expected: String) -> TimelineReadingError {
      TimelineReadingError(line: line, reason: .unexpectedValue(member: name, expected: expected))
    }
    for member in members {
      switch (member.name, member.value) {
      case (Self.firstMember, .text(let text)):
        began = Self.dateFormatter.date(from: text)
        if began == nil { throw error(Self.firstMember, "a date or null") }
      case (Self.firstMember, .null): break
      case ("duration", .number(let seconds)):
        duration = seconds
        if !TimelineEvent.isTime(seconds) { throw error("duration", TimelineEvent.expectedTime) }
      case ("dropped", .number(let number)) where number >= 0 && number < 1e15: dropped = Int(number)
      case (Self.firstMember, _): throw error(Self.firstMember, "a date or null")
      case ("duration", _): throw error("duration", "a number of seconds")
      case ("dropped", _): throw error("dropped", "a count")
      default: break
      }
    }
  }

  static func text(of date: Date) -> String {
    dateFormatter.string(from: date)
  }

  /// Created for each use: a formatter belongs to one thread.
  private static var dateFormatter: ISO8601DateFormatter {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
    return formatter
  }
}

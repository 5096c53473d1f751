/// A line that is a JSON object: its members, for an event or the line about a recording.
struct JSONLine {
  /// Counted from 1.
  let number: Int
  let members: [JSONLineScanner.Member]

  func error(_ reason: TimelineReadingError.Reason) -> TimelineReadingError {
    TimelineReadingError(line: number, reason: reason)
  }
}

extension TimelineEvent {
  /// The first `t`, `kind`, `subject` and `event` are the event's own members; all others are details.
  init(_ line: JSONLine) throws(TimelineReadingError) {
    var own: [String: JSONLineScanner.Value] = [:]
    var details: [Detail] = []
    for (name, value) in line.members {
      if Self.ownMembers.contains(name), own[name] == nil {
        own[name] = value
      } else {
        details.append(Detail(name, value))
      }
    }
    for name in Self.ownMembers where own[name] == nil { throw line.error(.missing(member: name)) }
    guard case .number(let time)? = own["t"] else {
      throw line.error(.unexpectedValue(member: "t", expected: "a number"))
    }
    func text(_ name: String) throws(TimelineReadingError) -> String {
      guard case .text(let text)? = own[name] else {
        throw line.error(.unexpectedValue(member: name, expected: "a text"))
      }
      return text
    }
    let kindName = try text("kind")
    guard let kind = Kind(rawValue: kindName) else { throw line.error(.unknownKind(kindName)) }
    self.init(time: time, kind: kind, subject: try text("subject"), name: try text("event"), details: details)
  }

  private static let ownMembers = ["t", "kind", "subject", "event"]
}

/// The members of a line that is an event, which are taken out one by one.
struct EventMembers {
  /// The number of the line, counted from 1.
  let line: Int
  /// The members that have not been taken, in their order.
  private(set) var rest: [TimelineEvent.Detail]

  init(_ members: [TimelineEvent.Detail], line: Int) {
    self.line = line
    rest = members
  }

  func error(_ reason: TimelineReadingError.Reason) -> TimelineReadingError {
    TimelineReadingError(line: line, reason: reason)
  }

  mutating func text(_ name: String) throws(TimelineReadingError) -> String? {
    switch take(name) {
    case .text(let text): return text
    case nil: return nil
    default: throw error(.unexpectedValue(member: name, expected: "a text"))
    }
  }

  mutating func number(_ name: String) throws(TimelineReadingError) -> Double? {
    switch take(name) {
    case .number(let number): return number
    case nil: return nil
    default: throw error(.unexpectedValue(member: name, expected: "a number"))
    }
  }

  mutating func optionalFlag(_ name: String) throws(TimelineReadingError) -> Bool? {
    switch take(name) {
    case .flag(let flag): return flag
    case nil: return nil
    default: throw error(.unexpectedValue(member: name, expected: "true or false"))
    }
  }

  mutating func flag(_ name: String) throws(TimelineReadingError) -> Bool {
    try optionalFlag(name) ?? false
  }

  mutating func requiredText(_ name: String) throws(TimelineReadingError) -> String {
    guard let text = try text(name) else { throw error(.missing(member: name)) }
    return text
  }

  mutating func requiredNumber(_ name: String) throws(TimelineReadingError) -> Double {
    guard let number = try number(name) else { throw error(.missing(member: name)) }
    return number
  }

  /// Takes the first member of this name.
  private mutating func take(_ name: String) -> TimelineEvent.Detail.Value? {
    rest.firstIndex { $0.name == name }.map { rest.remove(at: $0).value }
  }
}

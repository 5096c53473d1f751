import Foundation

extension TimelineEvent {
  /// The event as one JSON object on one line, without the end of the line:
  /// `{"t": 1.35, "kind": "focus", "subject": "Player", "event": "lost", "reason": "covered", "previous": 1.2}`.
  ///
  /// ```swift
  /// for event in recording.events where event.kind == .suspend { print(event.jsonLine) }
  /// ```
  /// Numbers are written to the microsecond, and one that is not finite as `null`.
  public var jsonLine: String {
    let own: [Detail] = [
      .init("t", .number(time)), .init("kind", .text(kind.rawValue)), .init("subject", .text(subject)),
      .init("event", .text(name)),
    ]
    return Detail.json(own + details)
  }

  /// Reads an event. The first `t`, `kind`, `subject` and `event` are the event's own members, and the others say more about
  /// what happened. Those that the event does not know are ignored, unless it is a moment or a note, which keep them.
  init(_ members: [Detail], line: Int) throws(TimelineReadingError) {
    var members = EventMembers(members, line: line)
    let time = try members.requiredNumber("t")
    let kindName = try members.requiredText("kind")
    let subject = try members.requiredText("subject")
    let name = try members.requiredText("event")
    guard let kind = Kind(rawValue: kindName) else { throw members.error(.unknownKind(kindName)) }
    self.init(time: time, subject: subject, try Occurrence(kind, named: name, &members))
  }
}

import LifecycleTimeline

/// An event in the words of JSON Lines, which are read. A change of focus without a reason has the one that is usual.
func event(
  _ time: Double, _ kind: TimelineEvent.Kind, _ subject: String, _ name: String, _ details: [TimelineEvent.Detail] = []
) -> TimelineEvent {
  var details = details
  if kind == .focus, !details.contains(where: { $0.name == "reason" }) {
    details.append(.init("reason", .text(name == "gained" ? "appeared" : "disappeared")))
  }
  let own: [TimelineEvent.Detail] = [
    .init("t", .number(time)), .init("kind", .text(kind.rawValue)), .init("subject", .text(subject)),
    .init("event", .text(name)),
  ]
  let line = TimelineEvent.Detail.json(own + details)
  guard let event = try? TimelineRecording(jsonLines: line).events.first else { fatalError("\(line) is no event") }
  return event
}

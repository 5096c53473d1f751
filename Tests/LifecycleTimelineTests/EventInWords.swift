import LifecycleTimeline

/// An event. A change of focus without a reason has the one that is usual.
func event(
  _ time: Double, _ kind: TimelineEvent.Kind, _ subject: String, _ name: String, _ details: [TimelineEvent.Detail] = []
) -> TimelineEvent {
  var details = details
  if kind == .focus, !details.contains(where: { $0.name == "reason" }) {
    details.append(.init("reason", .text(name == "gained" ? "appeared" : "disappeared")))
  }
  return TimelineEvent(time: time, kind: kind, subject: subject, name: name, details: details)
}

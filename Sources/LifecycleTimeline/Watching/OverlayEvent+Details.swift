import OverlayBehavior

extension OverlayEvent {
  /// The details of a recording.
  package var details: [TimelineEvent.Detail] {
    if case .unreadable(let count, _) = self { [.init("failedChecks", .number(Double(count)))] } else { [] }
  }
}

import OverlayBehavior

extension OverlayEvent {
  /// The details of a recording.
  var details: [TimelineEvent.Detail] {
    if case .unreadable(let count, _) = self { [.init("failedChecks", .number(Double(count)))] } else { [] }
  }
}

extension String {
  /// The name as a line of a journey can have it: one word, without the sign that begins a comment. `"Player 2"` is
  /// `"Player-2"`.
  package var journeyName: String {
    let words = split { $0.isWhitespace || $0 == "#" }
    return words.isEmpty ? "unnamed" : words.joined(separator: "-")
  }
}

extension TimelineRecording {
  /// The recording with names of screens as they are in its journey.
  package var withJourneyNames: TimelineRecording {
    let renamed = events.map { event in
      var event = event
      event.subject = event.subject.journeyName
      event.details = event.details.map { detail in
        guard detail.name == TimelineEvent.DetailName.by.rawValue, case .text(let name) = detail.value else {
          return detail
        }
        return .init(detail.name, .text(name.journeyName))
      }
      return event
    }
    return TimelineRecording(
      renamed, began: began, duration: duration, droppedEvents: droppedEvents, isCutOff: isCutOff)
  }
}

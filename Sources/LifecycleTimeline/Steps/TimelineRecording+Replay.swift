import Foundation

// What two recordings have to have alike to be compared.

extension TimelineRecording {
  /// The recording with names of screens as they are in its journey.
  package var withJourneyNames: TimelineRecording {
    map { event in
      event.subject = event.subject.journeyName
      event.details = event.details.map { detail in
        guard detail.name == TimelineEvent.DetailName.by.rawValue, case .text(let name) = detail.value else {
          return detail
        }
        return .init(detail.name, .text(name.journeyName))
      }
    }
  }

  /// The recording without what ``TimelineContent/circumstances`` has added: the steps are inferred from it.
  package var withoutCircumstances: TimelineRecording {
    map { event in
      guard event.kind == .behavior else { return }
      event.details.removeAll { Self.circumstances.contains($0.name) }
    }
  }

  /// The recording as if it had begun later, with what happened at this time.
  package func beginning(at start: TimeInterval) -> TimelineRecording {
    let moved = map { $0.time = max(0, $0.time - start) }
    return TimelineRecording(
      moved.events, began: began, duration: max(0, duration - start), droppedEvents: droppedEvents)
  }

  private static let circumstances: Set = [
    "in", "depth", "parent", "beside", "added", "presented", "interactive", "window", "scene", "removed", "dismissed",
  ]

  private func map(_ change: (inout TimelineEvent) -> Void) -> TimelineRecording {
    var events = events
    for index in events.indices { change(&events[index]) }
    return TimelineRecording(
      events, began: began, duration: duration, droppedEvents: droppedEvents, isCutOff: isCutOff)
  }
}

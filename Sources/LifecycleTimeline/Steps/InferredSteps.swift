import Foundation

/// Infers what was done from what a recorder saw, an event after the other.
struct InferredSteps {
  private(set) var steps: [TimelineStep] = []

  init(_ recording: TimelineRecording) {
    var screens = ScreenSteps(recording.events)
    var covers = CoverSteps()
    var app = AppSteps()
    var fields = FieldSteps()
    for index in recording.events.indices {
      let moment = RecordedMoment(events: recording.events, index: index)
      steps += screens.steps(at: moment) + covers.steps(at: moment)
      steps += app.steps(at: moment) + fields.steps(at: moment) + notes(at: moment)
    }
    // Some steps begin before the event that they are inferred from. Steps of the same time stay in their order.
    steps = steps.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// What has no line of a journey is a comment.
  private func notes(at moment: RecordedMoment) -> [TimelineStep] {
    let event = moment.event
    switch (event.kind, event.name) {
    case (.step, _) where event.subject != TimelineStep.subject:
      return [.comment("\(event.subject) \(event.name)", at: event.time)]
    case (.behavior, "beforeTransition"), (.behavior, "afterReceivingMemoryWarning"):
      return [.comment("\(event.subject) \(event.name)", at: event.time)]
    default: return []
    }
  }
}

/// Fields that are tapped, and editing that the user ends. What ends with the attention for its screen, and begins again with
/// it, is no step.
struct FieldSteps {
  /// The field of each screen whose editing was interrupted.
  private var interrupted: [String: String] = [:]

  mutating func steps(at moment: RecordedMoment) -> [TimelineStep] {
    let event = moment.event
    guard event.kind == .input, let field = event[.field] else { return [] }
    switch event.name {
    case "began":
      let begins = interrupted.removeValue(forKey: event.subject) == field
      if begins, moment.around().contains(where: { $0.isGainOfFocus && $0.subject == event.subject }) { return [] }
      return [TimelineStep(time: event.time, line: "field \(field.journeyName)")]
    case "ended":
      if moment.around().contains(where: { $0.kind == .input && $0.name == "began" && $0.subject == event.subject }) {
        return []
      }
      let isInterrupted = moment.around(until: RecordedMoment.transition).contains {
        $0.subject == event.subject && ($0.isLossOfFocus || $0.name == "beforeDisappearing")
      }
      interrupted[event.subject] = isInterrupted ? field : nil
      return isInterrupted ? [] : [TimelineStep(time: event.time, line: "end editing")]
    default: return []
    }
  }
}

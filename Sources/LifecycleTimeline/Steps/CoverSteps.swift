/// Alerts, action sheets and searches, which have no behaviors: they are seen only as what takes the focus of a screen.
struct CoverSteps {
  fileprivate enum Cover {
    case alert(String)
    case search
  }

  private var covers: [Cover] = []
  /// The screens that have appeared.
  private var screens: Set<String> = []

  mutating func steps(at moment: RecordedMoment) -> [TimelineStep] {
    let event = moment.event
    // Focus is lost when the cover has been presented, and returns when it has been dismissed.
    let start = max(0, event.time - RecordedMoment.transition)
    if event.kind == .behavior { screens.insert(event.subject) }
    if event.isLossOfFocus, let name = event[.by], !screens.contains(name) {
      switch event[.reason] {
      case "alert" where !isShown(name):
        covers.append(.alert(name))
        return [TimelineStep(time: start, line: "alert \(name.journeyName)")]
      case "covered" where covers.isEmpty:
        covers.append(.search)
        return [TimelineStep(time: start, line: "search")]
      default: return []
      }
    }
    if event.isGainOfFocus, event[.reason] == "uncovered", let cover = covers.popLast() {
      return [TimelineStep(time: start, line: cover.end)]
    }
    return []
  }

  private func isShown(_ name: String) -> Bool {
    if case .alert(name)? = covers.last { true } else { false }
  }
}

extension CoverSteps.Cover {
  fileprivate var end: String {
    switch self {
    case .alert: "dismiss"
    case .search: "end search"
    }
  }
}

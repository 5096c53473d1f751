/// What the system does to the app and its scenes, and what the app shows over everything.
struct AppSteps {
  private enum State {
    case launching, active, interrupted, inBackground
  }

  private var state = State.launching
  private var firstScene: String?
  /// The screen of each further scene.
  private var screens: [String: String] = [:]

  mutating func steps(at moment: RecordedMoment) -> [TimelineStep] {
    let event = moment.event
    switch event.kind {
    case .app: return line(of: moment).map { [TimelineStep(time: event.time, line: $0)] } ?? []
    case .scene: return sceneLine(of: moment).map { [TimelineStep(time: event.time, line: $0)] } ?? []
    case .suspend: return suspension(event)
    case .overlay: return overlay(event)
    case .behavior:
      if let scene = event.text("scene") {
        firstScene = firstScene ?? scene
        if screens[scene] == nil { screens[scene] = event.subject }
      }
      return []
    case .view, .focus, .group, .input, .console, .step: return []
    }
  }

  private mutating func line(of moment: RecordedMoment) -> String? {
    switch (moment.event.name, state) {
    case ("didBecomeActive", .launching):
      state = .active
      return nil
    case ("willResignActive", .active):
      // The app is inactive for a moment on its way to the background.
      let isOnItsWay = moment.around(until: 1).contains { $0.kind == .app && $0.name == "didEnterBackground" }
      state = isOnItsWay ? .inBackground : .interrupted
      return isOnItsWay ? "home" : "control-center open"
    case ("didEnterBackground", .interrupted):
      state = .inBackground
      return "home"
    case ("willEnterForeground", .inBackground):
      state = .active
      return "open"
    case ("didBecomeActive", .interrupted):
      state = .active
      return "control-center close"
    default: return nil
    }
  }

  /// Scenes follow the app. Only what happens to a further one alone is a step.
  private mutating func sceneLine(of moment: RecordedMoment) -> String? {
    let event = moment.event
    guard let firstScene, event.subject != firstScene, let screen = screens[event.subject]?.journeyName else {
      return nil
    }
    let isOfApp = moment.around().contains { $0.kind == .app && $0.name == event.name }
    switch event.name {
    case "didEnterBackground" where !isOfApp: return "scene background \(screen)"
    case "willEnterForeground" where !isOfApp: return "scene foreground \(screen)"
    case "didDisconnect":
      screens[event.subject] = nil
      return "scene close \(screen)"
    default: return nil
    }
  }

  private func suspension(_ event: TimelineEvent) -> [TimelineStep] {
    guard event.name == "didUnsuspend", let seconds = event.number(.seconds) else { return [] }
    return [TimelineStep(time: max(0, event.time - seconds), line: "suspend \(seconds.inPlainDigits)")]
  }

  private func overlay(_ event: TimelineEvent) -> [TimelineStep] {
    switch event.name {
    case "willShow": [TimelineStep(time: event.time, line: "overlay show")]
    case "willHide": [TimelineStep(time: event.time, line: "overlay hide")]
    default: []
    }
  }
}

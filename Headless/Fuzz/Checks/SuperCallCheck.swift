import Journey

/// Overrides of appearance methods call `super`.
final class SuperCallCheck: FuzzCheck {
  private var count = 0

  func didPlay(_ command: JourneyCommand, in app: FuzzedApp) -> [FuzzFault] {
    let mistakes = app.device.superCallMistakes
    defer { count = mistakes.count }
    return mistakes.dropFirst(count).map { FuzzFault(.missedSuper, of: "\($0.controllerType).\($0.method)", "\($0)") }
  }
}

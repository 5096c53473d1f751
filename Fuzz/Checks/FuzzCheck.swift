import Journey

/// One thing that holds for every app. A check sees one journey.
@MainActor
protocol FuzzCheck: AnyObject {
  /// A step is about to be played.
  func willPlay(_ command: JourneyCommand, in app: FuzzedApp)
  /// A step was played. Transitions may be under way.
  /// - Returns: what does not hold.
  func didPlay(_ command: JourneyCommand, in app: FuzzedApp) -> [FuzzFault]
  /// The app is in front, and nothing has moved for a second.
  /// - Returns: what does not hold.
  func faultsAtRest(in app: FuzzedApp) -> [FuzzFault]
}

extension FuzzCheck {
  func willPlay(_ command: JourneyCommand, in app: FuzzedApp) {}
  func didPlay(_ command: JourneyCommand, in app: FuzzedApp) -> [FuzzFault] { [] }
  func faultsAtRest(in app: FuzzedApp) -> [FuzzFault] { [] }
}

import Journey

/// Overrides of appearance methods call `super`, and UIKit alone calls them.
final class SuperCallCheck: FuzzCheck {
  private var count = 0
  private var countByHand = 0

  func didPlay(_ command: JourneyCommand, in app: FuzzedApp) -> [FuzzFault] {
    let mistakes = app.device.superCallMistakes
    defer { count = mistakes.count }
    return mistakes.dropFirst(count).map { FuzzFault(.missedSuper, of: "\($0.controllerType).\($0.method)", "\($0)") }
      + callsByHand(in: app)
  }

  private func callsByHand(in app: FuzzedApp) -> [FuzzFault] {
    let calls = app.device.world.superCalls.callsByHand
    defer { countByHand = calls.count }
    return calls.dropFirst(countByHand).map {
      FuzzFault(
        .appearanceByHand, of: $0,
        """
        The app calls \($0) itself. UIKit calls it; a container that shows and hides a child calls \
        beginAppearanceTransition(_:animated:) and endAppearanceTransition() of the child.
        """)
    }
  }
}

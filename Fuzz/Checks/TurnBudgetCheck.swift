import HeadlessDevice
import Journey
import UIKit

/// A wait runs no more turns than a budget allows.
final class TurnBudgetCheck: FuzzCheck {
  private let limit: Int
  private let state: FuzzBudget.State
  private var before: (turn: Int, time: TimeInterval)?
  /// A wait of at least a second in this state has been played.
  private var isSettled = false

  init(atMost limit: Int, while state: FuzzBudget.State) {
    self.limit = limit
    self.state = state
  }

  func willPlay(_ command: JourneyCommand, in app: FuzzedApp) {
    guard case .wait = command, state.isState(of: app) else {
      isSettled = false
      before = nil
      return
    }
    before = (app.device.turnNumber, app.device.now)
  }

  func didPlay(_ command: JourneyCommand, in app: FuzzedApp) -> [FuzzFault] {
    guard let before, case .wait(let seconds) = command, state.isState(of: app), !app.device.isAnimating else {
      isSettled = false
      return []
    }
    // Those of the step itself: one before time passes, one at its end, and one for the main queue.
    let turns = app.device.turnNumber - before.turn - 3
    let isCounted = isSettled
    isSettled = isSettled || seconds >= 1
    guard isCounted, turns > limit else { return [] }
    let targets = app.device.displayLinks.filter { !$0.isPaused }.compactMap(\.target)
    let links = targets.map { "a display link of \(type(of: $0))" }
    let work = links + ["\(app.device.scheduledWorkCount) pieces of scheduled work"]
    return [
      FuzzFault(
        .budget, of: "\(limit) \(state)",
        """
        \(turns == 1 ? "1 turn" : "\(turns) turns") in \(seconds) seconds \(state) at \(app.place), and \(limit) are allowed. At work: \
        \(work.joined(separator: ", ")).
        """)
    ]
  }
}

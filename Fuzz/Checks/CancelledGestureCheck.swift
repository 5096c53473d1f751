import Journey
import UIKit

/// A gesture that is cancelled changes nothing.
final class CancelledGestureCheck: FuzzCheck {
  private struct State {
    let place: String
    let isBarHidden: Bool
    let isIdleTimerDisabled: Bool
    let counts: FuzzCounts
    let command: JourneyCommand
  }

  private var isAtRest = false
  private var before: State?

  func willPlay(_ command: JourneyCommand, in app: FuzzedApp) {
    if isAtRest, command.isCancelledGesture {
      before = state(of: app, command)
    } else if case .wait = command {
      // The state before stays until the app is at rest.
    } else {
      before = nil
    }
    isAtRest = false
  }

  func faultsAtRest(in app: FuzzedApp) -> [FuzzFault] {
    isAtRest = true
    defer { before = nil }
    guard let before else { return [] }
    let after = state(of: app, before.command)
    let changes =
      [
        before.place != after.place ? "the user is at \(after.place), not at \(before.place)" : nil,
        before.isBarHidden != after.isBarHidden ? "isNavigationBarHidden is \(after.isBarHidden)" : nil,
        before.isIdleTimerDisabled != after.isIdleTimerDisabled
          ? "isIdleTimerDisabled is \(after.isIdleTimerDisabled)" : nil,
      ].compactMap { $0 } + after.counts.names(moreThan: before.counts).map { "there is a \($0) more" }
    return changes.map {
      FuzzFault(
        .cancelledGesture, of: "\(before.place) \($0)", "'\(before.command.text)' was cancelled, and afterwards \($0).")
    }
  }

  private func state(of app: FuzzedApp, _ command: JourneyCommand) -> State {
    State(
      place: app.place, isBarHidden: app.visibleScreen?.navigationController?.isNavigationBarHidden ?? false,
      isIdleTimerDisabled: UIApplication.shared.isIdleTimerDisabled, counts: FuzzCounts(app), command: command)
  }
}

extension JourneyCommand {
  fileprivate var isCancelledGesture: Bool {
    switch self {
    case .touch(.swipeBack(isCancelled: true)), .touch(.sheetDrag(isCancelled: true)),
      .touch(.page(_, isCancelled: true)):
      true
    default: false
    }
  }
}

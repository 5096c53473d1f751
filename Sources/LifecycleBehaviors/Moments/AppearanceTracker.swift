/// Translates UIKit's appearance callbacks into moments: drops what UIKit repeats, fills in what it skips, and marks what undoes
/// a cancelled transition.
struct AppearanceTracker {
  enum Callback {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear
  }

  private(set) var stage = LifecycleStage.loaded
  /// The change in progress was cancelled before it was complete.
  private(set) var undoesCancelledTransition = false

  /// - Returns: the moments that the callback leads to.
  mutating func handle(_ callback: Callback) -> LifecyclePath {
    guard let goal = goal(of: callback) else { return stage.path(to: stage) }
    let path = stage.path(to: goal)
    switch callback {
    case .willAppear, .isAppearing, .didAppear:
      if stage == .beforeDisappearing { undoesCancelledTransition = true }
      if stage == .loaded { undoesCancelledTransition = false }
    case .willDisappear, .didDisappear:
      if stage == .beforeAppearing || stage == .duringAppearing { undoesCancelledTransition = true }
      if stage == .appeared { undoesCancelledTransition = false }
    }
    stage = goal
    return path
  }

  /// - Returns: the stage that the callback leads to; nil when the screen has reached or passed it already.
  private func goal(of callback: Callback) -> LifecycleStage? {
    let isLeavingOrGone = stage == .loaded || stage == .beforeDisappearing
    switch callback {
    case .willAppear: return isLeavingOrGone ? .beforeAppearing : nil
    case .isAppearing: return isLeavingOrGone || stage == .beforeAppearing ? .duringAppearing : nil
    case .didAppear: return stage == .appeared ? nil : .appeared
    case .willDisappear: return isLeavingOrGone ? nil : .beforeDisappearing
    case .didDisappear: return stage == .loaded ? nil : .loaded
    }
  }
}

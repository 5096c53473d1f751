// The legal order of moments is decided here and nowhere else. Tests: LifecycleStageTests.

/// How far a screen, or a behavior on it, has come. Each stage is named after the moment that leads to it.
enum LifecycleStage: UInt8, CaseIterable {
  /// Nothing has been delivered yet, or everything has been.
  case detached
  case attached
  /// The view is loaded and off screen.
  case loaded
  case beforeAppearing
  case duringAppearing
  case appeared
  case beforeDisappearing

  /// The stage that `moment` leads to from here; nil when it must not come now. A moment that belongs to no stage
  /// leads back to the same one, once the view is loaded.
  func after(_ moment: LifecycleMoment) -> LifecycleStage? {
    LifecycleStep(moment.kind).stage(after: self)
  }

  /// The moments that lead from here to `goal`, none left out.
  func path(to goal: LifecycleStage) -> [LifecycleMoment] {
    var path: [LifecycleMoment] = []
    var stage = self
    while stage != goal, let moment = stage.moment(toward: goal), let next = stage.after(moment) {
      path.append(moment)
      stage = next
    }
    return path
  }

  /// The stage an added behavior is brought to when the screen is here: one that is leaving is not worth appearing for.
  var catchUpGoal: LifecycleStage {
    self == .beforeDisappearing ? .loaded : self
  }

  private var isOnScreen: Bool {
    self == .beforeAppearing || self == .duringAppearing || self == .appeared
  }

  private func moment(toward goal: LifecycleStage) -> LifecycleMoment? {
    switch self {
    case .detached: .afterAttaching
    case .attached: goal == .detached ? .beforeDetaching : .afterLoading
    case .loaded: goal == .detached || goal == .attached ? .beforeDetaching : .beforeAppearing
    case .beforeAppearing: goal == .duringAppearing || goal == .appeared ? .duringAppearing : .beforeDisappearing
    case .duringAppearing: goal == .appeared ? .afterAppearing : .beforeDisappearing
    case .appeared: .beforeDisappearing
    case .beforeDisappearing:
      goal == .beforeAppearing || goal == .duringAppearing || goal == .appeared ? .beforeAppearing : .afterDisappearing
    }
  }
}

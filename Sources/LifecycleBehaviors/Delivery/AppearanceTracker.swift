/// Translates UIKit's appearance callbacks into moments: drops what UIKit repeats, fills in what it skips, and marks what undoes
/// a cancelled transition.
struct AppearanceTracker {
  enum Callback {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear

    /// The moments that have been delivered when UIKit has made this call.
    fileprivate var moments: [LifecycleMoment] {
      switch self {
      case .willAppear: [.beforeAppearing]
      case .isAppearing: [.beforeAppearing, .duringAppearing]
      case .didAppear: [.beforeAppearing, .duringAppearing, .afterAppearing]
      case .willDisappear: [.beforeDisappearing]
      case .didDisappear: [.beforeDisappearing, .afterDisappearing]
      }
    }
  }

  private(set) var stage = LifecycleStage.loaded
  /// The change in progress was cancelled before it was complete.
  private(set) var undoesCancelledTransition = false

  /// - Returns: the moments to deliver: those that are legal, one after the other. What UIKit skipped is among them, what it
  ///   repeats is not.
  mutating func handle(_ callback: Callback) -> [LifecycleMoment] {
    var moments: [LifecycleMoment] = []
    for moment in callback.moments {
      guard let next = stage.after(moment) else { continue }
      noteDirection(of: moment)
      stage = next
      moments.append(moment)
    }
    return moments
  }

  private mutating func noteDirection(of moment: LifecycleMoment) {
    switch moment {
    case .beforeAppearing: undoesCancelledTransition = stage == .beforeDisappearing
    case .beforeDisappearing: undoesCancelledTransition = stage != .appeared
    default: break
    }
  }
}

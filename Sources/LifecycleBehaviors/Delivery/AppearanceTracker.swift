/// Translates UIKit's appearance callbacks into moments: drops what UIKit repeats, fills in what it skips, and marks what undoes
/// a cancelled transition.
struct AppearanceTracker {
  enum Callback {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear

    /// The moments that lead to this call.
    fileprivate var moments: ArraySlice<LifecycleMoment> {
      switch self {
      case .willAppear: Self.momentsOfAppearing[..<1]
      case .isAppearing: Self.momentsOfAppearing[..<2]
      case .didAppear: Self.momentsOfAppearing[..<3]
      case .willDisappear: Self.momentsOfDisappearing[..<1]
      case .didDisappear: Self.momentsOfDisappearing[..<2]
      }
    }

    private static let momentsOfAppearing: [LifecycleMoment] = [.beforeAppearing, .duringAppearing, .afterAppearing]
    private static let momentsOfDisappearing: [LifecycleMoment] = [.beforeDisappearing, .afterDisappearing]
  }

  private(set) var stage = LifecycleStage.loaded
  /// The lifecycle state of the screen.
  private(set) var state = LifecycleState.loaded
  /// The change in progress was cancelled before it was complete.
  private(set) var undoesCancelledTransition = false

  /// - Returns: the moments to deliver, in a valid order. They include the moments that UIKit skipped, and leave out the
  ///   moments that UIKit repeats.
  mutating func handle(_ callback: Callback) -> ArraySlice<LifecycleMoment> {
    // The screen may have had the first ones already.
    let moments = callback.moments.drop { stage.after($0) == nil }
    for moment in moments { advance(to: moment) }
    return moments
  }

  private mutating func advance(to moment: LifecycleMoment) {
    switch moment {
    case .beforeAppearing: undoesCancelledTransition = stage == .beforeDisappearing
    case .beforeDisappearing: undoesCancelledTransition = stage != .appeared
    default: break
    }
    stage = stage.after(moment) ?? stage
    state = state.after(moment)
  }
}

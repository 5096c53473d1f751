// The valid order of moments. Which moments a call of UIKit leads to is decided in AppearanceTracker. Tests: LifecycleStageTests.

/// The progress of a screen, or of a behavior on it. Each stage is named after the moment that leads to it.
///
/// Three objects have a stage, because the three can differ. The stage of `AppearanceTracker` follows UIKit's reports. The
/// stage of `BehaviorDispatcher` follows the deliveries: it is behind while moments wait in the queue. The stage of
/// `AttachedBehavior` follows the moments that one behavior has received: it is behind while the behavior catches up, and ahead
/// once the behavior is removed.
enum LifecycleStage: CaseIterable {
  /// No moment has been delivered yet.
  case unattached
  case attached
  /// The view is loaded and off screen.
  case loaded
  case beforeAppearing
  case duringAppearing
  case appeared
  case beforeDisappearing
  /// The last moment has been delivered.
  case detached

  /// - Returns: the stage that `moment` leads to from this one; nil if the moment is not valid here.
  func after(_ moment: LifecycleMoment) -> LifecycleStage? {
    switch moment {
    case .afterAttaching: self == .unattached ? .attached : nil
    case .afterLoading: self == .attached ? .loaded : nil
    case .beforeAppearing: self == .loaded || self == .beforeDisappearing ? .beforeAppearing : nil
    case .duringAppearing: self == .beforeAppearing ? .duringAppearing : nil
    case .afterAppearing: self == .duringAppearing ? .appeared : nil
    case .beforeDisappearing: isOnScreen ? .beforeDisappearing : nil
    case .afterDisappearing: self == .beforeDisappearing ? .loaded : nil
    case .beforeDetaching: self == .unattached || self == .detached ? nil : .detached
    // Layout and the environment may change whenever the view is loaded. They lead to no other stage.
    default: self == .loaded || self == .beforeDisappearing || isOnScreen ? self : nil
    }
  }

  /// The moments that bring a behavior from its attachment to a screen that has appeared.
  static let momentsOfAppearing: [LifecycleMoment] = [
    .afterAttaching, .afterLoading, .beforeAppearing, .duringAppearing, .afterAppearing,
  ]

  /// The moments that bring a behavior from any stage to its end. Those that are not valid at its stage are left out.
  static let momentsOfDetaching: [LifecycleMoment] = [.beforeDisappearing, .afterDisappearing, .beforeDetaching]

  private var isOnScreen: Bool {
    self == .beforeAppearing || self == .duringAppearing || self == .appeared
  }

  /// The stage that an added behavior catches up to when the screen is at this one. A behavior does not appear on a screen
  /// that is disappearing.
  var catchUpGoal: LifecycleStage {
    self == .beforeDisappearing ? .loaded : self
  }
}

// The legal order of moments is decided here and nowhere else. Tests: LifecycleStageTests.

/// How far a screen, or a behavior on it, has come. Each stage is named after the moment that leads to it.
///
/// Three objects keep a stage, because the three can differ. `AppearanceTracker` keeps what UIKit has reported.
/// `BehaviorDispatcher` keeps what has been delivered: it is behind while moments wait in the queue. `AttachedBehavior` keeps
/// what one behavior has received: it is behind while the behavior catches up, and ahead once the behavior is removed.
enum LifecycleStage: UInt8, CaseIterable {
  /// No moment has been delivered yet, or the last one has been.
  case detached
  case attached
  /// The view is loaded and off screen.
  case loaded
  case beforeAppearing
  case duringAppearing
  case appeared
  case beforeDisappearing

  /// - Returns: the stage that `moment` leads to from this one; nil where the moment is not legal. A moment that belongs to no
  ///   stage leads back to the same one, once the view is loaded.
  func after(_ moment: LifecycleMoment) -> LifecycleStage? {
    LifecycleStep(moment.kind).stage(after: self)
  }

  /// - Returns: the moments that lead from this stage to `goal`; none is left out.
  func path(to goal: LifecycleStage) -> LifecyclePath {
    LifecyclePath(from: self, to: goal)
  }

  /// The stage that an added behavior catches up to when the screen is at this one. A behavior does not appear on a screen
  /// that is disappearing.
  var catchUpGoal: LifecycleStage {
    self == .beforeDisappearing ? .loaded : self
  }

  fileprivate func moment(toward goal: LifecycleStage) -> LifecycleMoment? {
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

/// The moments that lead from one stage to another, in order. They are computed one by one, without an allocation.
struct LifecyclePath: Sequence, IteratorProtocol {
  private var stage: LifecycleStage
  private let goal: LifecycleStage

  fileprivate init(from start: LifecycleStage, to goal: LifecycleStage) {
    stage = start
    self.goal = goal
  }

  mutating func next() -> LifecycleMoment? {
    guard stage != goal, let moment = stage.moment(toward: goal), let next = stage.after(moment) else { return nil }
    stage = next
    return moment
  }
}

/// How a moment changes the stage of a screen or a behavior: at which stages it is legal, and to which one it leads.
struct LifecycleStep {
  /// A bit for each stage. Not an `OptionSet`, whose conformances take 1 KB.
  private struct Stages {
    let bits: UInt8

    private init(bits: UInt8) { self.bits = bits }

    init(_ stage: LifecycleStage) { bits = 1 &<< stage.rawValue }

    static func | (first: Stages, second: Stages) -> Stages { Stages(bits: first.bits | second.bits) }

    func contains(_ stage: LifecycleStage) -> Bool { bits & Stages(stage).bits != 0 }

    static let detached = Stages(.detached)
    static let attached = Stages(.attached)
    static let loaded = Stages(.loaded)
    static let beforeAppearing = Stages(.beforeAppearing)
    static let duringAppearing = Stages(.duringAppearing)
    static let appeared = Stages(.appeared)
    static let beforeDisappearing = Stages(.beforeDisappearing)
    static let onScreen = beforeAppearing | duringAppearing | appeared
    static let withLoadedView = loaded | onScreen | beforeDisappearing
  }

  let moment: LifecycleMoment.Kind
  private let origins: Stages
  /// Nil where the stage stays as it is.
  private let goal: LifecycleStage?

  init(_ moment: LifecycleMoment.Kind) {
    switch moment {
    case .afterAttaching: self.init(moment, from: .detached, to: .attached)
    case .afterLoading: self.init(moment, from: .attached, to: .loaded)
    case .beforeAppearing: self.init(moment, from: .loaded | .beforeDisappearing, to: .beforeAppearing)
    case .duringAppearing: self.init(moment, from: .beforeAppearing, to: .duringAppearing)
    case .afterAppearing: self.init(moment, from: .duringAppearing, to: .appeared)
    case .beforeDisappearing:
      self.init(moment, from: .onScreen, to: .beforeDisappearing)
    case .afterDisappearing: self.init(moment, from: .beforeDisappearing, to: .loaded)
    case .beforeDetaching: self.init(moment, from: .attached | .withLoadedView, to: .detached)
    case .beforeLayingOutSubviews, .afterLayingOutSubviews, .beforeTransition, .duringTransition, .afterTransition,
      .afterChangingTraits, .afterReceivingMemoryWarning:
      self.init(moment, from: .withLoadedView, to: nil)
    }
  }

  private init(_ moment: LifecycleMoment.Kind, from origins: Stages, to goal: LifecycleStage?) {
    self.moment = moment
    self.origins = origins
    self.goal = goal
  }

  var changesStage: Bool { goal != nil }

  /// - Returns: the stage that the moment leads to from `stage`; nil where the moment is not legal.
  func stage(after stage: LifecycleStage) -> LifecycleStage? {
    origins.contains(stage) ? goal ?? stage : nil
  }
}

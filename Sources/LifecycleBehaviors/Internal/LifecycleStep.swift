/// What a moment does to the stage of a screen or a behavior: where it is legal, and where it leads.
struct LifecycleStep {
  private struct Stages: OptionSet {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(_ stage: LifecycleStage) { rawValue = 1 &<< stage.rawValue }

    static let all = Stages(rawValue: .max)
    static let detached = Stages(.detached)
    static let attached = Stages(.attached)
    static let loaded = Stages(.loaded)
    static let beforeAppearing = Stages(.beforeAppearing)
    static let duringAppearing = Stages(.duringAppearing)
    static let appeared = Stages(.appeared)
    static let beforeDisappearing = Stages(.beforeDisappearing)
  }

  private let origins: Stages
  /// Nil where the stage stays as it is.
  private let goal: LifecycleStage?

  init(_ moment: LifecycleMoment.Kind) {
    switch moment {
    case .afterAttaching: self.init(from: .detached, to: .attached)
    case .afterLoading: self.init(from: .attached, to: .loaded)
    case .beforeAppearing: self.init(from: [.loaded, .beforeDisappearing], to: .beforeAppearing)
    case .duringAppearing: self.init(from: .beforeAppearing, to: .duringAppearing)
    case .afterAppearing: self.init(from: .duringAppearing, to: .appeared)
    case .beforeDisappearing:
      self.init(from: [.beforeAppearing, .duringAppearing, .appeared], to: .beforeDisappearing)
    case .afterDisappearing: self.init(from: .beforeDisappearing, to: .loaded)
    case .beforeDetaching: self.init(from: .all.subtracting(.detached), to: .detached)
    case .beforeLayingOutSubviews, .afterLayingOutSubviews, .beforeTransition, .duringTransition, .afterTransition,
      .afterChangingTraits, .afterReceivingMemoryWarning:
      self.init(from: .all.subtracting([.detached, .attached]), to: nil)
    }
  }

  private init(from origins: Stages, to goal: LifecycleStage?) {
    self.origins = origins
    self.goal = goal
  }

  /// The stage that the moment leads to from `stage`; nil when it must not come there.
  func stage(after stage: LifecycleStage) -> LifecycleStage? {
    origins.contains(Stages(stage)) ? goal ?? stage : nil
  }
}

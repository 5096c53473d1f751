import FocusBehavior
import LifecycleBehaviors
import LifecycleTimeline
import SuspendBehavior

// What the modules report, as the details of an event.

extension [TimelineEvent.Detail] {
  static func animated(_ isAnimated: Bool) -> Self { [.init("animated", .flag(isAnimated))] }

  /// The circumstances of a moment. It is animated or not if it is part of an appearance.
  @MainActor
  static func moment(isAnimated: Bool?, _ context: LifecycleBehaviorContext<some Any>) -> Self {
    var details = isAnimated.map(animated) ?? []
    if context.isCatchUp { details.append(.init("catchUp", .flag(true))) }
    if context.undoesCancelledTransition { details.append(.init("undoesCancelledTransition", .flag(true))) }
    return details
  }

  static func focus(_ change: FocusChange, by coverName: String?, _ latency: Announcements.Latency?) -> Self {
    var details: Self = [
      .init("reason", .text(change.reason.name)), .init("previous", .number(change.previousDuration)),
    ]
    if change.previousSuspended > 0 { details.append(.init("suspended", .number(change.previousSuspended))) }
    if let coverName { details.append(.init("by", .text(coverName))) }
    if let latency {
      details += [.init("latency", .number(latency.seconds)), .init("sameTurn", .flag(latency.isSameTurn))]
    }
    return details
  }

  static func suspension(_ event: SuspendEvent) -> Self {
    switch event {
    case .willSuspend(let warning): [.init("grade", .text(warning.name))] + secondsLeft(warning)
    case .didUnsuspend(let suspension): [.init("seconds", .number(suspension.seconds))]
    case .stalled(let stall): [.init("cause", .text(stall.name)), .init("seconds", .number(stall.seconds))]
    case .failed(let failure): [.init("failure", .text(failure.name))]
    case .didSuspend, .averted: []
    }
  }

  private static func secondsLeft(_ warning: SuspendWarning) -> Self {
    if case .imminent(let secondsLeft) = warning { [.init("secondsLeft", .number(secondsLeft))] } else { [] }
  }
}

import FocusBehavior
import LifecycleBehaviors
import SuspendBehavior
import UIKit

// The words for what the framework reports. Those of the demo's JSON Lines are the same.

extension [TimelineEvent.Detail] {
  /// A flag that is left out where it is false.
  package static func flag(_ name: String, _ value: Bool) -> Self {
    value ? [.init(name, .flag(true))] : []
  }
}

extension LifecycleMoment {
  /// - Parameter animated: whether the appearance, the disappearance or the change of size is animated.
  /// - Returns: the circumstances of the moment; nil for a moment that is not recorded: UIKit may repeat layout and changes of
  ///   traits many times.
  func details(animated: Bool) -> [TimelineEvent.Detail]? {
    switch self {
    case .afterAttaching, .afterLoading, .afterReceivingMemoryWarning, .beforeDetaching: []
    case .beforeAppearing, .duringAppearing, .afterAppearing, .beforeDisappearing, .afterDisappearing:
      [.init("animated", .flag(animated))]
    case .beforeTransition(let size), .afterTransition(let size):
      [.init("width", .number(size.width)), .init("height", .number(size.height))]
    default: nil
    }
  }
}

extension FocusChange {
  /// What the change is.
  var step: String { isReasonChange ? "reasonChanged" : hasFocus ? "gained" : "lost" }

  /// - Parameter cover: the name of what took the focus, if something did.
  /// - Returns: the reason, and how long the state before lasted.
  func details(by cover: String?) -> [TimelineEvent.Detail] {
    var details: [TimelineEvent.Detail] = [
      .init("reason", .text(reason.name)), .init("previous", .number(previousDuration)),
    ]
    if previousSuspended > 0 { details.append(.init("suspended", .number(previousSuspended))) }
    if let cover { details.append(.init("by", .text(cover))) }
    return details
  }
}

extension SuspendEvent {
  /// The grade of a warning, and how long something lasted.
  var details: [TimelineEvent.Detail] {
    switch self {
    case .willSuspend(.imminent(let secondsLeft)):
      [.init("grade", .text("imminent")), .init("secondsLeft", .number(secondsLeft))]
    case .willSuspend(let warning): [.init("grade", .text(warning.name))]
    case .didUnsuspend(let suspension): [.init("seconds", .number(suspension.seconds))]
    case .stalled(let stall): [.init("cause", .text(stall.name)), .init("seconds", .number(stall.seconds))]
    case .failed(let failure): [.init("failure", .text(failure.name))]
    case .didSuspend, .averted: []
    }
  }
}

import Foundation
import SuspendBehavior

// What happens to the app as a whole.

extension TimelineEvent {
  /// A notification of the app, by its name in UIKit.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum App: String, CaseIterable, Hashable, Sendable {
    /// The app has been launched.
    case didFinishLaunching
    /// The app is about to enter the foreground.
    case willEnterForeground
    /// The app is active.
    case didBecomeActive
    /// The app is about to be inactive.
    case willResignActive
    /// The app is in the background.
    case didEnterBackground
    /// The app is about to be terminated.
    case willTerminate
  }

  /// A notification of a scene, by its name in UIKit.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Scene: String, CaseIterable, Hashable, Sendable {
    /// The scene has been connected.
    case willConnect
    /// The scene is about to enter the foreground.
    case willEnterForeground
    /// The scene is active.
    case didActivate
    /// The scene is about to be inactive.
    case willDeactivate
    /// The scene is in the background.
    case didEnterBackground
    /// The scene has been disconnected.
    case didDisconnect
  }

  /// A `SuspendEvent` without the readings of clocks.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Suspension: Hashable, Sendable {
    /// The process may be suspended.
    case willSuspend(SuspendWarning)
    /// The process was suspended. It is reported when the process runs again.
    case didSuspend
    /// The process runs again after so many seconds.
    case didUnsuspend(seconds: TimeInterval)
    /// The app came back without having been suspended.
    case averted
    /// A pause that looked like a suspension.
    case stalled(SuspendStall)
    /// Watching is impaired: the name of a `SuspendFailure`.
    case failed(String)

    /// Makes an event of what the `SuspendMonitor` reports.
    /// - Parameter event: the event.
    public init(_ event: SuspendEvent) {
      self =
        switch event {
        case .willSuspend(.imminent(let seconds)): .willSuspend(.imminent(secondsLeft: seconds.toTheMicrosecond))
        case .willSuspend(let warning): .willSuspend(warning)
        case .didSuspend: .didSuspend
        case .didUnsuspend(let suspension): .didUnsuspend(seconds: suspension.seconds.toTheMicrosecond)
        case .averted: .averted
        case .stalled(.mainThread(let seconds)): .stalled(.mainThread(seconds: seconds.toTheMicrosecond))
        case .stalled(.debugger(let seconds)): .stalled(.debugger(seconds: seconds.toTheMicrosecond))
        case .failed(let failure): .failed(failure.name)
        }
    }

    var name: String {
      switch self {
      case .willSuspend: "willSuspend"
      case .didSuspend: "didSuspend"
      case .didUnsuspend: "didUnsuspend"
      case .averted: "averted"
      case .stalled: "stalled"
      case .failed: "failed"
      }
    }

    var details: [Detail] {
      switch self {
      case .willSuspend(.imminent(let seconds)):
        [.init("grade", .text("imminent")), .init("secondsLeft", .number(seconds))]
      case .willSuspend(let warning): [.init("grade", .text(warning.name))]
      case .didUnsuspend(let seconds): [.init("seconds", .number(seconds))]
      case .stalled(let stall): [.init("cause", .text(stall.name)), .init("seconds", .number(stall.seconds))]
      case .failed(let failure): [.init("failure", .text(failure))]
      case .didSuspend, .averted: []
      }
    }

    init?(named name: String, _ members: inout EventMembers) throws(TimelineReadingError) {
      switch name {
      case "willSuspend": self = .willSuspend(try Self.warning(&members))
      case "didSuspend": self = .didSuspend
      case "didUnsuspend": self = .didUnsuspend(seconds: try members.requiredNumber("seconds"))
      case "averted": self = .averted
      case "stalled": self = .stalled(try Self.stall(&members))
      case "failed": self = .failed(try members.requiredText("failure"))
      default: return nil
      }
    }

    private static func warning(_ members: inout EventMembers) throws(TimelineReadingError) -> SuspendWarning {
      switch try members.requiredText("grade") {
      case "possible": .possible
      case "imminent": .imminent(secondsLeft: try members.requiredNumber("secondsLeft"))
      case "expired": .expired
      default: throw members.error(.unexpectedValue(member: "grade", expected: "possible, imminent or expired"))
      }
    }

    private static func stall(_ members: inout EventMembers) throws(TimelineReadingError) -> SuspendStall {
      let seconds = try members.requiredNumber("seconds")
      switch try members.requiredText("cause") {
      case "mainThread": return .mainThread(seconds: seconds)
      case "debugger": return .debugger(seconds: seconds)
      default: throw members.error(.unexpectedValue(member: "cause", expected: "mainThread or debugger"))
      }
    }
  }
}

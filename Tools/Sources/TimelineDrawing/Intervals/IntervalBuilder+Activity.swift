import Foundation
import LifecycleTimeline

/// How long the app and its scenes were active, inactive and in the background.
extension IntervalBuilder {
  /// - Parameters:
  ///   - change: the states that end and begin.
  ///   - event: a notification of the app or of a scene. One that says how it was when the recording began ends nothing.
  mutating func add(_ change: ActivityChange, of event: TimelineEvent) {
    if let before = change.before, !event.flag("catchUp") { beginUnlessBegun(Key(event, before)) }
    for state in [.active, .inactive, .background] as [TimelineInterval.State] where state != change.after {
      end(Key(event, state), at: event.time)
    }
    if let after = change.after { begin(Key(event, after), at: event.time) }
  }
}

/// The state that ends, where it can be only one, and the state that begins.
struct ActivityChange {
  private(set) var before: TimelineInterval.State?
  private(set) var after: TimelineInterval.State?

  /// Nil for an event that changes no state.
  /// - Parameter name: the name of an event of the app or of a scene.
  init?(_ name: String) {
    switch name {
    case "didFinishLaunching", "willConnect": after = .inactive
    case "didBecomeActive", "didActivate": after = .active
    case "willResignActive", "willDeactivate": (before, after) = (.active, .inactive)
    case "didEnterBackground": (before, after) = (.inactive, .background)
    case "willEnterForeground": (before, after) = (.background, .inactive)
    case "didDisconnect": break
    default: return nil
    }
  }
}

import Foundation
import LifecycleTimeline

/// How long the app and its scenes were active, inactive and in the background.
extension IntervalBuilder {
  /// - Parameters:
  ///   - change: the states that end and begin.
  ///   - isCatchUp: whether the event says how it was when the recording began. Then it ends nothing.
  ///   - event: a notification of the app or of a scene.
  mutating func add(_ change: ActivityChange, isCatchUp: Bool, of event: TimelineEvent) {
    if let before = change.before, !isCatchUp { beginUnlessBegun(Key(event, before)) }
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

  /// - Returns: nil for the end of the app, which ends everything.
  init?(_ event: TimelineEvent.App) {
    switch event {
    case .didFinishLaunching: after = .inactive
    case .didBecomeActive: after = .active
    case .willResignActive: (before, after) = (.active, .inactive)
    case .didEnterBackground: (before, after) = (.inactive, .background)
    case .willEnterForeground: (before, after) = (.background, .inactive)
    case .willTerminate: return nil
    }
  }

  init(_ event: TimelineEvent.Scene) {
    switch event {
    case .willConnect: after = .inactive
    case .didActivate: after = .active
    case .willDeactivate: (before, after) = (.active, .inactive)
    case .didEnterBackground: (before, after) = (.inactive, .background)
    case .willEnterForeground: (before, after) = (.background, .inactive)
    case .didDisconnect: break
    }
  }
}

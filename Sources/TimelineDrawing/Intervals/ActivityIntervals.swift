import Foundation
import LifecycleTimeline

/// How long the app and its scenes were active, inactive and in the background.
enum ActivityIntervals {
  /// - Parameters:
  ///   - event: a notification of the app or of a scene.
  ///   - change: the states that it ends and begins.
  ///   - isCatchUp: whether the event says how it was when the recording began. Then it ends nothing.
  ///   - intervals: where the states begin and end.
  static func add(
    _ event: TimelineEvent, _ change: Change, isCatchUp: Bool, to intervals: inout IntervalBuilder
  ) {
    func key(_ state: TimelineInterval.State) -> IntervalBuilder.Key { .init(event, state) }
    if let before = change.before, !isCatchUp, !intervals.hasBegun(kind: event.kind, subject: event.subject) {
      // The event that began this state was not kept.
      intervals.begin(key(before), at: nil)
    }
    for state in [.active, .inactive, .background] as [TimelineInterval.State] where state != change.after {
      intervals.end(key(state), at: event.time)
    }
    if let after = change.after { intervals.begin(key(after), at: event.time) }
  }

  /// The state that ends, where it can be only one, and the state that begins.
  struct Change {
    var before: TimelineInterval.State?
    var after: TimelineInterval.State?

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
}

import Foundation
import LifecycleTimeline

/// How long the app and its scenes were active, inactive and in the background.
enum ActivityIntervals {
  static func add(_ event: TimelineEvent, to intervals: inout IntervalBuilder) {
    guard let (before, after) = states(of: event.name) else { return }
    let states: [TimelineInterval.State] = [.active, .inactive, .background]
    let keys = states.map { IntervalBuilder.Key(kind: event.kind, subject: event.subject, state: $0, field: nil) }
    // An event that says how it was when the recording began ends nothing.
    let isCatchUp = event.details.contains(.init("catchUp", .flag(true)))
    if let before, !isCatchUp, !intervals.hasBegun(kind: event.kind, subject: event.subject) {
      // The event that began this state was not kept.
      intervals.begin(keys[states.firstIndex(of: before) ?? 0], at: nil)
    }
    for (state, key) in zip(states, keys) where state != after { intervals.end(key, at: event.time) }
    if let after, let index = states.firstIndex(of: after) { intervals.begin(keys[index], at: event.time) }
  }

  /// - Parameter event: what UIKit calls a notification of an app or a scene.
  /// - Returns: the state that ends with it, where it can be only one, and the state that begins; nil if it changes none.
  private static func states(
    of event: String
  ) -> (before: TimelineInterval.State?, after: TimelineInterval.State?)? {
    switch event {
    case "didFinishLaunching", "willConnect": (nil, .inactive)
    case "didBecomeActive", "didActivate": (nil, .active)
    case "willResignActive", "willDeactivate": (.active, .inactive)
    case "didEnterBackground": (.inactive, .background)
    case "willEnterForeground": (.background, .inactive)
    case "didDisconnect": (nil, nil)
    default: nil
    }
  }
}

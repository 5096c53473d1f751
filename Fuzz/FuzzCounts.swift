import UIKit

/// How many timers, display links, pieces of work and windows an app has.
@MainActor
struct FuzzCounts: Equatable {
  /// The counts by name.
  let all: [(name: String, count: Int)]

  init(_ app: FuzzedApp) {
    let device = app.device
    all = [
      ("Timer of Foundation", device.foundationTimerCount),
      ("CADisplayLink", device.displayLinks.count),
      ("piece of scheduled work", device.scheduledWorkCount),
      ("window", device.scenes.flatMap(\.windows).count),
    ]
  }

  nonisolated static func == (one: FuzzCounts, other: FuzzCounts) -> Bool {
    MainActor.assumeIsolated { one.all.map(\.count) == other.all.map(\.count) }
  }

  /// The names of what there is more of than before.
  func names(moreThan before: FuzzCounts) -> [String] {
    zip(all, before.all).filter { $0.count > $1.count }.map(\.0.name)
  }
}

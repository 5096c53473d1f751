import UIKit

/// The monitors of all watched screens, in the order in which they were attached, and among them those whose screens
/// have appeared. Keeps none of them.
@MainActor
struct FocusMonitors {
  private var entries: [WeakMonitor] = []
  /// Only these are looked at, so that a hundred screens below the one on top cost nothing.
  private var onScreen: [WeakMonitor] = []
  private var count = 0

  var all: [FocusMonitor] { entries.compactMap(\.monitor) }

  var hasAny: Bool { first != nil }

  var first: FocusMonitor? {
    for entry in entries {
      if let monitor = entry.monitor { return monitor }
    }
    return nil
  }

  mutating func add(_ monitor: FocusMonitor) {
    count += 1
    entries.append(WeakMonitor(monitor: monitor, order: count))
  }

  mutating func remove(_ monitor: FocusMonitor) {
    entries.removeAll { $0.monitor == nil || $0.monitor === monitor }
    stopLooking(at: monitor)
  }

  mutating func startLooking(at monitor: FocusMonitor) {
    guard let entry = entries.first(where: { $0.monitor === monitor }) else { return }
    stopLooking(at: monitor)
    let index = onScreen.firstIndex { $0.order > entry.order } ?? onScreen.endIndex
    onScreen.insert(entry, at: index)
  }

  mutating func stopLooking(at monitor: FocusMonitor) {
    onScreen.removeAll { $0.monitor == nil || $0.monitor === monitor }
  }

  /// Whoever comes or goes meanwhile makes no difference.
  func forEachOnScreen(_ body: (FocusMonitor) -> Void) {
    for entry in onScreen {
      if let monitor = entry.monitor { body(monitor) }
    }
  }

  /// The one attached first.
  func first(of screen: UIViewController) -> FocusMonitor? {
    entries.lazy.compactMap(\.monitor).first { $0.screen === screen }
  }

  /// The screens of those who are so, each once.
  func screens(where isIncluded: (FocusMonitor) -> Bool) -> [UIViewController] {
    var screens: [UIViewController] = []
    for monitor in all where isIncluded(monitor) {
      if let screen = monitor.screen, !screens.contains(screen) { screens.append(screen) }
    }
    return screens
  }

  private struct WeakMonitor {
    weak var monitor: FocusMonitor?
    let order: Int
  }
}

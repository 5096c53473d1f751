import LifecycleBehaviors
import UIKit

/// The monitors of the screens that have appeared, in the order in which their behaviors were attached. No other screen has
/// focus.
@MainActor
struct FocusMonitorsOnScreen {
  private(set) var all: [FocusMonitor] = []

  /// Adds a monitor in its place. Does nothing if it has been added before.
  mutating func add(_ monitor: FocusMonitor) {
    let index = index(of: monitor)
    if !isPresent(monitor, at: index) { all.insert(monitor, at: index) }
  }

  /// Removes a monitor. Does nothing if it is not there.
  mutating func remove(_ monitor: FocusMonitor) {
    let index = index(of: monitor)
    if isPresent(monitor, at: index) { all.remove(at: index) }
  }

  private func isPresent(_ monitor: FocusMonitor, at index: Int) -> Bool {
    index < all.count && all[index] === monitor
  }

  /// The place of a monitor, whether or not it is there.
  private func index(of monitor: FocusMonitor) -> Int {
    all.firstPlace { $0.number >= monitor.number }
  }

  // MARK: Their focus

  private var ofApp: some Sequence<FocusMonitor> { all.lazy.filter(\.isOfApp) }

  /// Returns whether `container` contains a screen with focus at any depth, or is one.
  func hasFocus(within container: UIViewController) -> Bool {
    ofApp.contains { $0.hasFocus && $0.screen?.isContained(in: container) == true }
  }

  /// Returns the screens with focus that `container` contains at any depth, or is, each once.
  func focusedScreens(within container: UIViewController) -> [UIViewController] {
    var found: Set<ObjectIdentifier> = []
    return ofApp.compactMap { monitor in
      guard monitor.hasFocus, let screen = monitor.screen, screen.isContained(in: container),
        found.insert(ObjectIdentifier(screen)).inserted
      else { return nil }
      return screen
    }
  }

  /// The screens with focus, and all controllers that contain one at any depth.
  var controllersWithFocusWithin: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for monitor in ofApp where monitor.hasFocus {
      var candidate = monitor.screen
      while let current = candidate, found.insert(ObjectIdentifier(current)).inserted { candidate = current.parent }
    }
    return found
  }
}

extension UIViewController {
  fileprivate func isContained(in container: UIViewController) -> Bool {
    var candidate: UIViewController? = self
    while let current = candidate {
      if current === container { return true }
      candidate = current.parent
    }
    return false
  }
}

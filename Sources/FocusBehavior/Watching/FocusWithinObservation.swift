import UIKit

/// Observes for `observeFocusWithin(_:)` whether a container has focus within. Does not keep the container alive.
@MainActor
final class FocusWithinObservation {
  private weak var container: UIViewController?
  private(set) var hasFocus: Bool
  private var handler: (@MainActor (_ hasFocus: Bool) -> Void)?

  init(_ container: UIViewController, hasFocus: Bool, handler: @escaping @MainActor (_ hasFocus: Bool) -> Void) {
    self.container = container
    self.hasFocus = hasFocus
    self.handler = handler
  }

  /// Ends the observation, also while changes are being reported.
  func end() {
    handler = nil
  }

  /// Whether the container has been released or the observation ended.
  var isOver: Bool { handler == nil || container == nil }

  /// Compares what the monitors know with what was reported last.
  /// - Returns: whether there is a change to report.
  func look(at monitors: [FocusMonitor]) -> Bool {
    guard let container, handler != nil else { return false }
    let isWithin = !monitors.focusedScreens(within: container).isEmpty
    guard isWithin != hasFocus else { return false }
    hasFocus = isWithin
    return true
  }

  func report() {
    handler?(hasFocus)
  }
}

extension [FocusMonitor] {
  /// Returns the screens with focus that `container` contains at any depth, or is, each once.
  @MainActor
  func focusedScreens(within container: UIViewController) -> [UIViewController] {
    var screens: [UIViewController] = []
    for monitor in self where monitor.hasFocus {
      guard let screen = monitor.screen, screen.isContained(in: container), !screens.contains(screen) else { continue }
      screens.append(screen)
    }
    return screens
  }
}

extension UIViewController {
  fileprivate func isContained(in container: UIViewController) -> Bool {
    sequence(first: self) { $0.parent }.contains(container)
  }
}

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

  /// Compares the controllers that have focus within with what was reported last.
  /// - Returns: whether there is a change to report.
  func look(at controllersWithFocusWithin: Set<ObjectIdentifier>) -> Bool {
    guard let container, handler != nil else { return false }
    let isWithin = controllersWithFocusWithin.contains(ObjectIdentifier(container))
    guard isWithin != hasFocus else { return false }
    hasFocus = isWithin
    return true
  }

  func report() {
    handler?(hasFocus)
  }
}

/// Only of the screens that have appeared: no other screen has focus.
@MainActor
extension [FocusMonitor] {
  /// Returns whether `container` contains a screen with focus at any depth, or is one.
  func haveFocus(within container: UIViewController) -> Bool {
    contains { $0.hasFocus && $0.screen?.isContained(in: container) == true }
  }

  /// Returns the screens with focus that `container` contains at any depth, or is, each once.
  func focusedScreens(within container: UIViewController) -> [UIViewController] {
    var found: Set<ObjectIdentifier> = []
    return compactMap { monitor in
      guard monitor.hasFocus, let screen = monitor.screen, screen.isContained(in: container),
        found.insert(ObjectIdentifier(screen)).inserted
      else { return nil }
      return screen
    }
  }

  /// The screens with focus, and all controllers that contain one at any depth.
  var controllersWithFocusWithin: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    for monitor in self where monitor.hasFocus {
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

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

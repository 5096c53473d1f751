import UIKit

/// Observes for `observeFocusWithin(_:perform:)` whether a container has focus within. Does not keep the container alive.
@MainActor
final class FocusWithinObservation {
  private(set) weak var container: UIViewController?
  /// Nil where those of each screen's own behavior count.
  let options: FocusOptions?
  private(set) var hasFocus: Bool
  private var handler: ((_ hasFocus: Bool) -> Void)?
  /// The monitors of the screens within that have focus under `options`.
  private var focused: Set<ObjectIdentifier> = []

  init(
    _ container: UIViewController, _ options: FocusOptions?, hasFocus: Bool,
    handler: @escaping (_ hasFocus: Bool) -> Void
  ) {
    self.container = container
    self.options = options
    self.hasFocus = hasFocus
    self.handler = handler
  }

  /// Ends the observation, also while changes are being reported.
  func end() {
    handler = nil
  }

  /// Whether the container has been released or the observation ended.
  var isOver: Bool { handler == nil || container == nil }

  /// Decides about the screens within under options of the container.
  /// - Parameters:
  ///   - monitors: of the screens within.
  ///   - decide: returns whether the screen of a monitor has focus, given whether it had.
  /// - Returns: whether one of the screens has focus.
  func decide(on monitors: [FocusMonitor], _ decide: (FocusMonitor, _ hadFocus: Bool) -> Bool) -> Bool {
    focused = Set(
      monitors.filter { decide($0, focused.contains(ObjectIdentifier($0))) }.map { ObjectIdentifier($0) })
    return !focused.isEmpty
  }

  /// Compares whether focus is within with what was reported last.
  /// - Returns: whether there is a change to report.
  func update(_ isWithin: Bool) -> Bool {
    guard container != nil, handler != nil, isWithin != hasFocus else { return false }
    hasFocus = isWithin
    return true
  }

  func report() {
    handler?(hasFocus)
  }
}

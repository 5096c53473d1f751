import UIKit

/// What `observeFocusWithin(_:)` has begun on one container. Keeps the container no more than it is kept by others.
@MainActor
final class FocusWithinObservation {
  private(set) weak var container: UIViewController?
  private(set) var hasFocus: Bool
  private var handler: (@MainActor (_ hasFocus: Bool) -> Void)?

  init(_ container: UIViewController, handler: @escaping @MainActor (_ hasFocus: Bool) -> Void) {
    self.container = container
    self.handler = handler
    hasFocus = container.hasFocusWithin
  }

  /// Ends it, in the middle of a round of calls too.
  func end() {
    handler = nil
  }

  /// The container is gone, or the observation has been ended.
  var isOver: Bool { handler == nil || container == nil }

  /// - Returns: whether there is a change to report.
  func look() -> Bool {
    guard let container, handler != nil, container.hasFocusWithin != hasFocus else { return false }
    hasFocus.toggle()
    return true
  }

  func tell() {
    handler?(hasFocus)
  }
}

import UIKit

/// Ends what `observeFocusWithin(_:)` has begun. Releasing it ends nothing. Main thread only.
@MainActor
public final class FocusWithinObservation {
  private(set) weak var container: UIViewController?
  private(set) var hasFocus: Bool
  private var handler: (@MainActor (_ hasFocus: Bool) -> Void)?

  init(_ container: UIViewController, handler: @escaping @MainActor (_ hasFocus: Bool) -> Void) {
    self.container = container
    self.handler = handler
    hasFocus = container.hasFocusWithin
  }

  /// Ends the observation: nothing more is told, not even what is being told right now. Harmless when it has ended.
  public func cancel() {
    handler = nil
  }

  /// The container is gone, or nobody wants to know any more.
  var isOver: Bool { handler == nil || container == nil }

  /// Answers whether there is something to tell.
  func look() -> Bool {
    guard let container, handler != nil, container.hasFocusWithin != hasFocus else { return false }
    hasFocus.toggle()
    return true
  }

  func tell() {
    handler?(hasFocus)
  }
}

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Calls `handler` when focus comes into this container and when it leaves it: when
  /// `hasFocusWithin` changes.
  ///
  /// ```swift
  /// splitViewController.observeFocusWithin { [weak self] hasFocus in self?.sidebar.isDimmed = !hasFocus }
  /// ```
  /// Told when the turn of the run loop is over: that focus moves from one screen inside to another in one turn is not
  /// told. Only that the app goes away is told at once. Of several containers those that focus has left are told first.
  /// Changes alternate, beginning with the opposite of `hasFocusWithin` now.
  ///
  /// Only screens with a ``FocusBehavior`` count; the container needs none, so that it may be a navigation, tab bar or
  /// split view controller. It is not kept alive, and once it is released nothing more is told. The handler is kept until
  /// then: one that uses the container should capture it weakly. Call it on the main thread.
  /// - Parameter handler: told whether focus is within now, on the main thread.
  /// - Returns: a handle to end it early.
  @discardableResult
  public func observeFocusWithin(_ handler: @escaping @MainActor (_ hasFocus: Bool) -> Void) -> FocusWithinObservation {
    let observation = FocusWithinObservation(self, handler: handler)
    FocusCenter.shared.add(observation)
    return observation
  }
}

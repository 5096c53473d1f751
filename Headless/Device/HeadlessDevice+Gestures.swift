import UIKit

// Presses, strokes and pans of one finger. The view and its superviews are searched for a recognizer of the kind whose delegate lets
// it begin; the nearest one receives the gesture. A gesture that cannot reach its view does nothing.

extension HeadlessDevice {
  /// Rests a finger in the middle of a view, and lifts it.
  ///
  /// - Parameters:
  ///   - view: any view of the app.
  ///   - duration: how long the finger rests, in seconds of virtual time.
  /// - Returns: whether a recognizer received the press: the view is within reach when the finger touches it and when the
  ///   recognizer's time is over.
  /// - Precondition: `duration` is from 0 to 3,200,000,000, a hundred years.
  @discardableResult
  public func longPress(_ view: UIView, for duration: TimeInterval = 0.5) -> Bool {
    MainLoop.check(duration, of: "longPress(_:for:)")
    guard
      let press = receiver(
        on: view, where: { ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration ?? .infinity <= duration })
        as? UILongPressGestureRecognizer
    else {
      turn()
      return false
    }
    advance(by: press.minimumPressDuration)
    guard !isSuspended, press.view?.window != nil, press.isEnabled, view.isWithinReach else { return false }
    actByTouch { press.begin() }
    advance(by: duration - press.minimumPressDuration)
    actByTouch { if press.isUnderWay { press.finish(.ended) } }
    return true
  }

  /// Strokes over a view.
  ///
  /// - Parameters:
  ///   - view: any view of the app.
  ///   - direction: one direction.
  /// - Returns: whether a recognizer of that direction received the stroke: the view is within reach.
  /// - Precondition: `direction` is one of `.left`, `.right`, `.up` and `.down`.
  @discardableResult
  public func stroke(_ view: UIView, toward direction: UISwipeGestureRecognizer.Direction) -> Bool {
    precondition(
      direction.rawValue.nonzeroBitCount == 1,
      "stroke(_:toward:) takes one direction, got \(direction). Write .left, .right, .up or .down.")
    return actByTouch {
      let swipe = receiver(
        on: view, where: { ($0 as? UISwipeGestureRecognizer)?.direction.contains(direction) ?? false })
      swipe?.recognize()
      return swipe != nil
    }
  }

  /// Puts a finger on the middle of a view, to draw it over the screen.
  ///
  /// - Parameter view: any view of the app.
  /// - Returns: the finger; nil if the view is out of reach or no pan recognizer may begin there.
  public func beginPan(on view: UIView) -> Pan? {
    actByTouch {
      let pan = receiver(on: view, where: { $0 is UIPanGestureRecognizer && !($0 is UIScreenEdgePanGestureRecognizer) })
      guard let pan = pan as? UIPanGestureRecognizer else { return nil }
      pan.touch()
      return Pan(device: self, recognizer: pan)
    }
  }

  /// A finger on a view with a pan recognizer, which begins with the first move.
  @MainActor
  public struct Pan {
    let device: HeadlessDevice
    let recognizer: UIPanGestureRecognizer

    /// The finger moves by a distance in points of the window.
    public func move(byX x: CGFloat, y: CGFloat) {
      device.actByTouch { recognizer.move(byX: x, y: y) }
    }

    /// The user lifts the finger.
    ///
    /// - Parameter velocity: how fast it was, in points of the window a second.
    public func end(velocity: CGPoint = .zero) {
      device.actByTouch { recognizer.end(cancelled: false, velocity: velocity) }
    }

    /// The system takes the touch away.
    public func cancel() {
      device.actByTouch { recognizer.end(cancelled: true, velocity: .zero) }
    }
  }

  private func receiver(on view: UIView, where isMeant: (UIGestureRecognizer) -> Bool) -> UIGestureRecognizer? {
    guard !isSuspended, view.isWithinReach else { return nil }
    return view.recognizer(where: isMeant)
  }
}

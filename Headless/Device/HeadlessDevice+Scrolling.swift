import UIKit

// The user scrolls. The content goes on without the finger while virtual time passes, a step in each frame (R196 to R205).

extension HeadlessDevice {
  /// Puts a finger on a scroll view, a table or a collection view, to drag its content. It stops content that moves.
  ///
  /// ```swift
  /// let drag = device.beginDrag(of: list)
  /// drag?.move(byX: 0, y: -200, over: 0.3)
  /// device.advance(by: 1)  // The finger holds still.
  /// drag?.end()
  /// ```
  ///
  /// - Parameter scrollView: any scroll view of the app.
  /// - Returns: the finger; nil if the view is out of reach, or its content cannot be dragged: it does not scroll, another finger
  ///   drags it, or it is not larger than the view and does not always bounce.
  public func beginDrag(of scrollView: UIScrollView) -> ScrollDrag? {
    actByTouch {
      guard !isSuspended, scrollView.isWithinReach else { return nil }
      return scrollView.touch().map { ScrollDrag(device: self, finger: $0) }
    }
  }

  /// A finger on the content of a scroll view. The drag begins with the first move, or at once if the finger has stopped a
  /// deceleration.
  ///
  /// The system takes the finger away when the view leaves its window and when its scene becomes inactive. What the finger does
  /// afterwards has no effect.
  @MainActor
  public struct ScrollDrag {
    let device: HeadlessDevice
    /// Nil when it was lifted or taken away.
    private(set) weak var finger: ScrollFinger?

    /// The finger moves by a distance in points of the screen. Up, which is a negative `y`, shows what is further down.
    ///
    /// - Parameters:
    ///   - x: to the right.
    ///   - y: down.
    ///   - seconds: virtual time that passes meanwhile. The finger moves evenly, once in each frame; at once if it is 0.
    /// - Precondition: `x` and `y` are numbers, and `seconds` is from 0 to 3,200,000,000, a hundred years.
    public func move(byX x: CGFloat, y: CGFloat, over seconds: TimeInterval = 0) {
      precondition(x.isFinite && y.isFinite, "A finger moves by a number of points, got \(x) and \(y)")
      MainLoop.check(seconds, of: "move(byX:y:over:)")
      let frames = max(1, (seconds * Double(device.world.screen.maximumFramesPerSecond)).rounded())
      let (start, from) = (device.now, finger?.way ?? .zero)
      for frame in 1...Int(frames) {
        if seconds > 0 { device.advance(by: max(0, start + seconds * Double(frame) / frames - device.now)) }
        let part = CGFloat(frame) / frames
        device.actByTouch { finger?.move(to: CGPoint(x: from.x - x * part, y: from.y - y * part)) }
      }
    }

    /// The user lifts the finger. The content goes on with its velocity, and comes to rest while time passes.
    ///
    /// - Parameter velocity: how fast the finger is, in points of the screen a second. After it has held still it is zero.
    /// - Precondition: `velocity` has two numbers.
    public func end(velocity: CGPoint = .zero) {
      precondition(
        velocity.x.isFinite && velocity.y.isFinite, "A finger has a velocity in points a second, got \(velocity)")
      device.actByTouch { finger?.lift(velocity: velocity) }
    }

    /// The system takes the touch away.
    public func cancel() {
      device.actByTouch { finger?.lift(velocity: .zero) }
    }
  }

  /// Flicks the content of a scroll view: a short drag, which takes 0.05 seconds of virtual time, and ends while the finger
  /// moves. Pass time for what follows.
  ///
  /// ```swift
  /// device.flick(list, velocity: CGPoint(x: 0, y: -1000))
  /// device.advance(by: 0.5)
  /// #expect(list.isDecelerating)
  /// device.finishTransitions()
  /// #expect(!list.isDecelerating)
  /// ```
  ///
  /// - Parameters:
  ///   - scrollView: any scroll view of the app.
  ///   - velocity: how fast the finger is, in points of the screen a second. Up is negative.
  /// - Returns: whether the content was dragged, as ``beginDrag(of:)-(UIScrollView)`` has it.
  /// - Precondition: `velocity` has two numbers.
  @discardableResult
  public func flick(_ scrollView: UIScrollView, velocity: CGPoint) -> Bool {
    let seconds = 0.05
    guard let drag = beginDrag(of: scrollView) else { return false }
    drag.move(byX: velocity.x * seconds, y: velocity.y * seconds, over: seconds)
    drag.end(velocity: velocity)
    return true
  }
}

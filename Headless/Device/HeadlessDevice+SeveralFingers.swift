import UIKit

extension HeadlessDevice {
  /// Touches the screen with several fingers, which are lifted together.
  ///
  /// ```swift
  /// device.touches {
  ///   device.tap(save)
  ///   device.tap(close)
  /// }
  /// ```
  ///
  /// Each tap reaches the screen as it is before any of them has acted; then they act in their order, in one turn of
  /// the main run loop. So two fingers can open two screens, which one finger cannot: a transition blocks touches. A
  /// view receives one of the fingers only, and if its `isExclusiveTouch` is true, no other view of its window receives
  /// any. Inside the closure a tap returns whether it reaches its view.
  ///
  /// - Parameter fingers: calls ``tap(_:)-(UIView)`` and the other taps of a device, and lets no time pass.
  public func touches(_ fingers: () -> Void) {
    precondition(pendingTouches == nil, "touches { } is called inside touches { }")
    pendingTouches = PendingTouches()
    fingers()
    let touches = pendingTouches
    pendingTouches = nil
    actByTouch { touches?.end() }
  }
}

/// The touches of fingers that have not been lifted yet (R156).
@MainActor
struct PendingTouches {
  private struct Touch {
    let target: AnyObject?
    let act: () -> Bool

    @MainActor var window: UIWindow? { (target as? UIView)?.window }
  }

  private var touches: [Touch] = []

  /// - Returns: whether the target receives the touch besides the pending ones.
  mutating func add(_ target: AnyObject?, _ act: @escaping () -> Bool) -> Bool {
    guard !touches.contains(where: { Self.exclude($0.target, target) }) else { return false }
    touches.append(Touch(target: target, act: act))
    return true
  }

  /// A view receives the first of several fingers, and shares them with no other view if one of the two is exclusive.
  private static func exclude(_ one: AnyObject?, _ other: AnyObject?) -> Bool {
    guard let one, let other else { return false }
    if one === other { return true }
    guard let view = one as? UIView, let otherView = other as? UIView, view.window === otherView.window else {
      return false
    }
    return view.isExclusiveTouch || otherView.isExclusiveTouch
  }

  /// The fingers are lifted. A view that an earlier one has taken out of its window receives nothing any more.
  func end() {
    let windows = touches.map(\.window)
    for (touch, window) in zip(touches, windows) where touch.window === window { _ = touch.act() }
  }
}

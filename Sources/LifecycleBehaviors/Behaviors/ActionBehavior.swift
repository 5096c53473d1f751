import UIKit

/// Does something when the screen has appeared: each time, the first time, when it returns, or again and again.
///
/// ```swift
/// addBehaviors([
///   ActionBehavior<InboxViewController>.afterAppearing { $0.updateBadge() },
///   ActionBehavior<InboxViewController>.afterAppearing { $0.startAnimation() }.onlyFirstAppearance(),
///   ActionBehavior<InboxViewController>.afterAppearing { $0.reload() }.onlyWhenReturning(),
///   ActionBehavior<InboxViewController>.every(60) { $0.updateAges() },
/// ])
/// ```
///
/// The action receives the screen, so that it need not capture it. It is called on the main thread, and may be a method of
/// a class that belongs to no actor: `.afterAppearing(player.refresh)`.
public struct ActionBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private enum Schedule {
    case onceEachAppearance
    case every(TimeInterval, LifecycleTime)
  }

  private let schedule: Schedule
  // Not bound to the main actor: a closure written on the main actor stays there, and a function that belongs to no actor
  // is accepted, too. All calls are made on the main actor.
  private let action: (ViewController) -> Void

  /// Calls `action` each time that the screen has appeared.
  ///
  /// Once for each appearance: not again when a swipe back is cancelled, nor at the end of a sheet or an alert, under
  /// which the screen does not disappear. An appearance that is cancelled before the screen has arrived does not count. A
  /// behavior that is added to a screen that has appeared already acts at once. With
  /// ``ViewControllerLifecycleBehavior/onlyFirstAppearance()`` it acts once for each screen that it is added to; with
  /// ``ViewControllerLifecycleBehavior/onlyWhenReturning()``, at each appearance but the first.
  /// - Parameter action: called on the main thread, in `afterAppearing`. On a screen of another class it is never called,
  ///   and an issue says so.
  public static func afterAppearing(_ action: @escaping (_ viewController: ViewController) -> Void) -> ActionBehavior {
    ActionBehavior(schedule: .onceEachAppearance, action: action)
  }

  /// Calls `action` every `interval` seconds while the screen has appeared.
  ///
  /// The first call comes one interval after `afterAppearing`, the last one before `beforeDisappearing`. Each appearance
  /// counts anew, the end of a cancelled swipe back among them. Nothing is called after the behavior was removed or the
  /// screen was released.
  ///
  /// It is a ``LifecycleTime/schedule(every:_:)``: scrolling does not delay it, and periods that have passed while the
  /// process was suspended or the main thread was busy lead to one call, not to one each. It goes on under a sheet and,
  /// while the process runs, in the background.
  /// - Parameters:
  ///   - interval: in seconds.
  ///   - time: the clocks and timers to use.
  ///   - action: called on the main thread. On a screen of another class it is never called, and an issue says so.
  /// - Precondition: `interval` is positive and finite.
  public static func every(
    _ interval: TimeInterval, time: LifecycleTime = .current,
    _ action: @escaping (_ viewController: ViewController) -> Void
  ) -> ActionBehavior {
    precondition(
      interval > 0 && interval.isFinite, "ActionBehavior.every takes positive, finite seconds, got \(interval)")
    return ActionBehavior(schedule: .every(interval, time), action: action)
  }

  /// Makes the state of one attachment.
  public func makeCoordinator() -> some AnyObject {
    ActionState()
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    LifecycleIssue.reportUnless(viewController, is: ViewController.self, behavior: "ActionBehavior")
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    guard let screen = viewController as? ViewController else { return }
    let state = context.coordinator(as: ActionState.self)
    switch schedule {
    case .onceEachAppearance:
      guard !state.hasActed else { return }
      state.hasActed = true
      action(screen)
    case .every(let interval, let time):
      state.timer = time.schedule(every: interval) { [weak screen, action] in
        if let screen { action(screen) }
      }
    }
  }

  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    context.coordinator(as: ActionState.self).timer = nil
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    context.coordinator(as: ActionState.self).hasActed = false
  }
}

extension ActionBehavior where ViewController == UIViewController {
  /// Calls `action` each time that the screen has appeared, on a screen of any class.
  /// - Parameter action: called on the main thread, in `afterAppearing`. It should capture a screen weakly, if at all.
  public static func afterAppearing(_ action: @escaping () -> Void) -> ActionBehavior {
    afterAppearing { (_: UIViewController) in action() }
  }

  /// Calls `action` every `interval` seconds while the screen has appeared, on a screen of any class.
  /// - Parameters:
  ///   - interval: in seconds.
  ///   - time: the clocks and timers to use.
  ///   - action: called on the main thread. It should capture a screen weakly, if at all.
  /// - Precondition: `interval` is positive and finite.
  public static func every(
    _ interval: TimeInterval, time: LifecycleTime = .current, _ action: @escaping () -> Void
  ) -> ActionBehavior {
    every(interval, time: time) { (_: UIViewController) in action() }
  }
}

@MainActor
private final class ActionState {
  /// In this appearance, which a cancelled swipe back does not end.
  var hasActed = false
  /// Releasing it ends it.
  var timer: (any LifecycleTimer)?
}

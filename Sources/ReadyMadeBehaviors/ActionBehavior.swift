import LifecycleBehaviors
import UIKit

/// Calls a closure when the screen has appeared, has disappeared or was closed, or repeatedly while it is on screen.
///
/// ```swift
/// addBehaviors([
///   ActionBehavior<InboxViewController>.afterAppearing { $0.updateBadge() },
///   ActionBehavior<InboxViewController>.afterAppearing { $0.startAnimation() }.onlyFirstAppearance(),
///   ActionBehavior<InboxViewController>.afterAppearing { $0.reload() }.onlyWhenReturning(),
///   ActionBehavior<InboxViewController>.afterDisappearing { $0.saveDraft() },
///   ActionBehavior<InboxViewController>.every(60) { $0.updateAges() },
///   ActionBehavior.afterClosing { [coordinator] closing in coordinator.inboxDidClose(closing.reason) },
/// ])
/// ```
///
/// The action receives the screen, so that it need not capture it. It is called on the main thread, and may be a method of
/// a class that belongs to no actor: `.afterAppearing(player.refresh)`.
///
/// ## Topics
///
/// ### When the screen has appeared
///
/// - ``afterAppearing(_:)-((ViewController)->Void)``
/// - ``afterAppearing(_:)-(()->Void)``
///
/// ### When it has disappeared
///
/// - ``afterDisappearing(_:)-((ViewController)->Void)``
/// - ``afterDisappearing(_:)-(()->Void)``
///
/// ### When it was closed
///
/// - ``afterClosing(_:)``
///
/// ### Repeatedly
///
/// - ``every(_:file:line:_:)-(_,_,_,(ViewController)->Void)``
/// - ``every(_:file:line:_:)-(_,_,_,()->Void)``
public struct ActionBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private enum Occasion {
    // The types of the actions are not bound to the main actor: a closure written on the main actor stays there, and a function
    // that belongs to no actor is accepted, too. All calls are made on the main actor.
    case appearing((ViewController) -> Void)
    case disappearing((ViewController) -> Void)
    case closing((ScreenClosing) -> Void)
    case repeatedly(every: TimeInterval, CallSite, (ViewController) -> Void)
  }

  private let occasion: Occasion

  private init(_ occasion: Occasion) {
    self.occasion = occasion
  }

  /// Calls `action` each time that the screen has appeared.
  ///
  /// ```swift
  /// addBehaviors([ActionBehavior<InboxViewController>.afterAppearing { $0.reload() }.onlyWhenReturning()])
  /// ```
  ///
  /// It is called once for each appearance. It is not called again when a swipe back is cancelled, nor at the end of a sheet or
  /// an alert, under which the screen does not disappear. An appearance that is cancelled before `afterAppearing` does not
  /// count. When the behavior is added to a screen that has appeared already, it is called immediately. With
  /// `ViewControllerLifecycleBehavior.onlyFirstAppearance()` it is called once for each screen; with
  /// `ViewControllerLifecycleBehavior.onlyWhenReturning()`, at each appearance but the first.
  /// - Parameter action: called on the main thread, in `afterAppearing`. On a screen of another class it is never called,
  ///   and an issue is reported.
  /// - Returns: a behavior to add to a screen.
  public static func afterAppearing(_ action: @escaping (_ viewController: ViewController) -> Void) -> ActionBehavior {
    ActionBehavior(.appearing(action))
  }

  /// Calls `action` each time that the screen has disappeared: to save what was entered, or to pause what was playing.
  ///
  /// ```swift
  /// addBehaviors([ActionBehavior<InboxViewController>.afterDisappearing { $0.saveDraft() }])
  /// ```
  ///
  /// It is called once for each appearance that reached `afterAppearing`. It is not called when a swipe back is cancelled. The
  /// screen does not disappear under a sheet or an alert, nor in the background.
  ///
  /// `BehaviorAttachment.remove()` calls it as well, if the screen has appeared, so that an action that saves or pauses is not
  /// left out when the behavior is removed first. `BehaviorAttachment.remove(silently: true)` does not call it, and neither
  /// does the deallocation of a screen that has not disappeared before, as when its window is deallocated.
  /// - Parameter action: called on the main thread, in `afterDisappearing`. On a screen of another class it is never called,
  ///   and an issue is reported.
  /// - Returns: a behavior to add to a screen.
  public static func afterDisappearing(_ action: @escaping (_ viewController: ViewController) -> Void) -> ActionBehavior
  {
    ActionBehavior(.disappearing(action))
  }

  /// Calls `action` every `interval` seconds while the screen has appeared.
  ///
  /// ```swift
  /// addBehaviors([ActionBehavior<InboxViewController>.every(60) { $0.updateAges() }])
  /// ```
  ///
  /// The first call is made one interval after `afterAppearing`, the last one before `beforeDisappearing`. The interval starts
  /// again with each appearance, and when a swipe back has been cancelled. No call is made after the behavior was removed or
  /// the screen was deallocated.
  ///
  /// It is a `LifecycleTime.schedule(every:_:)`: scrolling does not delay it, and periods that have passed while the
  /// process was suspended or the main thread was busy lead to one call, not to one each. It continues under a sheet and,
  /// while the process runs, in the background.
  /// - Parameters:
  ///   - interval: in seconds, 0.001 or more; see `LifecycleTime.schedule(every:_:)`.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - action: called on the main thread. On a screen of another class it is never called, and an issue is reported.
  /// - Returns: a behavior to add to a screen.
  public static func every(
    _ interval: TimeInterval, file: StaticString = #fileID, line: UInt = #line,
    _ action: @escaping (_ viewController: ViewController) -> Void
  ) -> ActionBehavior {
    ActionBehavior(.repeatedly(every: interval, CallSite(file: file, line: line), action))
  }

  /// Creates the state of one attachment.
  /// - Returns: whether the screen has appeared, and the timer.
  public func makeCoordinator() -> some AnyObject {
    ActionState()
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    LifecycleIssue.reportUnless(viewController, is: ViewController.self, behavior: Self.self, at: context.callSite)
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    guard let screen = viewController as? ViewController else { return }
    let state = context.coordinator(as: ActionState.self)
    let isFirstTime = !state.hasAppeared
    state.hasAppeared = true
    switch occasion {
    case .appearing(let action):
      if isFirstTime { action(screen) }
    case .disappearing, .closing:
      break
    case .repeatedly(let interval, let callSite, let action):
      state.timer = LifecycleTime.current.schedule(every: interval, from: callSite, on: screen, of: Self.self) {
        [weak screen] in
        if let screen { action(screen) }
      }
    }
  }

  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    context.coordinator(as: ActionState.self).timer = nil
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    let state = context.coordinator(as: ActionState.self)
    guard state.hasAppeared, let screen = viewController as? ViewController else { return }
    state.hasAppeared = false
    if case .disappearing(let action) = occasion { action(screen) }
  }

  public func afterClosing(_ closing: ScreenClosing, context: Context) {
    if case .closing(let action) = occasion { action(closing) }
  }
}

extension ActionBehavior where ViewController == UIViewController {
  /// Calls `action` each time that the screen has appeared, on a screen of any class.
  /// - Parameter action: called on the main thread, in `afterAppearing`. If it captures a screen, it should do so weakly.
  /// - Returns: a behavior to add to a screen.
  public static func afterAppearing(_ action: @escaping () -> Void) -> ActionBehavior {
    afterAppearing { (_: UIViewController) in action() }
  }

  /// Calls `action` each time that the screen has disappeared, on a screen of any class.
  /// - Parameter action: called on the main thread, in `afterDisappearing`. If it captures a screen, it should do so weakly.
  /// - Returns: a behavior to add to a screen.
  public static func afterDisappearing(_ action: @escaping () -> Void) -> ActionBehavior {
    afterDisappearing { (_: UIViewController) in action() }
  }

  /// Calls `action` when the screen was closed for good: popped, dismissed, replaced, removed, or gone with its window.
  ///
  /// ```swift
  /// addBehaviors([ActionBehavior.afterClosing { [coordinator] closing in coordinator.inboxDidClose(closing.reason) }])
  /// ```
  ///
  /// It is called once for each visit, after the screen has disappeared. The screen may not exist any more; while it does, it is
  /// `ScreenClosing.screen`.
  /// - Parameter action: called on the main thread, in `afterClosing`. If it captures a screen, it should do so weakly.
  /// - Returns: a behavior to add to a screen.
  public static func afterClosing(_ action: @escaping (_ closing: ScreenClosing) -> Void) -> ActionBehavior {
    ActionBehavior(.closing(action))
  }

  /// Calls `action` every `interval` seconds while the screen has appeared, on a screen of any class.
  /// - Parameters:
  ///   - interval: in seconds, 0.001 or more; see `LifecycleTime.schedule(every:_:)`.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - action: called on the main thread. If it captures a screen, it should do so weakly.
  /// - Returns: a behavior to add to a screen.
  public static func every(
    _ interval: TimeInterval, file: StaticString = #fileID, line: UInt = #line, _ action: @escaping () -> Void
  ) -> ActionBehavior {
    every(interval, file: file, line: line) { (_: UIViewController) in action() }
  }
}

// Work that waits may outlast the appearance, so it needs a task that ends.
extension ActionBehavior {
  @available(
    *, unavailable, message: "Write TaskBehavior(while: .appeared) { … }: it is cancelled when the screen disappears."
  )
  public static func afterAppearing(
    _ action: @escaping (_ viewController: ViewController) async -> Void
  ) -> ActionBehavior {
    fatalError()
  }
}

extension ActionBehavior where ViewController == UIViewController {
  @available(
    *, unavailable, message: "Write TaskBehavior(while: .appeared) { … }: it is cancelled when the screen disappears."
  )
  public static func afterAppearing(_ action: @escaping () async -> Void) -> ActionBehavior {
    fatalError()
  }
}

@MainActor
private final class ActionState {
  /// The appearance in progress has reached `afterAppearing`; a cancelled swipe back does not end it.
  var hasAppeared = false
  /// Releasing it ends it.
  var timer: LifecycleSubscription?
}

import LifecycleBehaviors
import UIKit

/// Calls a closure when the screen has appeared, has disappeared or has been closed, or repeatedly while it is on screen.
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
/// The action is called on the main thread. With `ActionBehavior<InboxViewController>`, the action receives the screen, so that
/// you need not capture the screen. The action of `afterClosing` receives the `ScreenClosing`.
///
/// > Important: A method of the screen that you pass as the action, such as `.afterAppearing(reload)`, captures `self`, and
/// > creates a retain cycle. Write `ActionBehavior<InboxViewController>.afterAppearing { $0.reload() }` instead. Methods of
/// > other objects are fine, even of a class that is not isolated to an actor: `.afterAppearing(player.refresh)`.
///
/// ## Topics
///
/// ### After appearing
///
/// - ``afterAppearing(_:)-((ViewController)->Void)``
/// - ``afterAppearing(_:)-(()->Void)``
///
/// ### After disappearing
///
/// - ``afterDisappearing(_:)-((ViewController)->Void)``
/// - ``afterDisappearing(_:)-(()->Void)``
///
/// ### After closing
///
/// - ``afterClosing(_:)``
///
/// ### Repeatedly
///
/// - ``every(_:file:line:_:)-(_,_,_,(ViewController)->Void)``
/// - ``every(_:file:line:_:)-(_,_,_,()->Void)``
public struct ActionBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private enum Occasion {
    // The types of the actions are not isolated to the main actor: a closure written on the main actor stays there, and a function
    // that is not isolated is accepted, too. All calls are made on the main actor.
    case appearing((ViewController) -> Void)
    case disappearing((ViewController) -> Void)
    case closing((ScreenClosing) -> Void)
    case repeatedly(every: TimeInterval, CallSite, (ViewController) -> Void)
  }

  private let occasion: Occasion

  private init(_ occasion: Occasion) {
    self.occasion = occasion
  }

  /// Creates a behavior that calls an action each time that the screen has appeared.
  ///
  /// ```swift
  /// addBehaviors([ActionBehavior<InboxViewController>.afterAppearing { $0.reload() }.onlyWhenReturning()])
  /// ```
  ///
  /// The action is called once for each appearance. It is not called again when a swipe back is cancelled, or when a sheet or
  /// an alert is dismissed, because the screen does not disappear under them. An appearance that is cancelled before
  /// `afterAppearing` does not count. If the behavior is added to a screen that has already appeared, the action is called
  /// immediately.
  ///
  /// With `onlyFirstAppearance()`, the action is called once for each screen. With `onlyWhenReturning()`, the action is called at
  /// each appearance except the first one after the screen was opened.
  /// - Parameter action: called on the main thread, in `afterAppearing`. If the behavior is added to a screen of another class,
  ///   the action is never called, and an issue is reported.
  /// - Returns: a behavior to add to a screen.
  public static func afterAppearing(_ action: @escaping (_ viewController: ViewController) -> Void) -> ActionBehavior {
    ActionBehavior(.appearing(action))
  }

  /// Creates a behavior that calls an action each time that the screen has disappeared, for example to save a draft or to pause
  /// a player.
  ///
  /// ```swift
  /// addBehaviors([ActionBehavior<InboxViewController>.afterDisappearing { $0.saveDraft() }])
  /// ```
  ///
  /// The action is called once for each appearance that reached `afterAppearing`. It is not called when a swipe back is
  /// cancelled. The screen does not disappear under a sheet or an alert, or in the background.
  ///
  /// If the screen has appeared, `BehaviorAttachment.remove()` calls the action, too.
  /// `BehaviorAttachment.remove(silently: true)` does not. If a screen is deallocated without having disappeared, for example
  /// with its window, the action is not called.
  /// - Parameter action: called on the main thread, in `afterDisappearing`. If the behavior is added to a screen of another
  ///   class, the action is never called, and an issue is reported.
  /// - Returns: a behavior to add to a screen.
  public static func afterDisappearing(_ action: @escaping (_ viewController: ViewController) -> Void) -> ActionBehavior
  {
    ActionBehavior(.disappearing(action))
  }

  /// Creates a behavior that calls an action repeatedly while the screen is on screen.
  ///
  /// ```swift
  /// addBehaviors([ActionBehavior<InboxViewController>.every(60) { $0.updateAges() }])
  /// ```
  ///
  /// The first call is made one interval after `afterAppearing`. No call is made after `beforeDisappearing`. The interval starts
  /// again with each appearance, and after a cancelled swipe back. No call is made after the behavior has been removed or the
  /// screen has been deallocated.
  ///
  /// The action is called by a timer of `LifecycleTime`. Scrolling does not delay it. If several calls were missed, because the
  /// process was suspended or the main thread was busy, only one of them is made. The calls continue under a sheet and, while
  /// the process runs, in the background.
  /// - Parameters:
  ///   - interval: seconds between two calls, 0.001 or more. Anything less, and NaN, counts as 1, and is reported as a
  ///     `LifecycleIssue`.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - action: called on the main thread. If the behavior is added to a screen of another class, the action is never called,
  ///     and an issue is reported.
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
      state.timer = LifecycleTime.current.schedule(
        every: interval, from: callSite, named: "ActionBehavior.every(_:)", on: screen, of: Self.self
      ) { [weak screen] in
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
  /// Creates a behavior that calls an action each time that a screen of any class has appeared.
  /// - Parameter action: called on the main thread, in `afterAppearing`. Capture screens weakly, and do not pass a method of
  ///   the screen.
  /// - Returns: a behavior to add to a screen.
  public static func afterAppearing(_ action: @escaping () -> Void) -> ActionBehavior {
    afterAppearing { (_: UIViewController) in action() }
  }

  /// Creates a behavior that calls an action each time that a screen of any class has disappeared.
  /// - Parameter action: called on the main thread, in `afterDisappearing`. Capture screens weakly, and do not pass a method of
  ///   the screen.
  /// - Returns: a behavior to add to a screen.
  public static func afterDisappearing(_ action: @escaping () -> Void) -> ActionBehavior {
    afterDisappearing { (_: UIViewController) in action() }
  }

  /// Creates a behavior that calls an action when the screen has been closed: popped, dismissed, replaced, removed, or closed
  /// with its window.
  ///
  /// ```swift
  /// addBehaviors([ActionBehavior.afterClosing { [coordinator] closing in coordinator.inboxDidClose(closing.reason) }])
  /// ```
  ///
  /// The action is called once for each closing of the screen, after the screen has disappeared. The screen may have been
  /// deallocated. While it exists, read it from `ScreenClosing.screen`.
  /// - Parameter action: called on the main thread, in `afterClosing`. Capture screens weakly, and do not pass a method of the
  ///   screen.
  /// - Returns: a behavior to add to a screen.
  public static func afterClosing(_ action: @escaping (_ closing: ScreenClosing) -> Void) -> ActionBehavior {
    ActionBehavior(.closing(action))
  }

  /// Creates a behavior that calls an action repeatedly while a screen of any class is on screen.
  /// - Parameters:
  ///   - interval: seconds between two calls, 0.001 or more. Anything less, and NaN, counts as 1, and is reported as a
  ///     `LifecycleIssue`.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - action: called on the main thread. Capture screens weakly, and do not pass a method of the screen.
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
  /// Releasing the timer ends the calls.
  var timer: LifecycleSubscription?
}

import LifecycleBehaviors
import UIKit

/// Notifies a screen that the process may be suspended soon, was suspended, or was not suspended after all.
///
/// ```swift
/// addBehaviors([
///   SuspendBehavior { [draft] event in
///     if case .willSuspend(.possible) = event { draft.save() }
///   }
/// ])
/// ```
///
/// By default, the behavior takes no background time, and ``SuspendWarning/possible`` is the only warning. With
/// ``SuspendOptions/holdingBackgroundTask(untilSecondsLeft:accuracy:)``, the behavior holds a background task after each entry
/// into the background, by default for up to 21 s, and warns again before the background time ends.
///
/// The closure is called on the main thread, from the attachment of the behavior until the behavior is removed or the screen is
/// deallocated, whether the screen is on screen or not. For code that does not belong to a screen, read the events of
/// ``SuspendMonitor/shared``.
///
/// > Important: The screen retains the closure. In the closure, use the screen parameter, not `self`, which would create a
/// > retain cycle. A method of the screen, such as `SuspendBehavior(save)`, captures `self` too.
///
/// In an app extension, the behavior has no effect, and an issue is reported.
///
/// ## Topics
///
/// ### For a screen of any class
///
/// - ``init(_:)-((SuspendEvent)->Void)``
/// - ``init(_:perform:)-(_,(SuspendEvent)->Void)``
///
/// ### With the screen as a parameter
///
/// - ``init(_:)-((ViewController,SuspendEvent)->Void)``
/// - ``init(_:perform:)-(_,(ViewController,SuspendEvent)->Void)``
public struct SuspendBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private let options: SuspendOptions
  // Its type is not isolated to the main actor, so that a method that is not isolated either is accepted; see ActionBehavior.
  private let handler: (ViewController, SuspendEvent) -> Void

  /// Creates a behavior with ``SuspendOptions/standard`` options. Its closure receives the screen, so that you need not capture
  /// the screen.
  ///
  /// ```swift
  /// SuspendBehavior<EditorViewController> { editor, event in
  ///   if case .willSuspend(.possible) = event { editor.saveDraft() }
  /// }
  /// ```
  /// - Parameter handler: called on the main thread with each event, until the screen is deallocated. It may remove the
  ///   behavior. If the behavior is added to a screen of another class, the closure is never called, and an issue is reported.
  public init(_ handler: @escaping (ViewController, SuspendEvent) -> Void) {
    self.init(.standard, perform: handler)
  }

  /// Creates a behavior whose closure receives the screen, so that you need not capture the screen.
  ///
  /// ```swift
  /// SuspendBehavior<EditorViewController>(.holdingBackgroundTask()) { editor, event in
  ///   if case .willSuspend(.possible) = event { editor.saveDraft() }
  /// }
  /// ```
  /// - Parameters:
  ///   - options: how closely to watch. The monitor of the app serves the most demanding options of all subscribers.
  ///   - handler: called on the main thread with each event, until the screen is deallocated. It may remove the behavior. If
  ///     the behavior is added to a screen of another class, the closure is never called, and an issue is reported.
  public init(_ options: SuspendOptions, perform handler: @escaping (ViewController, SuspendEvent) -> Void) {
    self.options = options
    self.handler = handler
  }

  /// Creates the state of one attachment.
  /// - Returns: an object that retains the subscription.
  public func makeCoordinator() -> some AnyObject {
    SuspendBehaviorState()
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    LifecycleIssue.reportUnless(viewController, is: ViewController.self, behavior: Self.self, at: context.callSite)
    subscribe(viewController, context)
  }

  /// Subscribes to the monitor of the running app, if a test has created the screen before it launched the app.
  /// - Parameters:
  ///   - viewController: the screen that is about to appear.
  ///   - context: the coordinator.
  public func beforeAppearing(_ viewController: UIViewController, context: Context) {
    if state(context).monitor !== SuspendMonitor.shared { subscribe(viewController, context) }
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    state(context).subscription = nil
  }

  private func subscribe(_ viewController: UIViewController, _ context: Context) {
    guard let screen = viewController as? ViewController else { return }
    let state = state(context)
    let monitor = SuspendMonitor.ofApp(on: viewController, of: Self.self, at: context.callSite)
    state.monitor = monitor
    state.subscription = monitor.subscribe(options, from: context.callSite) { [weak screen, handler] event in
      if let screen { handler(screen, event) }
    }
  }

  private func state(_ context: Context) -> SuspendBehaviorState {
    context.coordinator(as: SuspendBehaviorState.self)
  }
}

extension SuspendBehavior {
  @available(*, unavailable, message: "With <Screen> the closure receives the screen, too: { screen, event in … }")
  public init(_ handler: @escaping (SuspendEvent) -> Void) {
    self.init { (_: ViewController, event: SuspendEvent) in handler(event) }
  }

  @available(*, unavailable, message: "With <Screen> the closure receives the screen, too: { screen, event in … }")
  public init(_ options: SuspendOptions, perform handler: @escaping (SuspendEvent) -> Void) {
    self.init(options) { (_: ViewController, event: SuspendEvent) in handler(event) }
  }
}

extension SuspendBehavior where ViewController == UIViewController {
  /// Creates a behavior with ``SuspendOptions/standard`` options for screens of any class.
  ///
  /// ```swift
  /// SuspendBehavior { [draft] event in
  ///   if case .willSuspend(.possible) = event { draft.save() }
  /// }
  /// ```
  /// - Parameter handler: called on the main thread with each event. It may remove the behavior. Do not pass a method of the
  ///   screen, which would create a retain cycle.
  public init(_ handler: @escaping (SuspendEvent) -> Void) {
    self.init(.standard, perform: handler)
  }

  /// Creates a behavior for screens of any class.
  ///
  /// ```swift
  /// SuspendBehavior(.holdingBackgroundTask()) { [upload] event in
  ///   if case .willSuspend(.imminent) = event { upload.writeCheckpoint() }
  /// }
  /// ```
  /// - Parameters:
  ///   - options: how closely to watch. The monitor of the app serves the most demanding options of all subscribers.
  ///   - handler: called on the main thread with each event. It may remove the behavior. Do not pass a method of the screen,
  ///     which would create a retain cycle.
  public init(_ options: SuspendOptions, perform handler: @escaping (SuspendEvent) -> Void) {
    self.init(options) { _, event in handler(event) }
  }
}

/// The subscription of one screen; it ends when the screen is deallocated.
@MainActor
private final class SuspendBehaviorState {
  /// The monitor of the subscription.
  weak var monitor: SuspendMonitor?
  var subscription: LifecycleSubscription?
}

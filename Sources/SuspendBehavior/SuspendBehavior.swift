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
/// By default it takes no background time and warns with ``SuspendWarning/possible`` only. With
/// ``SuspendOptions/holdingBackgroundTask(untilSecondsLeft:accuracy:)`` it holds a background task for up to 21 s
/// after each entry into the background, and warns once more before the end.
///
/// It is subscribed from the time it is attached until it is removed or the screen is deallocated, on screen or not. All calls
/// arrive on the main thread. The closure is retained while the behavior is attached; a closure that uses the screen should
/// receive it as its parameter, or capture it weakly. Code that belongs to no screen reads the events of
/// ``SuspendMonitor/shared``.
///
/// It does not work in an app extension, where its use is reported as a `LifecycleIssue`.
///
/// ## Topics
///
/// ### Creating
///
/// - ``init(_:)-((SuspendEvent)->Void)``
/// - ``init(_:perform:)-(_,(SuspendEvent)->Void)``
///
/// ### Creating for one class of screen
///
/// - ``init(_:)-((ViewController,SuspendEvent)->Void)``
/// - ``init(_:perform:)-(_,(ViewController,SuspendEvent)->Void)``
public struct SuspendBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private let options: SuspendOptions
  // Its type is not bound to the main actor, so that a method that belongs to no actor is accepted, too; see ActionBehavior.
  private let handler: (ViewController, SuspendEvent) -> Void

  /// Creates a behavior with ``SuspendOptions/standard`` options whose closure receives the screen, so that it need not capture
  /// it.
  ///
  /// ```swift
  /// SuspendBehavior<EditorViewController> { editor, event in
  ///   if case .willSuspend(.possible) = event { editor.saveDraft() }
  /// }
  /// ```
  /// - Parameter handler: called with each event, on the main thread, while the screen lives. It may remove the behavior.
  ///   It is never called for a screen of another class, which is reported as an issue.
  public init(_ handler: @escaping (ViewController, SuspendEvent) -> Void) {
    self.init(.standard, perform: handler)
  }

  /// Creates a behavior whose closure receives the screen, so that it need not capture it.
  ///
  /// ```swift
  /// SuspendBehavior<EditorViewController>(.holdingBackgroundTask()) { editor, event in
  ///   if case .willSuspend(.possible) = event { editor.saveDraft() }
  /// }
  /// ```
  /// - Parameters:
  ///   - options: how closely to watch. The app's one monitor serves the most demanding of all.
  ///   - handler: called with each event, on the main thread, while the screen lives. It may remove the behavior.
  ///     It is never called for a screen of another class, which is reported as an issue.
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

  /// A test may have created the screen before it launched the app.
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
  /// - Parameter handler: called with each event, on the main thread. It may remove the behavior.
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
  ///   - options: how closely to watch. The app's one monitor serves the most demanding of all.
  ///   - handler: called with each event, on the main thread. It may remove the behavior.
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

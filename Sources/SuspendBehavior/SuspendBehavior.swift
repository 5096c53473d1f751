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
/// By default it takes no background time and warns with ``SuspendWarning/possible`` only; with ``SuspendOptions/precise`` it
/// holds a background task for up to 21 s after each entry into the background, and warns once more before the end.
///
/// It is subscribed from the time it is attached until it is removed or the screen is released, on screen or not. All calls
/// arrive on the main thread. The closure is kept while the behavior is attached; a closure that uses the screen should
/// receive it as its parameter, or capture it weakly. For code that belongs to no screen, subscribe to
/// ``SuspendMonitor/shared``.
///
/// It does not work in an app extension, where its use is reported as a `LifecycleIssue`.
///
/// ## Topics
///
/// ### Creating
///
/// - ``init(options:file:line:_:)-(_,_,_,(SuspendEvent)->Void)``
/// - ``init(options:file:line:_:)-(_,_,_,(ViewController,SuspendEvent)->Void)``
public struct SuspendBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private let options: SuspendOptions
  private let callSite: CallSite
  // Its type is not bound to the main actor, so that a method that belongs to no actor is accepted, too; see ActionBehavior.
  private let handler: (ViewController, SuspendEvent) -> Void

  /// Makes a behavior whose closure receives the screen, so that it need not capture it.
  ///
  /// ```swift
  /// SuspendBehavior<EditorViewController> { editor, event in
  ///   if case .willSuspend(.possible) = event { editor.saveDraft() }
  /// }
  /// ```
  /// - Parameters:
  ///   - options: how closely to watch. The app's one monitor serves the most demanding of all.
  ///   - file: where it is called; an issue names it.
  ///   - line: where it is called.
  ///   - handler: called with each event, on the main thread, while the screen lives. It may remove the behavior.
  ///     It is never called for a screen of another class, which is reported as an issue.
  public init(
    options: SuspendOptions = .standard, file: StaticString = #fileID, line: UInt = #line,
    _ handler: @escaping (ViewController, SuspendEvent) -> Void
  ) {
    self.options = options
    callSite = CallSite(file: file, line: line)
    self.handler = handler
  }

  /// Makes the state of one attachment.
  /// - Returns: an object that keeps the subscription.
  public func makeCoordinator() -> some AnyObject {
    SuspendBehaviorState()
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    LifecycleIssue.reportUnless(viewController, is: ViewController.self, behavior: Self.self, at: context.callSite)
    subscribe(viewController, state(context))
  }

  /// A test may have made the screen before it launched the app.
  public func beforeAppearing(_ viewController: UIViewController, context: Context) {
    let state = state(context)
    if state.monitor !== SuspendMonitor.shared { subscribe(viewController, state) }
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    state(context).subscription?.cancel()
    state(context).subscription = nil
  }

  private func subscribe(_ viewController: UIViewController, _ state: SuspendBehaviorState) {
    guard let screen = viewController as? ViewController else { return }
    let monitor = SuspendMonitor.ofApp(on: viewController, of: Self.self, at: callSite)
    state.monitor = monitor
    state.subscription = monitor.subscribe(options: options, from: callSite) { [weak screen, handler] event in
      if let screen { handler(screen, event) }
    }
  }

  private func state(_ context: Context) -> SuspendBehaviorState {
    context.coordinator(as: SuspendBehaviorState.self)
  }
}

extension SuspendBehavior where ViewController == UIViewController {
  /// Makes a behavior for screens of any class.
  ///
  /// ```swift
  /// SuspendBehavior { [draft] event in
  ///   if case .willSuspend(.possible) = event { draft.save() }
  /// }
  /// ```
  /// - Parameters:
  ///   - options: how closely to watch. The app's one monitor serves the most demanding of all.
  ///   - file: where it is called; an issue names it.
  ///   - line: where it is called.
  ///   - handler: called with each event, on the main thread. It may remove the behavior.
  public init(
    options: SuspendOptions = .standard, file: StaticString = #fileID, line: UInt = #line,
    _ handler: @escaping (SuspendEvent) -> Void
  ) {
    self.init(options: options, file: file, line: line) { _, event in handler(event) }
  }
}

/// The subscription of one screen; it ends when the screen is released.
@MainActor
private final class SuspendBehaviorState {
  /// The monitor of the subscription.
  weak var monitor: SuspendMonitor?
  var subscription: SuspendSubscription?
}

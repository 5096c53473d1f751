import LifecycleBehaviors
import UIKit

/// Reports whether a screen has the user's attention, since when, and why not.
///
/// ```swift
/// addBehaviors {
///   FocusBehavior<PlayerViewController>(.media) { screen, change in
///     screen.player.isPaused = !change.hasFocus || screen.player.isPausedByUser
///   }
/// }
/// ```
///
/// A screen stays *appeared* under a sheet, an alert, Control Center, another key window and in the background, and
/// loses the user's attention there. Of two screens one loses focus before the other gains it. A swipe back or a sheet
/// drag that is cancelled changes nothing.
///
/// Gains and losses alternate, beginning with a gain. Between a loss and the next gain the reason may change: such a
/// change has ``FocusChange/isReasonChange`` true and ``FocusChange/hasFocus`` false again. A handler that counts or
/// toggles ignores it. When the behavior is removed while the screen has focus, it reports a loss, unless it is removed
/// silently.
///
/// A loss is reported at once where the screen or the process might not exist later: inside `viewDidDisappear` and inside
/// the notification that the app becomes inactive or enters the background. Everything else is reported when the
/// run-loop iteration is over, or with the next frame (see ``FocusSampling``).
///
/// The closure is called on the main thread. It may push, present, or remove the behavior. It is retained while the behavior
/// is attached. A closure that uses the screen should receive it as its parameter, or capture it weakly. It may be a method,
/// also of a class that belongs to no actor: `FocusBehavior(statistics.note)`.
///
/// ``FocusDecision/recent`` has the last decisions, and the facts behind them.
///
/// ## Topics
///
/// ### Creating one
///
/// - ``init(_:)-((FocusChange)->Void)``
/// - ``init(_:perform:)-(_,(FocusChange)->Void)``
///
/// ### With the screen
///
/// - ``init(_:)-((ViewController,FocusChange)->Void)``
/// - ``init(_:perform:)-(_,(ViewController,FocusChange)->Void)``
public struct FocusBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private let options: FocusOptions
  // Its type is not bound to the main actor, so that a method that belongs to no actor is accepted, too; see ActionBehavior.
  private let handler: (UIViewController?, FocusChange) -> Void

  /// Creates a behavior with the options ``FocusOptions/attention`` whose closure receives the screen, so that it need not
  /// capture it.
  ///
  /// ```swift
  /// FocusBehavior<PlayerViewController> { player, change in player.isPaused = !change.hasFocus }
  /// ```
  /// - Parameter handler: called with each change until the screen is deallocated. A behavior on a screen of another class
  ///   never calls it, and reports an issue.
  public init(_ handler: @escaping (ViewController, FocusChange) -> Void) {
    self.init(.attention, perform: handler)
  }

  /// Creates a behavior whose closure receives the screen, so that it need not capture it.
  ///
  /// ```swift
  /// FocusBehavior<PlayerViewController>(.media) { player, change in player.isPaused = !change.hasFocus }
  /// ```
  /// - Parameters:
  ///   - options: what takes the focus, which screens share it, and how they are sampled.
  ///   - handler: called with each change until the screen is deallocated. A behavior on a screen of another class never
  ///     calls it, and reports an issue.
  public init(_ options: FocusOptions, perform handler: @escaping (ViewController, FocusChange) -> Void) {
    self.init(
      options,
      reporting: { screen, change in
        guard let screen = screen as? ViewController else { return }
        handler(screen, change)
      })
  }

  /// - Parameters:
  ///   - options: what takes the focus, which screens share it, and how they are sampled.
  ///   - handler: receives nil when the screen has been deallocated.
  private init(_ options: FocusOptions, reporting handler: @escaping (UIViewController?, FocusChange) -> Void) {
    self.options = options
    self.handler = handler
  }

  /// Creates the state of one attachment.
  /// - Returns: a new object, which is the framework's own.
  public func makeCoordinator() -> some AnyObject {
    FocusCoordinator()
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    guard viewController is ViewController else {
      LifecycleIssue.report(
        .wrongScreen,
        """
        FocusBehavior<\(ViewController.self)> was added to a \(type(of: viewController)), so it reports nothing. Add it \
        to a \(ViewController.self), or write FocusBehavior { change in … }.
        """,
        on: viewController, of: Self.self, at: context.callSite)
      return
    }
    attachment(context).monitor = FocusMonitor(viewController, options, handler: handler)
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    attachment(context).monitor?.screenDidAppear()
  }

  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    attachment(context).monitor?.screenWillDisappear()
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    // While the behavior is being removed, beforeDetaching reports the loss, with a reason of its own.
    if !context.isDetaching { attachment(context).monitor?.screenDidDisappear() }
  }

  public func afterChangingTraits(
    _ viewController: UIViewController, from previousTraits: UITraitCollection?, context: Context
  ) {
    attachment(context).monitor?.traitsDidChange()
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    attachment(context).monitor?.detach()
  }

  private func attachment(_ context: Context) -> FocusCoordinator {
    context.coordinator(as: FocusCoordinator.self)
  }
}

extension FocusBehavior {
  @available(*, unavailable, message: "With <Screen> the closure receives the screen, too: { screen, change in … }")
  public init(_ handler: @escaping (FocusChange) -> Void) {
    self.init { (_: ViewController, change: FocusChange) in handler(change) }
  }

  @available(*, unavailable, message: "With <Screen> the closure receives the screen, too: { screen, change in … }")
  public init(_ options: FocusOptions, perform handler: @escaping (FocusChange) -> Void) {
    self.init(options) { (_: ViewController, change: FocusChange) in handler(change) }
  }

  @available(*, unavailable, message: "The closure receives the change: { change in … }")
  public init(_ handler: @escaping () -> Void) {
    self.init { (_: ViewController, _: FocusChange) in handler() }
  }

  @available(*, unavailable, message: "The closure receives the change: { change in … }")
  public init(_ options: FocusOptions, perform handler: @escaping () -> Void) {
    self.init(options) { (_: ViewController, _: FocusChange) in handler() }
  }
}

extension FocusBehavior where ViewController == UIViewController {
  /// Creates a behavior for screens of any class, with the options ``FocusOptions/attention``.
  ///
  /// ```swift
  /// FocusBehavior(statistics.note)
  /// ```
  /// - Parameter handler: called with each change. A screen that is deallocated while it has focus is a loss too.
  public init(_ handler: @escaping (FocusChange) -> Void) {
    self.init(.attention, perform: handler)
  }

  /// Creates a behavior for screens of any class.
  ///
  /// ```swift
  /// FocusBehavior(.media) { [player] change in player.isPaused = !change.hasFocus }
  /// ```
  /// - Parameters:
  ///   - options: what takes the focus, which screens share it, and how they are sampled.
  ///   - handler: called with each change. A screen that is deallocated while it has focus is a loss too.
  public init(_ options: FocusOptions, perform handler: @escaping (FocusChange) -> Void) {
    self.init(options, reporting: { _, change in handler(change) })
  }
}

/// The state of one attachment. Its deallocation ends a behavior that was removed silently, or whose screen was deallocated.
@MainActor
private final class FocusCoordinator {
  /// Nil on a screen of another class.
  var monitor: FocusMonitor?

  deinit {
    guard let monitor else { return }
    MainThread.run { monitor.behaviorWasReleased() }
  }
}

import LifecycleBehaviors
import UIKit

/// Reports when a screen gains or loses focus, and why. A screen has *focus* while it has the user's attention.
///
/// ```swift
/// addBehaviors {
///   FocusBehavior<PlayerViewController>(.media) { screen, change in
///     screen.player.isPaused = !change.hasFocus || screen.player.isPausedByUser
///   }
/// }
/// ```
///
/// A screen still counts as *appeared* under a sheet, an alert or Control Center, behind another key window, and in the
/// background. In these states, the screen may not have focus: the ``FocusOptions`` decide which of them take focus.
///
/// ## Gains and losses
///
/// Gains and losses alternate, beginning with a gain. When focus moves from one screen to another, the loss is reported first.
/// A swipe back or a sheet drag that is cancelled reports nothing.
///
/// Between a loss and the next gain, the reason or the cover may change. For such a change, ``FocusChange/isReasonChange`` is
/// true and ``FocusChange/hasFocus`` is still false. In a closure that counts or toggles, ignore these changes.
///
/// If the behavior is removed while the screen has focus, a loss is reported, unless the behavior is removed silently.
///
/// ## When a change is reported
///
/// A loss is reported immediately if the screen or the process might not exist later: inside `viewDidDisappear`, and inside the
/// notification that the app becomes inactive or enters the background. Every other change is reported at the end of the run-loop
/// iteration, or with the next frame: ``FocusSampling``. To learn why a change was reported, print ``FocusDecision/log``.
///
/// ## The closure
///
/// The closure is called on the main thread. It may push or present another screen, and remove the behavior. The screen retains
/// the closure while the behavior is attached.
///
/// > Important: In the closure, use the `screen` parameter, not `self`, which would create a retain cycle. A method of the
/// > screen, such as `FocusBehavior(focusChanged)`, captures `self` too. Methods of other objects are fine, even of a class
/// > that is not isolated to an actor: `FocusBehavior(statistics.note)`.
///
/// ## Topics
///
/// ### For a screen of any class
///
/// - ``init(_:)-((FocusChange)->Void)``
/// - ``init(_:perform:)-(_,(FocusChange)->Void)``
///
/// ### With the screen as a parameter
///
/// - ``init(_:)-((ViewController,FocusChange)->Void)``
/// - ``init(_:perform:)-(_,(ViewController,FocusChange)->Void)``
public struct FocusBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private let options: FocusOptions
  // Its type is not isolated to the main actor, so that a method that is not isolated either is accepted; see ActionBehavior.
  private let handler: (UIViewController?, FocusChange) -> Void

  /// Creates a behavior with the options ``FocusOptions/attention``. Its closure receives the screen, so that you need not
  /// capture the screen.
  ///
  /// ```swift
  /// FocusBehavior<PlayerViewController> { player, change in player.isPaused = !change.hasFocus }
  /// ```
  /// - Parameter handler: called on the main thread with each change, until the screen is deallocated. If the behavior is added
  ///   to a screen of another class, the closure is never called, and an issue is reported. A method of the screen creates a
  ///   retain cycle.
  public init(_ handler: @escaping (ViewController, FocusChange) -> Void) {
    self.init(.attention, perform: handler)
  }

  /// Creates a behavior whose closure receives the screen, so that you need not capture the screen.
  ///
  /// ```swift
  /// FocusBehavior<PlayerViewController>(.media) { player, change in player.isPaused = !change.hasFocus }
  /// ```
  /// - Parameters:
  ///   - options: what takes focus, which group the screen belongs to, and when the screen is sampled.
  ///   - handler: called on the main thread with each change, until the screen is deallocated. If the behavior is added to a
  ///     screen of another class, the closure is never called, and an issue is reported. A method of the screen creates a
  ///     retain cycle.
  public init(_ options: FocusOptions, perform handler: @escaping (ViewController, FocusChange) -> Void) {
    self.init(
      options,
      reporting: { screen, change in
        guard let screen = screen as? ViewController else { return }
        handler(screen, change)
      })
  }

  /// - Parameters:
  ///   - options: what takes focus, which group the screen belongs to, and when the screen is sampled.
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
      let advice =
        viewController is ContentlessViewController
        ? "Write .onFocusChange { change in … } in the view"
        : "Add the behavior to a screen of the class \(ViewController.self)"
      LifecycleIssue.report(
        .wrongScreen,
        """
        FocusBehavior<\(ViewController.self)> was added to \(viewController.nameInIssues), so the behavior reports nothing. \
        \(advice), or write FocusBehavior { change in … }.
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
  /// - Parameter handler: called on the main thread with each change. If the screen is deallocated while it has focus, a last
  ///   loss is reported. Do not pass a method of the screen, which would create a retain cycle.
  public init(_ handler: @escaping (FocusChange) -> Void) {
    self.init(.attention, perform: handler)
  }

  /// Creates a behavior for screens of any class.
  ///
  /// ```swift
  /// FocusBehavior(.media) { [player] change in player.isPaused = !change.hasFocus }
  /// ```
  /// - Parameters:
  ///   - options: what takes focus, which group the screen belongs to, and when the screen is sampled.
  ///   - handler: called on the main thread with each change. If the screen is deallocated while it has focus, a last loss is
  ///     reported. Do not pass a method of the screen, which would create a retain cycle.
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

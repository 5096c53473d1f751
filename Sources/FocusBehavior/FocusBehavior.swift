import LifecycleBehaviors
import UIKit

/// Reports whether a screen has the user's attention, since when, and why not.
///
/// ```swift
/// addBehaviors([
///   FocusBehavior { [player] change in player.isPaused = !change.hasFocus }
/// ])
/// ```
///
/// A screen stays *appeared* under a sheet, an alert, Control Center, another key window and in the background; it
/// does not keep the user's attention there. Of two screens one loses focus before the other gains it. A swipe back or a
/// sheet drag that is cancelled changes nothing.
///
/// Gains and losses alternate, beginning with a gain. Between a loss and the next gain the reason may change: such a
/// change has ``FocusChange/isReasonChange`` true and ``FocusChange/hasFocus`` false again. A handler that counts or
/// toggles leaves it out. Removed while the screen has focus, the behavior reports a loss, unless it is removed silently.
///
/// Losses are reported at once where the screen or the process might not be there later: inside `viewDidDisappear` and
/// inside the notification that the app becomes inactive or enters the background. Everything else is reported when the
/// turn of the run loop is over, or with the next look (see ``FocusSampling``).
///
/// All calls arrive on the main thread. The closure may push, present, or remove the behavior. It is kept while the
/// behavior is attached; a closure that uses the screen should take it as its parameter, or capture it weakly.
///
/// What was decided, and from which facts, is kept in ``FocusDecision/recent``.
public struct FocusBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private let options: FocusOptions
  private let time: LifecycleTime
  private let handler: @MainActor (UIViewController?, FocusChange) -> Void

  /// Makes a behavior whose closure is handed the screen, so that it need not capture it.
  ///
  /// ```swift
  /// FocusBehavior<PlayerViewController> { player, change in player.isPaused = !change.hasFocus }
  /// ```
  /// - Parameters:
  ///   - options: what takes the focus, which screens share it, and when to look.
  ///   - handler: called with each change, and not once the screen has been released. Attached to a screen of another
  ///     class, it is never called, and an issue says so.
  public init(
    _ options: FocusOptions = .attention, _ handler: @escaping @MainActor (ViewController, FocusChange) -> Void
  ) {
    self.init(
      options,
      reporting: { screen, change in
        guard let screen = screen as? ViewController else { return }
        handler(screen, change)
      })
  }

  /// - Parameter handler: is handed nil when the screen is gone.
  private init(
    _ options: FocusOptions, reporting handler: @escaping @MainActor (UIViewController?, FocusChange) -> Void
  ) {
    self.options = options
    time = options.time ?? .current
    self.handler = handler
  }

  /// Makes the state of one attachment.
  public func makeCoordinator() -> some AnyObject {
    FocusCoordinator()
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    guard viewController is ViewController else {
      LifecycleIssue.report(
        """
        FocusBehavior<\(ViewController.self)> was added to a \(type(of: viewController)), so it tells nothing. Add it \
        to a \(ViewController.self), or write FocusBehavior { change in … }.
        """)
      return
    }
    let coordinator = coordinator(of: context)
    coordinator.monitor = FocusMonitor(
      viewController, attachment: coordinator, options: options, time: time, handler: handler)
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    coordinator(of: context).monitor?.appear()
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    // The loss of a behavior that is removed is reported in beforeDetaching, for its own reason.
    if !context.isDetaching { coordinator(of: context).monitor?.disappear() }
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    let coordinator = coordinator(of: context)
    coordinator.monitor?.detach()
    coordinator.monitor = nil
  }

  private func coordinator(of context: Context) -> FocusCoordinator {
    context.coordinator(as: FocusCoordinator.self)
  }
}

extension FocusBehavior where ViewController == UIViewController {
  /// Makes a behavior for screens of any class.
  /// - Parameters:
  ///   - options: what takes the focus, which screens share it, and when to look.
  ///   - handler: called with each change, also that the screen was released while it had focus.
  public init(_ options: FocusOptions = .attention, _ handler: @escaping @MainActor (FocusChange) -> Void) {
    self.init(options, reporting: { _, change in handler(change) })
  }
}

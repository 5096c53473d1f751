import LifecycleBehaviors
import UIKit

/// Tells whether a screen has the user's attention, since when, and why not.
///
/// ```swift
/// addBehaviors([
///   FocusBehavior { [player] change in player.isPaused = !change.hasFocus }
/// ])
/// ```
///
/// A screen stays *appeared* under a sheet, an alert, Control Center, another key window and in the background; it
/// does not keep the user's attention there. Changes alternate: the first is a gain, the last is a loss, and of two
/// screens one loses focus before the other gains it. A swipe back or a sheet drag that is let go changes nothing.
/// Losses are told at once where the screen or the process might not be there later: inside `viewDidDisappear` and
/// inside the notification that the app becomes inactive or enters the background. Everything else is told when the
/// turn of the run loop is over, or with the next look (see ``FocusSampling``).
///
/// All calls arrive on the main thread. The closure may push, present, or remove the behavior. It is kept as long as the
/// behavior is attached; a closure that uses the screen should have it handed in, or capture it weakly.
///
/// What was decided, and from which facts, is kept in ``FocusTrace``.
public struct FocusBehavior<ViewController: UIViewController>: ViewControllerLifecycleBehavior {
  private let policy: FocusPolicy
  private let group: FocusGroup?
  private let sampling: FocusSampling
  private let time: LifecycleTime
  private let handler: @MainActor (UIViewController?, FocusChange) -> Void

  /// Makes a behavior whose closure is handed the screen, so that it need not capture it.
  ///
  /// ```swift
  /// FocusBehavior<PlayerViewController> { player, change in player.isPaused = !change.hasFocus }
  /// ```
  /// - Parameters:
  ///   - policy: what takes the user's attention from the screen.
  ///   - group: those of whom only the most recently used has focus; nil for a screen that has it by itself.
  ///   - sampling: how the screen is looked at between the events that UIKit announces.
  ///   - time: the clocks and timers to use.
  ///   - handler: told each change. Attached to a screen of another class, it is never called, and an issue says so.
  public init(
    policy: FocusPolicy = .attention, in group: FocusGroup? = nil, sampling: FocusSampling = .standard,
    time: LifecycleTime = .current, _ handler: @escaping @MainActor (ViewController, FocusChange) -> Void
  ) {
    self.init(
      policy: policy, in: group, sampling: sampling, time: time,
      telling: { screen, change in
        guard let screen = screen as? ViewController else { return }
        handler(screen, change)
      })
  }

  /// - Parameter handler: is handed nil when the screen is gone.
  private init(
    policy: FocusPolicy, in group: FocusGroup?, sampling: FocusSampling, time: LifecycleTime,
    telling handler: @escaping @MainActor (UIViewController?, FocusChange) -> Void
  ) {
    sampling.check()
    self.policy = policy
    self.group = group
    self.sampling = sampling
    self.time = time
    self.handler = handler
  }

  public func makeCoordinator() -> Coordinator {
    Coordinator()
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
    context.coordinator.monitor = FocusMonitor(
      viewController, attachment: context.coordinator, policy: policy, group: group, sampling: sampling,
      time: time, handler: handler)
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.monitor?.appear()
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    // A behavior that leaves has its own word for it, in beforeDetaching.
    if !context.isDetaching { context.coordinator.monitor?.disappear() }
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    context.coordinator.monitor?.detach()
    context.coordinator.monitor = nil
  }
}

extension FocusBehavior where ViewController == UIViewController {
  /// Makes a behavior for screens of any class.
  /// - Parameters:
  ///   - policy: what takes the user's attention from the screen.
  ///   - group: those of whom only the most recently used has focus; nil for a screen that has it by itself.
  ///   - sampling: how the screen is looked at between the events that UIKit announces.
  ///   - time: the clocks and timers to use.
  ///   - handler: told each change, also that the screen was released while it had focus.
  public init(
    policy: FocusPolicy = .attention, in group: FocusGroup? = nil, sampling: FocusSampling = .standard,
    time: LifecycleTime = .current, _ handler: @escaping @MainActor (FocusChange) -> Void
  ) {
    self.init(policy: policy, in: group, sampling: sampling, time: time, telling: { _, change in handler(change) })
  }
}

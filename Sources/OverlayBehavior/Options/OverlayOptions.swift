import LifecycleBehaviors
import UIKit

/// The level of an overlay's windows, its transition, how its condition is checked, and what is called.
///
/// ```swift
/// var options = OverlayOptions(priority: .high, staysWhenUnreadable: true)
/// options.transition = .none
/// options.eventHandler = { event in print("lock \(event)") }
/// ```
///
/// ## Topics
///
/// ### Order
///
/// - ``priority``
/// - ``windowLevel``
///
/// ### Appearing and disappearing
///
/// - ``transition``
///
/// ### Reading the condition
///
/// - ``checkInterval``
/// - ``failureLimit``
/// - ``staysWhenUnreadable``
///
/// ### Events
///
/// - ``eventHandler``
///
/// ### Creating
///
/// - ``init(windowLevel:priority:transition:checkInterval:failureLimit:staysWhenUnreadable:eventHandler:)``
public struct OverlayOptions: Sendable {
  /// The level of the overlay's windows; one above `UIWindow.Level.alert` by default.
  /// - Precondition: finite, and above `UIWindow.Level.alert`.
  public var windowLevel: UIWindow.Level {
    didSet { Self.check(windowLevel: windowLevel) }
  }

  /// Decides which overlay is shown where several are requested.
  public var priority: OverlayPriority

  /// How the overlay appears and disappears.
  public var transition: OverlayTransition

  /// The seconds from one check of the condition to the next, without any signal of a change. 5 by default. The first may come
  /// up to half of that earlier, together with the check of another overlay. A condition created
  /// with `isCheckedWhileHidden: false` is checked only while the overlay is requested. It has no effect without a condition.
  /// - Precondition: finite, and at least 0.01.
  public var checkInterval: TimeInterval {
    didSet { Self.check(checkInterval: checkInterval) }
  }

  /// How many checks in a row must fail before the overlay is hidden, or kept: see ``staysWhenUnreadable``. 3 by
  /// default. It has no effect without a condition.
  /// - Precondition: positive.
  public var failureLimit: Int {
    didSet { Self.check(failureLimit: failureLimit) }
  }

  /// Whether the overlay stays as it is when its condition cannot be read any more, until the condition can be read or
  /// the app hides the overlay. Write true where the content below must not be shown by mistake, such as in a locked
  /// app. It has no effect without a condition.
  ///
  /// False by default: the overlay is hidden, so that no error locks the user out, and is shown again when the
  /// condition can be read and holds. In both cases an ``OverlayEvent/unreadable(failedChecks:error:)`` and a
  /// `LifecycleIssue` are reported.
  public var staysWhenUnreadable: Bool

  /// Called with what happens to the overlay, on the main thread. Nil by default.
  public var eventHandler: (@MainActor @Sendable (OverlayEvent) -> Void)?

  /// Creates options. A value that is left out has its default.
  ///
  /// - Precondition: each value is as its property's documentation says; a property that is set later is checked too.
  public init(
    windowLevel: UIWindow.Level = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1),
    priority: OverlayPriority = .normal, transition: OverlayTransition = .fadeAndScale,
    checkInterval: TimeInterval = 5, failureLimit: Int = 3, staysWhenUnreadable: Bool = false,
    eventHandler: (@MainActor @Sendable (OverlayEvent) -> Void)? = nil
  ) {
    Self.check(windowLevel: windowLevel)
    Self.check(checkInterval: checkInterval)
    Self.check(failureLimit: failureLimit)
    self.windowLevel = windowLevel
    self.priority = priority
    self.transition = transition
    self.checkInterval = checkInterval
    self.failureLimit = failureLimit
    self.staysWhenUnreadable = staysWhenUnreadable
    self.eventHandler = eventHandler
  }
}

// MARK: Preconditions

extension OverlayOptions {
  private static func check(windowLevel level: UIWindow.Level) {
    let alert = UIWindow.Level.alert.rawValue
    precondition(
      level.rawValue > alert && level.rawValue.isFinite,
      """
      OverlayOptions.windowLevel must be finite and above UIWindow.Level.alert (\(alert)), got \(level.rawValue). \
      Write UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1), the default.
      """)
  }

  private static func check(checkInterval: TimeInterval) {
    precondition(
      checkInterval >= 0.01 && checkInterval.isFinite,
      """
      OverlayOptions.checkInterval must be a finite number of seconds, 0.01 or more, got \(checkInterval). Write 5, the \
      default, and call setNeedsCheck() when the condition should be read at once.
      """)
  }

  private static func check(failureLimit: Int) {
    precondition(
      failureLimit > 0,
      """
      OverlayOptions.failureLimit must be positive, got \(failureLimit). Write 1 to hide or keep the overlay at the \
      first failed check.
      """)
  }
}

import LifecycleBehaviors
import UIKit

/// Where an overlay stands, how it comes and goes, how its condition is watched, and what is called.
public struct OverlayConfiguration: Sendable {
  /// The level of the overlay's windows; one above `UIWindow.Level.alert` by default.
  /// - Precondition: finite, and above `UIWindow.Level.alert`.
  public var windowLevel: UIWindow.Level {
    didSet { Self.check(windowLevel: windowLevel) }
  }

  /// Which overlay comes first where several are wanted.
  public var priority: OverlayPriority

  /// How the overlay comes and goes.
  public var transition: OverlayTransition

  /// Seconds after which the condition is checked again, even if nothing signals a change: always, or only while the
  /// overlay is wanted, as the ``OverlayCondition`` says. 5 by default. It has no effect without a condition.
  /// - Precondition: finite, and at least 0.01.
  public var checkInterval: TimeInterval {
    didSet { Self.check(checkInterval: checkInterval) }
  }

  /// How many checks in a row must fail before the overlay is lifted, or kept: see ``staysWhenUnreadable``. 3 by
  /// default. It has no effect without a condition.
  /// - Precondition: positive.
  public var failureLimit: Int {
    didSet { Self.check(failureLimit: failureLimit) }
  }

  /// Whether the overlay stays as it is when its condition cannot be read any more, until the condition can be read or
  /// the app hides it. For what must not be shown by mistake, such as a locked app. It has no effect without a condition.
  ///
  /// False by default: it is hidden, so that no error locks the user out, and comes back when the condition can be read
  /// and holds. In both cases an ``OverlayEvent/unreadable(failedChecks:error:)`` is delivered and a `LifecycleIssue` is
  /// reported.
  public var staysWhenUnreadable: Bool

  /// Whether the field that was being edited under the overlay is edited again when the overlay is gone, should it have
  /// stopped meanwhile. True by default.
  public var restoresFirstResponder: Bool

  /// The clocks and timers to use; nil for `LifecycleTime.current` at the time when the overlay is made. Nil by
  /// default.
  public var time: LifecycleTime?

  /// Called with what happens to the overlay, on the main thread. Nil by default.
  public var eventHandler: (@MainActor @Sendable (OverlayEvent) -> Void)?

  /// Makes a configuration; what is left out has its default.
  ///
  /// - Precondition: each value is as its property's documentation says; a property that is set later is checked too.
  public init(
    windowLevel: UIWindow.Level = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1),
    priority: OverlayPriority = .normal, transition: OverlayTransition = .fadeAndScale,
    checkInterval: TimeInterval = 5, failureLimit: Int = 3, staysWhenUnreadable: Bool = false,
    restoresFirstResponder: Bool = true, time: LifecycleTime? = nil,
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
    self.restoresFirstResponder = restoresFirstResponder
    self.time = time
    self.eventHandler = eventHandler
  }
}

// MARK: What a value must be

extension OverlayConfiguration {
  private static func check(windowLevel level: UIWindow.Level) {
    let alert = UIWindow.Level.alert.rawValue
    precondition(
      level.rawValue > alert && level.rawValue.isFinite,
      """
      OverlayConfiguration.windowLevel must be finite and above UIWindow.Level.alert (\(alert)), got \(level.rawValue). \
      Write UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1), the default.
      """)
  }

  private static func check(checkInterval: TimeInterval) {
    precondition(
      checkInterval >= 0.01 && checkInterval.isFinite,
      """
      OverlayConfiguration.checkInterval must be finite seconds from 0.01 up, got \(checkInterval). Write 5, the default, \
      and call setNeedsCheck() where an answer is needed at once.
      """)
  }

  private static func check(failureLimit: Int) {
    precondition(
      failureLimit > 0,
      """
      OverlayConfiguration.failureLimit must be positive, got \(failureLimit). Write 1 to lift or keep the overlay at the \
      first failed check.
      """)
  }
}

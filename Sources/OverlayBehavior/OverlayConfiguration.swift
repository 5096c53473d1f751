import UIKit

/// Where an overlay stands, how it comes and goes, and how its condition is watched.
public struct OverlayConfiguration: Sendable {
  /// The level of the overlay's windows; above `UIWindow.Level.alert`. One above it by default.
  public var windowLevel: UIWindow.Level

  /// Which overlay comes first where several are wanted.
  public var priority: OverlayPriority

  /// How the overlay comes and goes.
  public var transition: OverlayTransition

  /// Seconds after which the condition is checked again while the overlay is wanted, even if nothing signals a change.
  /// Positive; 5 by default.
  public var checkInterval: TimeInterval

  /// How many checks in a row must fail before ``failurePolicy`` is applied. Positive; 3 by default.
  public var failureLimit: Int

  /// What becomes of the overlay when its condition cannot be read.
  public var failurePolicy: OverlayFailurePolicy

  /// Whether the field that was being edited under the overlay is edited again when the overlay is gone, should it have
  /// stopped meanwhile. True by default.
  public var restoresFirstResponder: Bool

  /// Makes a configuration; what is left out has its default.
  ///
  /// What must hold of a value is checked when an overlay is made with it.
  public init(
    windowLevel: UIWindow.Level = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1),
    priority: OverlayPriority = .normal, transition: OverlayTransition = .fadeAndScale,
    checkInterval: TimeInterval = 5, failureLimit: Int = 3, failurePolicy: OverlayFailurePolicy = .lift,
    restoresFirstResponder: Bool = true
  ) {
    self.windowLevel = windowLevel
    self.priority = priority
    self.transition = transition
    self.checkInterval = checkInterval
    self.failureLimit = failureLimit
    self.failurePolicy = failurePolicy
    self.restoresFirstResponder = restoresFirstResponder
  }

  func checkValues() {
    precondition(
      windowLevel.rawValue > UIWindow.Level.alert.rawValue,
      "windowLevel must be above UIWindow.Level.alert (\(UIWindow.Level.alert.rawValue)), got \(windowLevel.rawValue)")
    precondition(
      checkInterval > 0 && checkInterval.isFinite, "checkInterval must be positive seconds, got \(checkInterval)")
    precondition(failureLimit > 0, "failureLimit must be positive, got \(failureLimit)")
  }
}

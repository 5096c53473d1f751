import LifecycleBehaviors
import UIKit

/// The level of an overlay's windows, the order of overlays, the transition, and what is called.
///
/// ```swift
/// var options = OverlayOptions(priority: .high)
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
/// ### Events
///
/// - ``eventHandler``
///
/// ### Creating
///
/// - ``init(windowLevel:priority:transition:eventHandler:)``
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

  /// Called with what happens to the overlay, on the main thread. Nil by default.
  public var eventHandler: (@MainActor @Sendable (OverlayEvent) -> Void)?

  /// Creates options. A value that is left out has its default.
  ///
  /// - Precondition: each value is as its property's documentation says; a property that is set later is checked too.
  public init(
    windowLevel: UIWindow.Level = UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1),
    priority: OverlayPriority = .normal, transition: OverlayTransition = .fadeAndScale,
    eventHandler: (@MainActor @Sendable (OverlayEvent) -> Void)? = nil
  ) {
    Self.check(windowLevel: windowLevel)
    self.windowLevel = windowLevel
    self.priority = priority
    self.transition = transition
    self.eventHandler = eventHandler
  }
}

// MARK: What a value must be

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
}

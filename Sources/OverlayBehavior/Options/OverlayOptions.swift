import LifecycleBehaviors
import UIKit

/// The window level of an overlay, its priority over other overlays, its transition, and the closure for its events.
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
/// ### Creating options
///
/// - ``init(windowLevel:priority:transition:eventHandler:)``
public struct OverlayOptions: Sendable {
  /// The level of the overlay's windows. By default, one above `UIWindow.Level.alert`.
  /// - Precondition: finite, and above `UIWindow.Level.alert`.
  public var windowLevel: UIWindow.Level {
    didSet { Self.check(windowLevel: windowLevel) }
  }

  /// Decides which overlay is shown if several are requested in the same scene.
  public var priority: OverlayPriority

  /// How the overlay appears and disappears.
  public var transition: OverlayTransition

  /// Called on the main thread with each event of the overlay. Nil by default.
  public var eventHandler: (@MainActor @Sendable (OverlayEvent) -> Void)?

  /// Creates options. Values that you leave out have their defaults.
  /// - Parameters:
  ///   - windowLevel: the level of the overlay's windows.
  ///   - priority: decides which overlay is shown if several are requested in the same scene.
  ///   - transition: how the overlay appears and disappears.
  ///   - eventHandler: called on the main thread with each event of the overlay. The overlay retains the closure.
  /// - Precondition: `windowLevel` is finite, and above `UIWindow.Level.alert`. A level that is set later is checked, too.
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

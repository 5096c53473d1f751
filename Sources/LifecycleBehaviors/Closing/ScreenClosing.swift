import UIKit

/// How a screen closed: it was popped, dismissed, replaced, removed, or its window was closed.
///
/// ```swift
/// func afterClosing(_ closing: ScreenClosing) {
///   if closing.reason == .dismissed, closing.isInteractive { log("dragged down") }
/// }
/// ```
///
/// UIKit says that a screen disappears, not whether it comes back. The framework reads the containers instead: while the chain
/// of a screen's parents and presenters ends in a window, the screen is in place, even if it is covered, in another tab or in
/// a hidden window. It is closed when, after all transitions, the chain no longer ends in a window. See
/// <doc:HowAScreenGoes>.
///
/// `ScreenClosing` isn't `Equatable`: compare the ``reason-swift.property``, or the screens with `===` while they exist.
///
/// ## Topics
///
/// ### How it was closed
///
/// - ``reason-swift.property``
/// - ``Reason-swift.struct``
/// - ``isInteractive``
///
/// ### The screen
///
/// - ``screen``
/// - ``hadAppeared``
/// - ``opening``
///
/// ### In a test
///
/// - ``init(_:isInteractive:hadAppeared:opening:screen:)``
public struct ScreenClosing: Sendable {
  /// How the screen, or the container or presented controller around it, was closed.
  ///
  /// Later versions may have more reasons, so a `switch` over them needs a `default`.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The name of the constant, such as `popped`, for logs and statistics.
    public let name: String

    public var description: String { name }

    /// The navigation controller returned to a screen below it: `popViewController`, the Back button, a swipe back.
    public static let popped = Self(name: "popped")
    /// The presented controller was dismissed, by code, by a drag, or with the controller that presented it.
    public static let dismissed = Self(name: "dismissed")
    /// Something new is in its place: another root view controller, another stack, another page, another column.
    public static let replaced = Self(name: "replaced")
    /// It was removed from its container, and nothing replaced it.
    public static let removed = Self(name: "removed")
    /// Its window was deallocated, lost its scene, or lost its root while hidden; or its scene was disconnected. Whether the
    /// scene will be restored is not known at that time.
    public static let windowClosed = Self(name: "windowClosed")
  }

  /// How the screen, or the outermost controller closed along with it, was closed. All screens of a navigation
  /// controller that was dismissed are ``Reason-swift.struct/dismissed``.
  public let reason: Reason

  /// Whether a gesture moved the screen away: a swipe back, a drag of a sheet. False for code, and for taps that UIKit reports
  /// in the same way: on Back, outside a popover, or on a button of an alert.
  public let isInteractive: Bool

  /// Whether `afterAppearing` was reported in this visit. A screen that was put into a stack below its top may close unseen.
  public let hadAppeared: Bool

  /// How the screen was opened.
  public let opening: ScreenOpening

  private let reference: Weak<UIViewController>?

  /// The screen; nil if already deallocated, like the screens between the top and root of a stack that is popped to its root.
  @preconcurrency @MainActor public var screen: UIViewController? { reference?.object }

  /// Creates a value, for tests of code that takes one.
  /// - Parameters:
  ///   - reason: what happened.
  ///   - isInteractive: whether a gesture moved the screen away.
  ///   - hadAppeared: whether `afterAppearing` was reported in this visit.
  ///   - opening: how the screen had been opened.
  ///   - screen: the screen, to which the value holds a weak reference.
  public init(
    _ reason: Reason, isInteractive: Bool = false, hadAppeared: Bool = true,
    opening: ScreenOpening = ScreenOpening(.pushed), screen: UIViewController? = nil
  ) {
    self.reason = reason
    self.isInteractive = isInteractive
    self.hadAppeared = hadAppeared
    self.opening = opening
    reference = screen.map { Weak($0) }
  }
}

extension ScreenClosing: CustomStringConvertible {
  /// For a log: `"popped"`, `"dismissed by gesture"`, `"removed unseen"`.
  public var description: String {
    reason.name + (isInteractive ? " by gesture" : "") + (hadAppeared ? "" : " unseen")
  }
}

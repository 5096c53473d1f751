import UIKit

/// How a screen was closed: popped, dismissed, replaced, removed, or with its window.
///
/// ```swift
/// func afterClosing(_ closing: ScreenClosing) {
///   if closing.reason == .dismissed, closing.isInteractive { log("dragged down") }
/// }
/// ```
///
/// UIKit reports that a screen disappears, but not whether the screen comes back. The framework reads the containers instead.
/// While the chain of a screen's parents and presenters ends in a window, the screen is open, even if it is covered, in another
/// tab or in a hidden window. The screen is closed when the chain no longer ends in a window after all transitions:
/// <doc:DetectingAClosing>.
///
/// `ScreenClosing` is not `Equatable`. Compare the ``reason-swift.property``, or compare the screens with `===` while they exist.
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

    /// The navigation controller returned to a screen below this one: `popViewController`, the Back button, a swipe back.
    public static let popped = Self(name: "popped")
    /// The presented controller was dismissed, by code, by a drag, or with the controller that presented it.
    public static let dismissed = Self(name: "dismissed")
    /// Something new took the screen's place: another root view controller, another stack, another page, another column.
    public static let replaced = Self(name: "replaced")
    /// The screen was removed from its container, and nothing replaced it.
    public static let removed = Self(name: "removed")
    /// The screen's window was deallocated, lost its scene, or lost its root while hidden, or the scene was disconnected. At
    /// that time it is not known whether the scene will be restored.
    public static let windowClosed = Self(name: "windowClosed")
  }

  /// How the screen, or the outermost controller that was closed with the screen, was closed. For example, if a navigation
  /// controller is dismissed, all its screens are ``Reason-swift.struct/dismissed``.
  public let reason: Reason

  /// Whether a gesture moved the screen away: a swipe back, or a drag of a sheet. False if code closed the screen. Also false
  /// after a tap on Back, outside a popover, or on a button of an alert, because UIKit does not distinguish these taps from code.
  public let isInteractive: Bool

  /// Whether the screen received `afterAppearing` between its opening and its closing. A screen that was put into a stack below
  /// the top may be closed unseen.
  public let hadAppeared: Bool

  /// How the screen was opened.
  public let opening: ScreenOpening

  private let reference: Weak<UIViewController>?

  /// The screen; nil if the screen has been deallocated. For example, the screens between the root and the top have usually
  /// been deallocated after a pop to the root. Main thread only.
  @preconcurrency @MainActor public var screen: UIViewController? { reference?.object }

  /// Creates a closing, for tests of code that receives one.
  /// - Parameters:
  ///   - reason: how the screen was closed.
  ///   - isInteractive: whether a gesture moved the screen away.
  ///   - hadAppeared: whether the screen received `afterAppearing` between its opening and its closing.
  ///   - opening: how the screen had been opened.
  ///   - screen: the screen, which is not retained.
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

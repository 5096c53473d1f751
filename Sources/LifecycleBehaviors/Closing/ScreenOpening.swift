import UIKit

/// How a screen was opened: as the root of a window, pushed, presented, or added to a container.
///
/// ```swift
/// if screenOpening?.reason == .presented { navigationItem.leftBarButtonItem = closeButton }
/// ```
///
/// If the app retains a closed screen and shows the screen again, the screen has a new opening.
///
/// ## Topics
///
/// ### How it was opened
///
/// - ``reason-swift.property``
/// - ``Reason-swift.struct``
/// - ``isFirst``
///
/// ### In a test
///
/// - ``init(_:isFirst:)``
public struct ScreenOpening: Equatable, Sendable {
  /// How the screen, or the container or presented controller around it, was opened.
  ///
  /// Later versions may have more reasons, so a `switch` over them needs a `default`.
  public struct Reason: Hashable, Sendable, CustomStringConvertible {
    /// The name of the constant, such as `pushed`, for logs and statistics.
    public let name: String

    public var description: String { name }

    /// As the root view controller of a window, or inside the root view controller.
    public static let root = Self(name: "root")
    /// Onto the stack of a navigation controller.
    public static let pushed = Self(name: "pushed")
    /// As a presented controller, or inside it: a sheet, a popover, a full-screen modal, a search.
    public static let presented = Self(name: "presented")
    /// As a tab, page, column or child of a container, or below the top of a stack.
    public static let added = Self(name: "added")
  }

  /// How the screen, or the outermost controller that was opened with the screen, was opened.
  public let reason: Reason

  /// Whether this is the screen's first opening. False if the screen was closed and is shown again.
  public let isFirst: Bool

  /// Creates an opening, for tests of code that receives one.
  /// - Parameters:
  ///   - reason: how the screen was opened.
  ///   - isFirst: whether this is the screen's first opening.
  public init(_ reason: Reason, isFirst: Bool = true) {
    self.reason = reason
    self.isFirst = isFirst
  }
}

extension ScreenOpening: CustomStringConvertible {
  /// For a log: `"pushed"`, `"presented again"`.
  public var description: String { reason.name + (isFirst ? "" : " again") }
}

// Declared on the protocol, because a member in a class extension would prevent subclasses from declaring one of the same name.
@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// How this screen was opened; nil while the screen is not open, and before the first `addBehaviors`.
  ///
  /// ```swift
  /// if screenOpening?.reason == .presented { navigationItem.leftBarButtonItem = closeButton }
  /// ```
  ///
  /// The value is available from `beforeAppearing` or from the end of the run-loop iteration in which the screen was added to its
  /// container, whichever is earlier, until the screen is closed: <doc:DetectingAClosing>.
  ///
  /// Main thread only: a read from another thread stops the app.
  @preconcurrency
  public var screenOpening: ScreenOpening? {
    MainThread.require()
    return hiddenChild?.host.visit.opening
  }
}

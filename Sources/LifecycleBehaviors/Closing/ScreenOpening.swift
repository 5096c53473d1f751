import UIKit

/// How a screen was opened: as the root of a window, pushed, presented, or added to a container.
///
/// ```swift
/// if screenOpening?.reason == .presented { navigationItem.leftBarButtonItem = closeButton }
/// ```
///
/// A screen that the app retains and shows again after it was closed has a new opening.
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

    /// With the root view controller of a window.
    public static let root = Self(name: "root")
    /// On top of the stack of a navigation controller.
    public static let pushed = Self(name: "pushed")
    /// With a presented controller: a sheet, a popover, a full-screen modal, a search.
    public static let presented = Self(name: "presented")
    /// As a tab, page, column or child of a container, or in a stack below its top.
    public static let added = Self(name: "added")
  }

  /// How the screen, or the outermost controller opened along with it, was opened.
  public let reason: Reason

  /// Whether this is the screen's first opening. False for one that was closed and is shown again.
  public let isFirst: Bool

  /// Creates a value, for tests of code that takes one.
  /// - Parameters:
  ///   - reason: what happened.
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
  /// How this screen was opened; nil while it is not in place, and on a screen without behaviors.
  ///
  /// ```swift
  /// if screenOpening?.reason == .presented { navigationItem.leftBarButtonItem = closeButton }
  /// ```
  ///
  /// It is set from `beforeAppearing`, or the end of the run-loop iteration in which the screen was added to its container,
  /// until the screen is closed.
  @preconcurrency
  public var screenOpening: ScreenOpening? {
    MainThread.require()
    return hiddenChild?.host.visit.opening
  }
}

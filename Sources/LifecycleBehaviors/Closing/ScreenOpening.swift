/// How a screen came: as the root of a window, pushed, presented, or added to a container.
///
/// ```swift
/// if opening?.reason == .presented { navigationItem.leftBarButtonItem = closeButton }
/// ```
///
/// A screen that is kept and shown again after it was closed comes again: it has a new opening.
///
/// ## Topics
///
/// ### How it came
///
/// - ``reason-swift.property``
/// - ``Reason-swift.struct``
/// - ``isFirst``
///
/// ### In a test
///
/// - ``init(_:isFirst:)``
public struct ScreenOpening: Hashable, Sendable {
  /// What happened to the screen, or to the container or presented controller that brought it along.
  ///
  /// More reasons may be added: write a `default` where you switch over them.
  public struct Reason: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The reason's name, for logs and statistics: `"pushed"`.
    public let rawValue: String

    /// Makes a reason from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// With the root view controller of a window.
    public static let root = Reason(rawValue: "root")
    /// On top of the stack of a navigation controller.
    public static let pushed = Reason(rawValue: "pushed")
    /// With a presented controller: a sheet, a popover, a full-screen modal, a search.
    public static let presented = Reason(rawValue: "presented")
    /// To a container: a tab, a page, a column, a child, a screen in a stack below its top.
    public static let added = Reason(rawValue: "added")

    public var description: String { rawValue }
  }

  /// What happened to the outermost controller that came with the screen.
  public let reason: Reason

  /// Whether the screen comes for the first time. False for one that was closed, kept, and is shown again.
  public let isFirst: Bool

  /// Makes a value, for tests of code that takes one.
  /// - Parameters:
  ///   - reason: what happened.
  ///   - isFirst: whether the screen comes for the first time.
  public init(_ reason: Reason, isFirst: Bool = true) {
    self.reason = reason
    self.isFirst = isFirst
  }
}

extension ScreenOpening: CustomStringConvertible {
  /// For a log: `"pushed"`, `"presented again"`.
  public var description: String { reason.rawValue + (isFirst ? "" : " again") }
}

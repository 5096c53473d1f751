import Foundation

/// A change that a screen's ``FocusBehavior`` reports: the screen has gained or lost the user's attention, or is without it
/// for another reason or cover than before.
///
/// ```swift
/// FocusBehavior { change in
///   if !change.hasFocus, !change.isReasonChange { print("focused for \(change.previousDuration) s") }
/// }
/// ```
///
/// ## Topics
///
/// ### Gain or loss, and why
///
/// - ``hasFocus``
/// - ``reason``
/// - ``cover``
/// - ``previousReason``
/// - ``isReasonChange``
///
/// ### When
///
/// - ``timestamp``
///
/// ### How long the state before it lasted
///
/// - ``previousDuration``
/// - ``previousSuspended``
///
/// ### Since the behavior was attached
///
/// - ``totalFocused``
/// - ``totalUnfocused``
/// - ``totalSuspended``
/// - ``totalVisible``
///
/// ### In a log
///
/// - ``description``
///
/// ### For tests
///
/// - ``init(hasFocus:reason:cover:previousReason:timestamp:previousDuration:previousSuspended:totalFocused:totalUnfocused:totalSuspended:totalVisible:isReasonChange:)``
public struct FocusChange: Equatable, Sendable {
  /// Whether the screen has the user's attention now.
  public let hasFocus: Bool

  /// Why the screen gained or lost it. See ``FocusReason``.
  public let reason: FocusReason

  /// The cover that took the focus, for the reasons ``FocusReason/covered``, ``FocusReason/alert`` and
  /// ``FocusReason/windowNotKey``: a presented controller, or the window that is key instead of the screen's own. Nil for a
  /// gain.
  ///
  /// ```swift
  /// FocusBehavior { change in
  ///   if change.cover?.kind == .sheet { print("a sheet is over the screen") }
  /// }
  /// ```
  public let cover: FocusCover?

  /// The reason of the state before.
  public let previousReason: FocusReason

  /// When the change was noticed: seconds of uptime, the time base of `CACurrentMediaTime()`.
  public let timestamp: TimeInterval

  /// How long the state before lasted while the process ran, in seconds of continuous time. When only the reason
  /// changed, how long the screen had been without focus for the reason before.
  public let previousDuration: TimeInterval

  /// How long the process was suspended during the state before, in seconds, which ``previousDuration`` leaves out. Counted
  /// where something knows about suspensions, such as SuspendBehavior; 0 otherwise.
  public let previousSuspended: TimeInterval

  /// How long the screen has had focus since the behavior was attached, in seconds of continuous time. Together with
  /// ``totalUnfocused`` and ``totalSuspended`` it is the whole time since then.
  public let totalFocused: TimeInterval

  /// How long the screen has been without focus since the behavior was attached while the process ran, in seconds of
  /// continuous time.
  public let totalUnfocused: TimeInterval

  /// How long the process has been suspended since the behavior was attached, in seconds of continuous time.
  public let totalSuspended: TimeInterval

  /// How long the screen could be seen since the behavior was attached, with focus or without: between appearing and
  /// disappearing, in a visible window, while neither app nor scene was in the background. Seconds of continuous time.
  public let totalVisible: TimeInterval

  /// Whether only the reason is another one: the screen was without focus before and still is, as when an inactive app
  /// enters the background. ``hasFocus`` is false then. A handler that counts or toggles ignores such a change.
  public let isReasonChange: Bool

  /// Creates a value, for tests of code that takes one.
  ///
  /// ```swift
  /// let loss = FocusChange(hasFocus: false, reason: .appInactive, previousDuration: 5)
  /// ```
  /// - Parameters:
  ///   - hasFocus: whether the screen has the user's attention now.
  ///   - reason: why the screen gained or lost it.
  ///   - cover: what took the focus.
  ///   - previousReason: the reason of the state before.
  ///   - timestamp: when the change was noticed, in seconds of uptime.
  ///   - previousDuration: how long the state before lasted while the process ran, in seconds.
  ///   - previousSuspended: how long the process was suspended during the state before, in seconds.
  ///   - totalFocused: how long the screen has had focus, in seconds.
  ///   - totalUnfocused: how long it has been without focus while the process ran, in seconds.
  ///   - totalSuspended: how long the process has been suspended, in seconds.
  ///   - totalVisible: how long the screen could be seen, in seconds.
  ///   - isReasonChange: whether only the reason is another one; `hasFocus` is false then.
  public init(
    hasFocus: Bool, reason: FocusReason, cover: FocusCover? = nil, previousReason: FocusReason = .notAppeared,
    timestamp: TimeInterval = 0, previousDuration: TimeInterval = 0, previousSuspended: TimeInterval = 0,
    totalFocused: TimeInterval = 0, totalUnfocused: TimeInterval = 0, totalSuspended: TimeInterval = 0,
    totalVisible: TimeInterval = 0, isReasonChange: Bool = false
  ) {
    self.hasFocus = hasFocus
    self.reason = reason
    self.cover = cover
    self.previousReason = previousReason
    self.timestamp = timestamp
    self.previousDuration = previousDuration
    self.previousSuspended = previousSuspended
    self.totalFocused = totalFocused
    self.totalUnfocused = totalUnfocused
    self.totalSuspended = totalSuspended
    self.totalVisible = totalVisible
    self.isReasonChange = isReasonChange
  }
}

extension FocusChange: CustomStringConvertible {
  /// For a log: `"gained: appeared, after 0.5 s"`, `"lost: covered by sheet QueueViewController, after 5.0 s"`,
  /// `"still lost: appBackground, after 1.0 s"`; the seconds are ``previousDuration``.
  public var description: String {
    "\(event): \(reason.text(cover)), after \(String(format: "%.1f", previousDuration)) s"
  }

  /// `"gained"`, `"lost"`, or `"still lost"` for a change of the reason alone.
  var event: String { isReasonChange ? "still lost" : hasFocus ? "gained" : "lost" }
}

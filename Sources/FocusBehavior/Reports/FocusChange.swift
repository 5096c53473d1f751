import Foundation

/// A change that a ``FocusBehavior`` reports: the screen has gained or lost focus, or the reason or the cover has changed while
/// it has no focus.
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
/// ### Length of the previous state
///
/// - ``previousDuration``
/// - ``previousSuspended``
///
/// ### Totals since the behavior was attached
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
  /// Whether the screen has focus now.
  public let hasFocus: Bool

  /// Why the screen gained or lost focus.
  public let reason: FocusReason

  /// The cover that took focus: a presented controller, or the window that is key instead of the screen's window. Nil for a
  /// gain, and for every reason other than ``FocusReason/covered``, ``FocusReason/alert`` and ``FocusReason/windowNotKey``.
  ///
  /// ```swift
  /// FocusBehavior { change in
  ///   if change.cover?.kind == .sheet { print("a sheet is over the screen") }
  /// }
  /// ```
  public let cover: FocusCover?

  /// The reason of the previous state.
  public let previousReason: FocusReason

  /// When the change was noticed, in seconds of uptime, the time base of `CACurrentMediaTime()`.
  public let timestamp: TimeInterval

  /// How long the previous state lasted, without suspensions, in seconds of continuous time. If only the reason changed, this
  /// is the time for which the screen had no focus for the previous reason.
  public let previousDuration: TimeInterval

  /// How long the process was suspended during the previous state, in seconds. ``previousDuration`` leaves this time out.
  /// Suspensions are known only while a module detects them, such as SuspendBehavior; otherwise 0.
  public let previousSuspended: TimeInterval

  /// How long the screen has had focus since the behavior was attached, in seconds of continuous time. ``totalFocused``,
  /// ``totalUnfocused`` and ``totalSuspended`` add up to the whole time since then.
  public let totalFocused: TimeInterval

  /// How long the screen has had no focus since the behavior was attached, without suspensions, in seconds of continuous time.
  public let totalUnfocused: TimeInterval

  /// How long the process has been suspended since the behavior was attached, in seconds of continuous time.
  public let totalSuspended: TimeInterval

  /// How long the screen has been visible since the behavior was attached, with focus or without, in seconds of continuous
  /// time. A screen is visible between appearing and disappearing, in a visible window, while neither the app nor the scene is
  /// in the background.
  public let totalVisible: TimeInterval

  /// Whether only the reason or the cover has changed: the screen had no focus before, and still has none. For example, an
  /// inactive app enters the background. ``hasFocus`` is false then. In a closure that counts or toggles, ignore such a change.
  public let isReasonChange: Bool

  /// Creates a change, for tests of code that receives one.
  ///
  /// ```swift
  /// let loss = FocusChange(hasFocus: false, reason: .appInactive, previousDuration: 5)
  /// ```
  /// - Parameters:
  ///   - hasFocus: whether the screen has focus now.
  ///   - reason: why the screen gained or lost focus.
  ///   - cover: the cover that took focus.
  ///   - previousReason: the reason of the previous state.
  ///   - timestamp: when the change was noticed, in seconds of uptime.
  ///   - previousDuration: how long the previous state lasted, without suspensions, in seconds.
  ///   - previousSuspended: how long the process was suspended during the previous state, in seconds.
  ///   - totalFocused: how long the screen has had focus, in seconds.
  ///   - totalUnfocused: how long the screen has had no focus, without suspensions, in seconds.
  ///   - totalSuspended: how long the process has been suspended, in seconds.
  ///   - totalVisible: how long the screen has been visible, in seconds.
  ///   - isReasonChange: whether only the reason has changed; `hasFocus` is false then.
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

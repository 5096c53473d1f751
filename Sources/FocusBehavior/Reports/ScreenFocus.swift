import Foundation

/// Whether a screen has focus, why, and for how long.
///
/// ```swift
/// if let focus = screenFocus, focus.hasFocus { print("focused for \(focus.duration) s") }
/// ```
///
/// The value does not change while you store it. To learn the present focus, read `viewController.screenFocus` again.
///
/// ## Topics
///
/// ### The state and its reason
///
/// - ``hasFocus``
/// - ``reason``
/// - ``cover``
/// - ``timestamp``
/// - ``duration``
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
/// - ``init(hasFocus:reason:cover:timestamp:duration:totalFocused:totalUnfocused:totalSuspended:totalVisible:)``
public struct ScreenFocus: Equatable, Sendable {
  /// Whether the screen has focus.
  public let hasFocus: Bool

  /// Why the screen has focus, or why not.
  public let reason: FocusReason

  /// The cover that took focus; nil while the screen has focus, and for a reason without a cover.
  public let cover: FocusCover?

  /// When the screen gained or lost focus, in seconds of uptime, the time base of `CACurrentMediaTime()`. Before the first
  /// gain, this is the time at which the behavior was attached.
  public let timestamp: TimeInterval

  /// How long this state has lasted, without suspensions, in seconds of continuous time.
  public let duration: TimeInterval

  /// How long the screen has had focus since the behavior was attached, in seconds of continuous time.
  public let totalFocused: TimeInterval

  /// How long the screen has had no focus since the behavior was attached, without suspensions, in seconds of continuous time.
  public let totalUnfocused: TimeInterval

  /// How long the process has been suspended since the behavior was attached, in seconds of continuous time.
  public let totalSuspended: TimeInterval

  /// How long the screen has been visible since the behavior was attached, with focus or without, in seconds of continuous time.
  public let totalVisible: TimeInterval

  /// Creates a value, for tests of code that receives one.
  /// - Parameters:
  ///   - hasFocus: whether the screen has focus.
  ///   - reason: why the screen has focus, or why not.
  ///   - cover: the cover that took focus.
  ///   - timestamp: when the screen gained or lost focus, in seconds of uptime.
  ///   - duration: how long this state has lasted, without suspensions, in seconds.
  ///   - totalFocused: how long the screen has had focus, in seconds.
  ///   - totalUnfocused: how long the screen has had no focus, without suspensions, in seconds.
  ///   - totalSuspended: how long the process has been suspended, in seconds.
  ///   - totalVisible: how long the screen has been visible, in seconds.
  public init(
    hasFocus: Bool, reason: FocusReason, cover: FocusCover? = nil, timestamp: TimeInterval = 0,
    duration: TimeInterval = 0, totalFocused: TimeInterval = 0, totalUnfocused: TimeInterval = 0,
    totalSuspended: TimeInterval = 0, totalVisible: TimeInterval = 0
  ) {
    self.hasFocus = hasFocus
    self.reason = reason
    self.cover = cover
    self.timestamp = timestamp
    self.duration = duration
    self.totalFocused = totalFocused
    self.totalUnfocused = totalUnfocused
    self.totalSuspended = totalSuspended
    self.totalVisible = totalVisible
  }
}

extension ScreenFocus: CustomStringConvertible {
  /// For a log: `"focused: appeared, for 2.0 s"`, `"unfocused: covered by sheet QueueViewController, for 5.0 s"`; the
  /// seconds are ``duration``.
  public var description: String {
    "\(hasFocus ? "focused" : "unfocused"): \(reason.text(cover)), for \(String(format: "%.1f", duration)) s"
  }
}

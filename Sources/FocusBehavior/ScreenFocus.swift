import Foundation

/// Whether a screen has the user's attention at this moment, and for how long it has had it.
///
/// A value: it does not change while you hold it. Read `viewController.focus` again for the present one.
public struct ScreenFocus: Sendable {
  /// Whether the screen has the user's attention.
  public let hasFocus: Bool

  /// Why it has it, or why not.
  public let reason: FocusReason

  /// When the screen gained or lost it: seconds of uptime, the time base of `CACurrentMediaTime()`. Before the first
  /// gain, when the behavior was attached.
  public let timestamp: TimeInterval

  /// How long this has been so while the process ran, in seconds of continuous time.
  public let duration: TimeInterval

  /// How long the screen has had focus since the behavior was attached, in seconds of continuous time.
  public let totalFocused: TimeInterval

  /// How long the screen has been without focus since the behavior was attached while the process ran, in seconds of
  /// continuous time.
  public let totalUnfocused: TimeInterval

  /// For how long the process has been suspended since the behavior was attached, in seconds of continuous time.
  public let totalSuspended: TimeInterval

  /// How long the screen could be seen since the behavior was attached, attended to or not, in seconds of continuous
  /// time.
  public let totalVisible: TimeInterval
}

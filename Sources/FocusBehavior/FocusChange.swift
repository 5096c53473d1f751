import Foundation

/// A screen has gained or lost the user's attention, or has lost it for another reason than before.
public struct FocusChange: Sendable {
  /// Whether the screen has the user's attention now.
  public let hasFocus: Bool

  /// Why the screen gained or lost it. See ``FocusReason``.
  public let reason: FocusReason

  /// The reason of the state before.
  public let previousReason: FocusReason

  /// When the change was noticed: seconds of uptime, the time base of `CACurrentMediaTime()`.
  public let timestamp: TimeInterval

  /// How long the state before lasted while the process ran, in seconds of continuous time. When only the reason
  /// changed, how long the screen had been without focus for the reason before.
  public let previousDuration: TimeInterval

  /// For how long the process was suspended besides, in seconds: the state before lasted ``previousDuration`` and this
  /// much longer. Counted where something knows about suspensions, such as SuspendBehavior; 0 otherwise.
  public let previousSuspended: TimeInterval

  /// How long the screen has had focus since the behavior was attached, in seconds of continuous time. Together with
  /// ``totalUnfocused`` and ``totalSuspended`` it is the whole time since then.
  public let totalFocused: TimeInterval

  /// How long the screen has been without focus since the behavior was attached while the process ran, in seconds of
  /// continuous time.
  public let totalUnfocused: TimeInterval

  /// For how long the process has been suspended since the behavior was attached, in seconds of continuous time.
  public let totalSuspended: TimeInterval

  /// How long the screen could be seen since the behavior was attached, attended to or not: between appearing and
  /// disappearing, in a visible window, while neither app nor scene was in the background. Seconds of continuous time.
  public let totalVisible: TimeInterval

  /// The screen was without focus before and still is; only the reason is another one, as when an inactive app goes
  /// on into the background.
  public let isReasonChange: Bool
}

import Foundation

/// How long a wish is tried while its field has no view, no window, or refuses.
///
/// Waiting for the end of a transition, of a modal or of another interruption is not an attempt and has no limit.
public struct InputFocusRetries: Hashable, Sendable {
  /// How often a wish is tried in all.
  public let attempts: Int
  /// Seconds between two attempts, and between two looks at whether a modal is gone.
  public let interval: TimeInterval

  /// - Parameters:
  ///   - attempts: how often a wish is tried in all.
  ///   - interval: seconds between two attempts.
  /// - Precondition: `attempts` is positive; `interval` is finite and at least 0.01.
  public init(attempts: Int, interval: TimeInterval) {
    precondition(
      attempts > 0, "InputFocusRetries.attempts must be positive, got \(attempts). Write 1 for a single attempt.")
    precondition(
      interval >= 0.01 && interval.isFinite,
      "InputFocusRetries.interval must be finite seconds from 0.01 up, got \(interval). Write 0.1, as in .standard.")
    self.attempts = attempts
    self.interval = interval
  }

  /// Ten attempts in a second; 0.1 s is the limit up to which people take a reaction for immediate (Nielsen, Usability
  /// Engineering, 1993).
  public static let standard = InputFocusRetries(attempts: 10, interval: 0.1)
}

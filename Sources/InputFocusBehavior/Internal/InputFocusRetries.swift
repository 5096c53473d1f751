import Foundation

/// How long a request is tried while its field has no view, no window, or refuses.
struct InputFocusRetries {
  let attempts: Int
  /// Seconds between two attempts, and between two looks at whether a modal is gone.
  let interval: TimeInterval

  init(attempts: Int, interval: TimeInterval) {
    precondition(attempts > 0, "InputFocus.attempts must be positive, got \(attempts). Write 1 for a single attempt.")
    precondition(
      interval >= 0.01 && interval.isFinite,
      "InputFocus.retryInterval must be finite seconds from 0.01 up, got \(interval). Write 0.1, the default.")
    self.attempts = attempts
    self.interval = interval
  }
}

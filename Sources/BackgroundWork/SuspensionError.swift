/// Why work could not be done, or not to its end, before the process may be suspended.
///
/// ```swift
/// do {
///   try await BackgroundWork.withoutSuspension("send message") { try await outbox.send(message) }
/// } catch is SuspensionError {
///   outbox.keep(message)
/// }
/// ```
///
/// ## Topics
///
/// ### Errors
///
/// - ``tooLate``
/// - ``timeUp(running:)``
///
/// ### In a log
///
/// - ``description``
public enum SuspensionError: Error, Hashable, Sendable {
  /// The work was not begun: the background time is over, the app is being terminated, or the system grants no background
  /// task. Keep what it would have done for the next time the app runs.
  case tooLate

  /// The background time was over before the work was done: it was cancelled, or ended with an error afterwards.
  ///
  /// `running` are the names of all work that was open when the time was over, in the order in which it began.
  case timeUp(running: [String])
}

extension SuspensionError: CustomStringConvertible {
  /// The error, as a sentence for a log.
  public var description: String {
    switch self {
    case .tooLate: "The work was not begun: the process may be suspended at any moment."
    case .timeUp(let running):
      "The background time was over before the work was done: \(running.joined(separator: ", "))."
    }
  }
}

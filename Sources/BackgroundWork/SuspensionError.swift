import Foundation

/// Why work was not done, or not completed, before the process may be suspended.
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
/// - ``errorDescription``
public enum SuspensionError: Error, Hashable, Sendable {
  /// The work was not begun, because the background time is over, the app is being terminated, or the system granted no
  /// background task. Do the work the next time that the app runs.
  case tooLate

  /// The background time was over before the work was done. The work was cancelled, or threw an error afterwards.
  ///
  /// `running` contains the names of all work that was open when the time was over, in the order in which the work began.
  case timeUp(running: [String])
}

extension SuspensionError: CustomStringConvertible, LocalizedError {
  /// The error, as a sentence for a log.
  public var description: String {
    switch self {
    case .tooLate: "The work was not begun, because the process may be suspended at any moment."
    case .timeUp(let running):
      "The background time was over before this work was done: \(running.joined(separator: ", "))."
    }
  }

  /// The same sentence, which `localizedDescription` returns.
  public var errorDescription: String? { description }
}

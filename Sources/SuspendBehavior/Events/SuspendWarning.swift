import Foundation

/// How close a suspension is.
///
/// ```swift
/// SuspendBehavior(.holdingBackgroundTask()) { [upload] event in
///   guard case .willSuspend(let warning) = event else { return }
///   switch warning {
///   case .imminent(let secondsLeft): upload.writeCheckpoint(within: secondsLeft)
///   case .expired: upload.cancel()
///   default: upload.saveQueue()
///   }
/// }
/// ```
///
/// ## Topics
///
/// ### In order of time
///
/// - ``possible``
/// - ``imminent(secondsLeft:)``
/// - ``expired``
///
/// ### In a log
///
/// - ``name``
/// - ``description``
public enum SuspendWarning: Hashable, Sendable {
  /// The app is in the background. The system suspends the app when no background task is left, unless something else keeps the
  /// process running, such as audio that is playing.
  ///
  /// Delivered inside `didEnterBackgroundNotification`. If the system resumes or launches the process in the background, the
  /// warning is delivered about two seconds later, unless the app has entered the foreground by then.
  ///
  /// This is always the first warning before a suspension, so an app that saves its data now needs no other warning. Only a
  /// subscriber that is added while the app is in the background may receive a later warning alone.
  case possible

  /// The background time is running out. The associated value is the number of seconds that are left, as the system estimates.
  /// Delivered at most once before each suspension or return to the foreground, and only if the system reports the remaining
  /// time: see ``SuspendOptions/imminence``.
  case imminent(secondsLeft: TimeInterval)

  /// The background time is over, and the expiration handler of the monitor's background task is running. Return immediately:
  /// the process is about to be suspended, or killed if another background task stays open. Delivered only if the task was held
  /// that long: see ``SuspendOptions/backgroundTime``.
  case expired

  /// The name of the case without its associated value, such as `"imminent"`.
  public var name: String {
    switch self {
    case .possible: "possible"
    case .imminent: "imminent"
    case .expired: "expired"
    }
  }
}

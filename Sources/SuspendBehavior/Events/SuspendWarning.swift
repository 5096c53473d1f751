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
/// ### From the first to the last
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
  /// The app is in the background; the system suspends it when no background task is left, or never if the app has a
  /// background mode. Delivered inside `didEnterBackgroundNotification`, and again after a suspension from which the
  /// process was woken in the background, when it has stayed there for two seconds.
  ///
  /// It is always the first warning before a suspension: an app that saves on it needs no other one. Only a
  /// subscriber that is added while the app is in the background may receive a later one alone.
  case possible

  /// The background time is running out: so many seconds are left, as the system estimates. Delivered at most once
  /// before each suspension or return, and only where the system reports the remaining time; see
  /// ``SuspendOptions/imminence``.
  case imminent(secondsLeft: TimeInterval)

  /// The background time is over: the expiration handler of the monitor's background task is running. Return at once;
  /// the process is suspended, or killed if another background task stays open. Delivered only when the task was held
  /// that long; see ``SuspendOptions/backgroundTime``.
  case expired

  /// The case's name, without its associated value: `"imminent"`.
  public var name: String {
    switch self {
    case .possible: "possible"
    case .imminent: "imminent"
    case .expired: "expired"
    }
  }
}

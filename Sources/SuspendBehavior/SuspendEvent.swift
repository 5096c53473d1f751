import Foundation

/// What is known about the suspension of this process.
public enum SuspendEvent: Hashable, Sendable {
  /// The process may be suspended. Save what must not be lost; told before the notification that announces it returns.
  case willSuspend(SuspendWarning)

  /// The process was suspended. Told when it runs again, since nothing runs while it is, and directly followed by
  /// ``didUnsuspend(_:)``.
  case didSuspend(Suspension)

  /// The process runs again, in the foreground or in the background.
  case didUnsuspend(Suspension)

  /// The app came back to the foreground after ``willSuspend(_:)`` without having been suspended.
  case averted
}

/// How close a suspension is.
public enum SuspendWarning: Hashable, Sendable {
  /// The app has entered the background; the system suspends it when no background task is left, or never.
  case possible

  /// The background time is running out: so many seconds are left. Told at most once per stay in the background.
  case imminent(secondsLeft: TimeInterval)

  /// The background time is over. Return soon: the process is suspended, or killed if a background task stays open.
  case expired

  /// The case's name, without what it carries: `"imminent"`.
  public var name: String {
    switch self {
    case .possible: "possible"
    case .imminent: "imminent"
    case .expired: "expired"
    }
  }
}

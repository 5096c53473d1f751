import Foundation

/// How the run of the app before this one ended, as far as its journal shows. Dates are those of the calendar clock.
///
/// ```swift
/// // At launch
/// switch SuspendMonitor.shared.keepJournal() {
/// case .terminatedWhileSuspended(let date, _): analytics.log("killed after suspension at \(date)")
/// case .terminatedInBackground: analytics.log("killed in the background")
/// default: break
/// }
/// ```
///
/// ## Topics
///
/// ### Ends
///
/// - ``terminatedWhileSuspended(at:lastSign:)``
/// - ``terminatedInBackground(lastSign:)``
/// - ``notInBackground``
/// - ``unknown``
///
/// ### In a log
///
/// - ``description``
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum SuspendPreviousRun: Hashable, Sendable {
  /// The run did not end in the background: there was none before, it was terminated with notice, or it ended in the
  /// foreground, by a crash or otherwise.
  case notInBackground

  /// The journal cannot be read, or its file contains something else.
  ///
  /// A device that has not been unlocked since it was started keeps the file shut, and an app can be launched in the
  /// background before that. Read ``SuspendMonitor/previousRun`` again, for example when
  /// `UIApplication.protectedDataDidBecomeAvailableNotification` is posted: each time the file is read again. It is not
  /// written over until it has been read.
  case unknown

  /// The process ended in the background while it ran: the monitor's background task was open, and the system suspends no
  /// process with an open task, or the app was launched again before the next sign of life was due.
  case terminatedInBackground(lastSign: Date)

  /// The process ended in the background after its signs of life had ceased, as a suspended process does when the system
  /// needs its memory. It was suspended `at` the date given, as far as is known, and not before `lastSign`.
  ///
  /// A process that was killed while another task or a background mode kept it running looks the same when the app is
  /// launched again later.
  case terminatedWhileSuspended(at: Date, lastSign: Date)
}

extension SuspendPreviousRun: CustomStringConvertible {
  /// How the run ended as a part of a sentence, for a log: `"terminated while suspended at 2026-01-31 12:00:00 +0000"`.
  public var description: String {
    switch self {
    case .notInBackground: "did not end in the background"
    case .unknown: "ended in an unknown way"
    case .terminatedInBackground(let lastSign): "terminated in the background after \(lastSign)"
    case .terminatedWhileSuspended(let date, _): "terminated while suspended at \(date)"
    }
  }
}

import Foundation

/// How the run of the app before this one ended, as far as its journal shows. Dates are those of the calendar clock.
public enum SuspendPreviousRun: Hashable, Sendable {
  /// The run did not end in the background: there was none before, it was terminated with notice, or it ended in the
  /// foreground, by a crash or otherwise.
  case notInBackground

  /// The journal cannot be read, or what stands in its file is not a journal.
  ///
  /// A device that has not been unlocked since it was started keeps the file shut, and an app can be launched in the
  /// background before that. Ask ``SuspendMonitor/previousRun`` again, for one when
  /// `UIApplication.protectedDataDidBecomeAvailableNotification` is posted: each time the file is read again. Until it has
  /// been read, nothing is written over it.
  case unknown

  /// The process ended in the background while it ran: the monitor's background task was open, and with one no process is
  /// suspended, or the app was launched again before the next sign of life was due.
  case terminatedInBackground(lastSign: Date)

  /// The process ended in the background after its signs of life had ceased, as a suspended one does that the system
  /// needs the memory of. It was suspended `at` the date given, as best known, and not before `lastSign`.
  ///
  /// A process that was killed while another task or a background mode kept it running looks the same when the app is
  /// launched again later.
  case terminatedWhileSuspended(at: Date, lastSign: Date)
}

extension SuspendPreviousRun {
  init(_ content: SuspendJournalContent, launchedAt launch: Date) {
    switch content {
    case .none: self = .notInBackground
    case .record(let record): self.init(record, launchedAt: launch)
    case .damaged, .foreign, .unreadable: self = .unknown
    }
  }

  /// - Parameters:
  ///   - record: the last one that the run before wrote.
  ///   - launch: when this run began.
  init(_ record: SuspendRecord, launchedAt launch: Date) {
    switch record.phase {
    case .foreground, .ended:
      self = .notInBackground
    case .background(let signs):
      // A clock that was set back says nothing about the time in between.
      let isWithinSigns = launch >= signs.last && launch <= signs.nextDue.addingTimeInterval(SuspendRecord.patience)
      self =
        signs.isHeld || isWithinSigns
        ? .terminatedInBackground(lastSign: signs.last)
        : .terminatedWhileSuspended(
          at: signs.last.addingTimeInterval(signs.nextDue.timeIntervalSince(signs.last) / 2), lastSign: signs.last)
    }
  }
}

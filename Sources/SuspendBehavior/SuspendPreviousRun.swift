import Foundation

/// How the run of the app before this one ended, as far as its journal tells. Dates are those of the calendar clock.
public enum SuspendPreviousRun: Hashable, Sendable {
  /// Nothing to report: there was no run before, it was told that it terminates, it ended in the foreground, or its
  /// journal cannot be read.
  case clean

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
  /// - Parameters:
  ///   - record: the last one that the run before wrote.
  ///   - launch: when this run began.
  init(_ record: SuspendRecord, launchedAt launch: Date) {
    switch record.phase {
    case .foreground, .ended:
      self = .clean
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

import Foundation

@testable import LifecycleReports

/// A run as a record shows it, and the launch after it: an app that was in use for ten minutes, and is launched again an hour
/// after its last sign.
struct RecordedRun {
  static let deviceStart: TimeInterval = 1_000_000
  /// The app entered the background 400 s before its last sign, and the next sign was due a second after it.
  static let background = RecordedRun(.background(entered: 5200, nextDue: 5601, hold: .nothing))

  var facts: LastRunFacts

  init(_ phase: RunRecord.Phase = .active) {
    let process = RunRecord.Process(bundle: "com.example.app", builds: "1.0 (1) 24A1", boot: "boot 1")
    let record = RunRecord(
      process: process, launch: .init(wall: Self.deviceStart + 5000, continuous: 5000), sign: 5600, phase: phase,
      isDevelopment: false, seen: .init(screen: "Player", state: "focused", since: 5588))
    facts = LastRunFacts(
      record: record, process: process, launch: .init(wall: Self.deviceStart + 9200, continuous: 9200))
  }

  /// The next launch comes so many seconds after the last sign.
  func launched(after seconds: TimeInterval) -> RecordedRun {
    changed {
      $0.launch = .init(wall: Self.deviceStart + 5600 + seconds, continuous: 5600 + seconds)
    }
  }

  /// The device was started so many seconds after the last sign, and the app a minute later.
  func restarted(after seconds: TimeInterval) -> RecordedRun {
    changed {
      $0.process.boot = "boot 2"
      $0.launch = .init(wall: Self.deviceStart + 5600 + seconds + 60, continuous: 60)
    }
  }

  /// The main thread was silent from then on; it was last sampled after so many seconds.
  func silent(from start: TimeInterval, for seconds: TimeInterval) -> RecordedRun {
    record { ($0.silence, $0.sign) = (.init(since: start, lastLook: start + seconds), max($0.sign, start + seconds)) }
  }

  func ended(_ end: RunRecord.End) -> RecordedRun { record { $0.end = end } }

  func crashReport(_ isThere: Bool) -> RecordedRun { changed { $0.hasCrashReport = isThere } }

  func record(_ change: (inout RunRecord) -> Void) -> RecordedRun {
    changed { change(&$0.record) }
  }

  func changed(_ change: (inout LastRunFacts) -> Void) -> RecordedRun {
    var run = self
    change(&run.facts)
    return run
  }

  var conclusion: LastRun { LastRun(facts) }
}

import Foundation

@testable import LifecycleReports

/// A run as a record shows it, and the launch after it: an app that was in use for ten minutes, and is launched again an hour
/// after its last sign.
struct RecordedRun {
  static let deviceStart: TimeInterval = 1_000_000

  var facts: LastRunCase

  init(_ phase: RunRecord.Phase = .active) {
    let process = RunRecord.Process(
      run: "A", identifier: 100, began: "5", bundle: "com.example.app", app: "1.0 (1)", system: "24A1", boot: "boot 1")
    let record = RunRecord(
      process: process, launch: .init(wall: Self.deviceStart + 5000, continuous: 5000), sign: 5600, phase: phase,
      wasActive: true,
      seen: .init(screen: "Player", state: "focused", since: 5588))
    var next = process
    next.run = "B"
    next.identifier = 200
    facts = LastRunCase(
      previous: record, process: next, launch: .init(wall: Self.deviceStart + 9200, continuous: 9200))
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

  func previous(_ change: (inout RunRecord) -> Void) -> RecordedRun {
    changed { change(&$0.previous) }
  }

  func changed(_ change: (inout LastRunCase) -> Void) -> RecordedRun {
    var run = self
    change(&run.facts)
    return run
  }

  var conclusion: LastRun { LastRunRules.conclude(.record(facts)) }

  /// How it ended, how sure that is, and what may have ended it.
  var verdict: String {
    let conclusion = conclusion
    return (["\(conclusion.end)", "\(conclusion.confidence)"] + conclusion.causes.map { "\($0)" }).joined(
      separator: " ")
  }
}

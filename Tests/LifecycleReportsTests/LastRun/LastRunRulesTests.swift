import Foundation
import TestSupport
import Testing

@testable import LifecycleReports

/// The table of what a run has left and how it ended. Each end is tried next to those that leave similar traces; the sources name
/// tools that were wrong there.
@Suite struct LastRunRulesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var end: LastRun.End
    var run: @Sendable () -> RecordedRun

    init(_ end: LastRun.End, _ name: String, _ run: @escaping @Sendable () -> RecordedRun) {
      testDescription = "\(end): \(name)"
      self.end = end
      self.run = run
    }
  }

  static let rows = saidByTheRun + hung + inBackground + inForeground

  static let saidByTheRun = [
    Row(.crashed, "noted") { RecordedRun().ended(.crashed) },
    Row(.crashed, "reported, in the foreground") { RecordedRun().crashReport(true) },
    Row(.crashed, "reported, in the background") { RecordedRun.background.crashReport(true) },
    Row(.crashed, "reported, while it finished") { RecordedRun().ended(.finished).crashReport(true) },
    Row(.crashed, "reported, while the main thread was silent") {
      RecordedRun().silent(from: 5590, for: 10).crashReport(true)
    },
    Row(.crashed, "reported, after the end of the recording") { RecordedRun().ended(.stopped).crashReport(true) },
    Row(.crashed, "noted, under a debugger") { RecordedRun().ended(.crashed).record { $0.isDevelopment = true } },
    Row(.finished, "active") { RecordedRun().ended(.finished) },
    Row(.finished, "inactive, in the app switcher") { RecordedRun(.inactive).ended(.finished) },
    Row(.finished, "in the background") { RecordedRun.background.ended(.finished) },
    Row(.finished, "under a debugger") { RecordedRun().ended(.finished).record { $0.isDevelopment = true } },
    Row(.finished, "while the main thread was silent") { RecordedRun().silent(from: 5590, for: 10).ended(.finished) },
    Row(.unknown, "the recording was ended") { RecordedRun().ended(.stopped).crashReport(false) },
    Row(.unknown, "the recording was ended in the background") { RecordedRun.background.ended(.stopped) },
    Row(.unknown, "a debugger, a simulator or a test; react-native 378, KSCrash 915, sentry-cocoa 1651") {
      RecordedRun().silent(from: 5590, for: 10).crashReport(false).record { $0.isDevelopment = true }
    },
  ]

  static let hung = [
    Row(.hung, "silent for 5 s; sentry-cocoa 1645: as out of memory") { RecordedRun().silent(from: 5595, for: 5) },
    Row(.unknown, "silent for less") { RecordedRun().silent(from: 5595.1, for: 4.9) },
    Row(.killedInForeground, "silent for less, no crash reported") {
      RecordedRun().silent(from: 5595.1, for: 4.9).crashReport(false)
    },
    Row(.hung, "no crash reported") { RecordedRun().silent(from: 5590, for: 10).crashReport(false) },
    Row(.hung, "in the launch") { RecordedRun(.launching).silent(from: 5500, for: 19) },
    Row(.hung, "while it leaves the foreground") { RecordedRun(.inactive).silent(from: 5590, for: 8) },
    Row(.hung, "and the user restarted the device") { RecordedRun().silent(from: 5590, for: 8).restarted(after: 60) },
    Row(.hung, "entering the background, from before it on") { entering.silent(from: 5599.5, for: 5) },
    Row(.hung, "entering the background, 15 s after it") { entering.silent(from: 5615, for: 9) },
    Row(.unknown, "in the background, later than 15 s after entering it") { entering.silent(from: 5615.1, for: 9) },
    Row(.killedInBackground, "in the background, later, held") { held.silent(from: 5615.1, for: 9) },
    Row(.killedInBackground, "entering the background, held, silent for less") { held.silent(from: 5601, for: 4) },
    Row(.hung, "entering the background, held") { held.silent(from: 5601, for: 9) },
  ]

  /// Its last sign is that it entered the background.
  static let entering = RecordedRun(.background(entered: 5600, nextDue: 5601, hold: .nothing))
  static let held = RecordedRun(.background(entered: 5600, nextDue: 5601, hold: .monitor))

  static let otherTask = RecordedRun(.background(entered: 5600, nextDue: 5601, hold: .otherTask))

  static let inBackground = [
    Row(.killedWhileSuspended, "a sign was due; neeva 3605: as ended by the user") { .background },
    Row(.killedWhileSuspended, "a sign was due just now") { RecordedRun.background.launched(after: 1.6) },
    Row(.killedInBackground, "no sign was due yet") { RecordedRun.background.launched(after: 1.4) },
    Row(.killedInBackground, "held") { held },
    Row(.killedInBackground, "held, relaunched at once") { held.launched(after: 0.1) },
    Row(.unknown, "another task was open at the last sign") { otherTask },
    Row(.killedInBackground, "another task was open, no sign was due yet") { otherTask.launched(after: 1.4) },
    Row(.killedWhileSuspended, "no crash reported; bugsnag 425 and 571: as out of memory") {
      RecordedRun.background.crashReport(false)
    },
    Row(.killedWhileSuspended, "and the app was updated") {
      RecordedRun.background.changed { $0.process.builds = "2.0 (9) 24A1" }
    },
    Row(.unknown, "the device was restarted soon") { RecordedRun.background.restarted(after: 120) },
    Row(.unknown, "held, the device was restarted soon") { held.restarted(after: 120) },
    Row(.killedWhileSuspended, "the device was restarted later") { RecordedRun.background.restarted(after: 3600) },
    Row(.killedInBackground, "held, the device was restarted later") { held.restarted(after: 3600) },
    Row(.unknown, "the device was restarted later, by a calendar that was set back") {
      RecordedRun.background.restarted(after: 3600).changed { $0.launch.wall -= 7200 }
    },
    Row(.killedWhileSuspended, "the calendar was set while the device ran on") {
      RecordedRun.background.changed { $0.launch.wall += 100_000 }
    },
    Row(.killedInBackground, "no sign was due yet, by the clock that cannot be set") {
      RecordedRun.background.launched(after: 1).changed { $0.launch.wall += 100_000 }
    },
  ]

  static let inForeground = [
    Row(.unknown, "active, no crash reporter; sentry-cocoa 2621") { RecordedRun() },
    Row(.killedInForeground, "active, no crash reported") { RecordedRun().crashReport(false) },
    Row(.unknown, "inactive; KSCrash 915: as a crash") { RecordedRun(.inactive).crashReport(false) },
    Row(.unknown, "launching; bugsnag 394: a background fetch, as in the foreground") {
      RecordedRun(.launching).crashReport(false)
    },
    Row(.unknown, "the app was updated; Facebook 2015, sentry-cocoa 5794: as out of memory") {
      RecordedRun().crashReport(false).changed { $0.process.builds = "2.0 (9) 24A1" }
    },
    Row(.unknown, "the system was updated") {
      RecordedRun().crashReport(false).changed { $0.process.builds = "1.0 (1) 25A1" }
    },
    Row(.unknown, "the device was restarted soon; sentry-cocoa 3352, bugsnag 545 and 882") {
      RecordedRun().crashReport(false).restarted(after: 40)
    },
    Row(.unknown, "the device was restarted later") { RecordedRun().crashReport(false).restarted(after: 7200) },
    Row(.killedInForeground, "the boot time drifts by 50 ms, without a name of the boot; firelock-ai kin 653") {
      unnamedBoot(RecordedRun().crashReport(false).changed { $0.launch.wall += 0.05 })
    },
    Row(.killedInForeground, "two starts of the device that seem 30 s apart") {
      unnamedBoot(RecordedRun().crashReport(false).changed { $0.launch.wall += 30 })
    },
    Row(.unknown, "two starts of the device that seem 31 s apart") {
      unnamedBoot(RecordedRun().crashReport(false).changed { $0.launch.wall += 31 })
    },
    Row(.unknown, "the clock that cannot be set runs back") {
      unnamedBoot(
        RecordedRun().crashReport(false).changed {
          $0.launch = .init(wall: RecordedRun.deviceStart + 60, continuous: 60)
        })
    },
  ]

  private static func unnamedBoot(_ run: RecordedRun) -> RecordedRun { run.changed { $0.process.boot = nil } }

  @Test("What a run has left decides how it ended", arguments: rows)
  func end(row: Row) {
    #expect(row.run().conclusion.end == row.end)
  }

  @Test(
    "Whatever a record says: no crash without a mark, no hang without a silence, no kill in the foreground without a crash reporter, and the screen is the record's"
  )
  func invariants() {
    var random = SeededGenerator(seed: 27)
    for _ in 0..<RandomBudget.amount(20_000) {
      let run = RecordedRun.random(using: &random)
      let (record, conclusion) = (run.facts.record, run.conclusion)
      switch conclusion.end {
      case .crashed: #expect(record.end == .crashed || run.facts.hasCrashReport == true)
      case .finished: #expect(record.end == .finished)
      case .hung: #expect(record.silence.map { $0.lastLook - $0.since >= 5 } == true)
      case .killedInForeground: #expect(record.phase == .active && run.facts.hasCrashReport == false)
      case .killedInBackground, .killedWhileSuspended:
        #expect(record.isInBackground)
      default: #expect(conclusion.end == .unknown)
      }
      #expect(conclusion.attention?.screen == record.seen.screen)
    }
  }

  @Test("The log line has the end, what was in front and for how long; without a record it has the end alone")
  func description() {
    let run = RecordedRun().silent(from: 5590, for: 10).conclusion
    #expect(run.description == "hung; on Player, focused for at least 12 s")
    #expect(run.launchDate == Date(timeIntervalSince1970: RecordedRun.deviceStart + 5000))
    #expect(run.lastSignDate == Date(timeIntervalSince1970: RecordedRun.deviceStart + 5600))
    #expect(
      RecordedRun.background.record { $0.seen = .init(.background, since: 5595) }.conclusion.description
        == "killedWhileSuspended; background for at least 5 s")
    #expect(LastRun(.unknown).description == "unknown")
  }
}

extension RecordedRun {
  static func random(using random: inout some RandomNumberGenerator) -> RecordedRun {
    let sign = 5600.0
    let phases: [RunRecord.Phase] = [
      .active, .inactive, .launching,
      .background(
        entered: sign - .random(in: 0...20, using: &random), nextDue: sign + .random(in: 1...10, using: &random),
        hold: [.nothing, .monitor, .otherTask].randomElement(using: &random)!),
    ]
    var run = RecordedRun(phases.randomElement(using: &random)!)
    if .random(using: &random) {
      run = run.restarted(after: .random(in: 0...300, using: &random))
    } else {
      run = run.launched(after: .random(in: 0...300, using: &random))
    }
    func sometimes(_ odds: Int, _ change: (inout LastRunFacts) -> Void) {
      if Int.random(in: 0..<odds, using: &random) == 0 { change(&run.facts) }
    }
    sometimes(8) { $0.record.end = .crashed }
    sometimes(4) { $0.record.end = .finished }
    sometimes(8) { $0.record.end = .stopped }
    sometimes(8) { $0.record.isDevelopment = true }
    sometimes(3) { $0.record.silence = .init(since: sign - 6, lastLook: sign - 1.5) }
    sometimes(4) { $0.record.silence = .init(since: sign - 9, lastLook: sign) }
    sometimes(3) { $0.hasCrashReport = true }
    sometimes(2) { $0.hasCrashReport = false }
    sometimes(5) { $0.process.builds = "2.0 25" }
    sometimes(5) { $0.launch.wall += 5000 }
    sometimes(5) { $0.launch.wall -= 50_000 }
    return run
  }
}

extension RunRecord {
  fileprivate var isInBackground: Bool {
    if case .background = phase { true } else { false }
  }
}

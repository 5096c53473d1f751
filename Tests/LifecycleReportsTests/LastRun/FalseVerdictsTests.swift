import Foundation
import Testing

@testable import LifecycleReports

/// What other tools have reported wrongly, by their own issues. The verdict that they gave must not be given.
@Suite struct FalseVerdictsTests {
  struct Report: CustomTestStringConvertible, Sendable {
    var source: String
    var wrong: LastRun.End
    var run: @Sendable () -> RecordedRun

    var testDescription: String { source }
  }

  static let reports: [Report] = [
    Report(source: "sentry-cocoa 1645: a hang that the user ended, as out of memory", wrong: .outOfMemory) {
      RecordedRun().previous { $0.silence = .init(since: 5590, lastLook: 5600) }
    },
    Report(source: "sentry-cocoa 3193, bugsnag 1867: a test machine's kill, as out of memory", wrong: .outOfMemory) {
      RecordedRun().changed { $0.hasCrashReport = false }
    },
    Report(source: "sentry-cocoa 5794: an updater, as out of memory", wrong: .outOfMemory) {
      RecordedRun().changed { $0.process.app = "1.1 (2)" }.launched(after: 5)
    },
    Report(source: "sentry-cocoa 1651: unit tests, as out of memory", wrong: .outOfMemory) {
      RecordedRun().previous { ($0.development, $0.strain.memoryWarning) = ("a test", 5599) }
    },
    Report(source: "sentry-cocoa 3352, bugsnag 545 and 882: a restart, as out of memory", wrong: .outOfMemory) {
      RecordedRun().previous { $0.strain.memoryWarning = 5599 }.restarted(after: 40)
    },
    Report(source: "bugsnag 394: a background fetch, taken for the foreground", wrong: .outOfMemory) {
      RecordedRun(.launching).previous { $0.strain.memoryWarning = 5599 }
    },
    Report(source: "bugsnag 1248: a prewarmed process, read as active", wrong: .killed) {
      RecordedRun(.launching).changed { $0.hasCrashReport = false }
    },
    Report(source: "bugsnag 425 and 571: a kill in the background, as out of memory", wrong: .outOfMemory) {
      RecordedRun(.background(nextDue: 5601, isHeld: false)).previous { $0.strain.memoryWarning = 5599 }
    },
    Report(source: "react-native 378, KSCrash 915: Xcode's stop, as a crash", wrong: .crashed) {
      RecordedRun().previous { $0.development = "a debugger" }
    },
    Report(source: "KSCrash 915: killed while inactive, as a crash", wrong: .crashed) {
      RecordedRun(.inactive(since: 5590))
    },
    Report(source: "bugsnag 1687: an app of 70 MB, as out of memory", wrong: .outOfMemory) {
      RecordedRun().previous { $0.strain.memoryLeft = 0.95 }
    },
    Report(source: "sentry-cocoa 1487: a second start of the SDK, as a kill", wrong: .killed) {
      RecordedRun().changed { ($0.process.run, $0.hasCrashReport) = ("A", false) }
    },
    Report(source: "neeva 3605: a suspended app, as ended by the user", wrong: .notified) {
      RecordedRun(.background(nextDue: 5601, isHeld: false))
    },
    Report(source: "firelock-ai kin 653: the boot time drifts by 50 ms, as a restart", wrong: .restarted) {
      RecordedRun().changed { ($0.process.boot, $0.launch.wall) = (nil, $0.launch.wall + 0.05) }.launched(after: 1)
    },
    Report(source: "Facebook 2015: an upgrade of the app was forgotten, as out of memory", wrong: .outOfMemory) {
      RecordedRun().changed { $0.process.app = "2.0 (9)" }.launched(after: 60)
    },
  ]

  @Test("The wrong verdict is not given", arguments: reports)
  func isNotGiven(_ report: Report) {
    #expect(report.run().conclusion.end != report.wrong)
  }

  @Test(
    "Whatever a record says: one verdict, with evidence unless it is unknown, no crash without a mark, none by the user alone without notice"
  )
  func invariants() {
    var random = SplitMix(seed: 27)
    for _ in 0..<20_000 {
      let run = RecordedRun.random(using: &random)
      let conclusion = run.conclusion
      let previous = run.facts.previous
      #expect(conclusion.end == .unknown || conclusion.end == .noRun || !conclusion.evidence.isEmpty)
      if conclusion.end == .crashed { #expect(previous.crashed || run.facts.hasCrashReport == true) }
      if conclusion.causes == [.user] { #expect(previous.end == .notice) }
      if conclusion.confidence == .certain, conclusion.end != .noRun {
        #expect(previous.crashed || run.facts.hasCrashReport == true || previous.end != nil)
      }
      if conclusion.end != .noRun { #expect(conclusion.attention?.screen == previous.seen.screen) }
      #expect(run.previous { ($0.process.identifier, $0.process.began) = (7, nil) }.verdict == run.verdict)
      if !conclusion.evidence.contains(where: \.isOfMemory), conclusion.end != .overheated {
        // A field that is not cited decides nothing.
        #expect(run.previous { $0.strain.memoryLeft = nil }.verdict == run.verdict)
      }
    }
  }
}

extension LastRun.Evidence {
  fileprivate var isOfMemory: Bool {
    switch self {
    case .memoryWarning, .memoryLeft: true
    default: false
    }
  }
}

/// A generator with a seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension RecordedRun {
  static func random(using random: inout some RandomNumberGenerator) -> RecordedRun {
    let sign = 5600.0
    let phases: [RunRecord.Phase] = [
      .active, .inactive(since: sign - .random(in: 0...20, using: &random)), .launching,
      .background(nextDue: sign + .random(in: 1...10, using: &random), isHeld: .random(using: &random)),
    ]
    var run = RecordedRun(phases.randomElement(using: &random)!)
    if .random(using: &random) {
      run = run.restarted(after: .random(in: 0...300, using: &random))
    } else {
      run = run.launched(after: .random(in: 0...300, using: &random))
    }
    func sometimes(_ odds: Int, _ change: (inout LastRunCase) -> Void) {
      if Int.random(in: 0..<odds, using: &random) == 0 { change(&run.facts) }
    }
    sometimes(4) { $0.previous.wasActive = false }
    sometimes(8) { $0.previous.crashed = true }
    sometimes(4) { $0.previous.end = .notice }
    sometimes(8) { $0.previous.end = .exit }
    sometimes(8) { $0.previous.development = "a debugger" }
    sometimes(3) { $0.previous.silence = .init(since: sign - 6, lastLook: sign - 1.5) }
    sometimes(4) { $0.previous.silence = .init(since: sign - 9, lastLook: sign) }
    sometimes(3) { $0.previous.strain.memoryWarning = sign - 25 }
    sometimes(3) { $0.previous.strain.memoryLeft = 0.2 }
    sometimes(5) { $0.previous.strain.isHot = true }
    sometimes(5) { $0.previous.missedEntries = true }
    sometimes(5) { $0.previous.openWork = ["sync"] }
    sometimes(3) { $0.hasCrashReport = true }
    sometimes(2) { $0.hasCrashReport = false }
    sometimes(5) { $0.process.app = "2.0" }
    sometimes(5) { $0.process.system = "25" }
    sometimes(5) { $0.launch.wall += 5000 }
    sometimes(5) { $0.launch.wall -= 50_000 }
    sometimes(10) { $0.process.run = "A" }
    return run
  }
}

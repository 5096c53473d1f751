import Foundation
import LifecycleBehaviors
import TestSupport
import Testing

@testable import SuspendBehavior

struct SuspendDetectorFuzzTests {
  /// Sequences that begin alike are played together: after seven random steps each of `stems` forks four ways, five times.
  static let stems = 245
  static let sequences = stems * 1024 * seeds.count
  static let seeds: [UInt64] = [1, 2, 3, 4]

  @Test(
    "A million random sequences of events yield no illegal outcome, no false suspension, and miss none",
    arguments: seeds)
  func random(seed: UInt64) {
    #expect(Self.sequences >= 1_000_000)
    var random = SeededGenerator(seed: seed)
    var count = 0
    for stem in 0..<Self.stems {
      var app = RandomApp()
      for _ in 0..<7 { app.step(&random) }
      app.fork(4, depth: 5, &random) { leaf in
        count += 1
        guard let violation = leaf.violation else { return true }
        Issue.record("seed \(seed), stem \(stem): \(violation)")
        return false
      }
    }
    #expect(count == Self.stems * 1024)
  }
}

/// An app with random events, likely or not, in a process that is suspended, busy or without processor time now and then.
/// It knows the truth, and compares it with what the detector reports.
private struct RandomApp {
  private(set) var violation: String?
  private var detector = SuspendDetector(.holdingBackgroundTask(accuracy: 0.1))
  private var legality = SuspendLegality()
  private var now = ClockReading(uptime: 0, continuous: 0)

  /// Continues in `branches` ways at each of `depth` further steps; `visit` returns whether to continue.
  func fork(_ branches: Int, depth: Int, _ random: inout SeededGenerator, visit: (RandomApp) -> Bool) {
    if depth == 0 {
      _ = visit(self)
      return
    }
    for _ in 0..<branches {
      var branch = self
      branch.step(&random)
      if branch.violation != nil {
        _ = visit(branch)
        return
      }
      branch.fork(branches, depth: depth - 1, &random, visit: visit)
    }
  }

  mutating func step(_ random: inout SeededGenerator) {
    let dice = random.next()
    let before = now
    var facts = BackgroundStay.Facts()
    var isSuspension = false
    // The events since the step before.
    switch dice % 8 {
    case 0:
      pass(20, asleep: dice & 256 == 0 ? 15 : 0)
      facts.silences = [Silence(lastSign: before, firstLateSign: now)]
      isSuspension = true
    case 1: pass(3)  // The main thread was busy and the watcher was not.
    case 2:
      // Both were silent, because a third thread took all of the processor.
      pass(2, processor: 1.5)
      facts.silences = [Silence(lastSign: before, firstLateSign: now)]
    case 3: pass(0)
    default: pass(0.2)
    }
    if dice & 0xF000 == 0 { facts.secondsLeft = Double(dice >> 60) }
    let event = Self.events[Int((dice >> 32) % UInt64(Self.events.count))]
    play(event, facts, isSuspension)
  }

  private static let events: [SuspendDetector.Event] = [
    .startedInForeground, .startedInForeground, .startedInBackground, .enteredBackground, .enteredBackground,
    .enteredBackground, .heartbeat, .heartbeat, .heartbeat, .heartbeat, .heartbeat, .heartbeat, .taskExpired,
    .enteringForeground, .stopped,
  ]

  private mutating func pass(_ seconds: Double, asleep: Double = 0, processor: Double = 0) {
    now.continuous += seconds
    now.uptime += seconds - asleep
    now.processor += processor
  }

  private mutating func play(_ event: SuspendDetector.Event, _ facts: BackgroundStay.Facts, _ isSuspension: Bool) {
    let wasInBackground = legality.place == .background
    let outcomes = detector.handle(event, facts, at: now)
    var arrival = false
    switch (legality.place, event) {
    case (_, .stopped): legality.move(to: .stopped)
    case (.stopped, .startedInForeground): legality.move(to: .foreground)
    case (.stopped, .startedInBackground), (.foreground, .enteredBackground): legality.move(to: .background)
    case (.background, .enteringForeground): arrival = true
    default: break
    }
    var suspensions = 0
    for outcome in outcomes {
      for reported in outcome.events(interval: 0.2, now: now, date: Self.date) {
        if violation == nil {
          violation = legality.violation(of: reported, isArriving: arrival, now: now.continuous).map {
            "\($0), at \(event)"
          }
        }
        if case .didSuspend = reported { suspensions += 1 }
      }
    }
    if violation == nil, event != .stopped, suspensions != (isSuspension && wasInBackground ? 1 : 0) {
      violation = "\(suspensions) suspensions reported, at \(event)"
    }
    if arrival { legality.move(to: .foreground) }
  }

  private static let date = Date(timeIntervalSinceReferenceDate: 0)
}

import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

/// Random journeys of an app in which every screen carries the behaviors of all modules, against the laws of each.
@MainActor
@Suite(.oneDevice)
struct RandomModulesTests {
  @Test("Whatever happens to screens with the behaviors of all modules, no law is broken and nothing is left behind")
  func anything() async {
    let run = RandomRun(kinds: ModuleJourney().kinds, play: Self.play)
    let failure = await run.failure(seeds: RandomBudget.seeds(2), operations: 200)
    #expect(failure == nil, Comment(rawValue: failure ?? ""))
  }

  private static func play(_ operations: [RandomOperation]) async -> RandomRun.Failure? {
    let journey = ModuleJourney()
    let issues = LifecycleIssue.subscribe { issue in
      if issue.kind != .addedTwice { journey.model.fail("issue: \(issue)") }
    }
    defer { issues.cancel() }
    // By the first operation, which stays while a journey is shortened.
    await WeakAnswers.chosen(by: operations.first?.choice ?? 0) { await play(operations, journey) }
    _ = HeadlessDevice()
    return journey.model.failure.map { RandomRun.Failure($0, transcript: journey.model.transcript.suffix(150)) }
  }

  private static func play(_ operations: [RandomOperation], _ journey: ModuleJourney) async {
    let app = RandomApp(kinds: journey.kinds) { ModuleScreen($0, journey) }
    journey.begin(app)
    app.didPerform = { journey.model.record("> \($0.name) \($0.choice)") }
    for operation in operations {
      // A process that is suspended runs no code.
      if app.device.isSuspended, !["open", "wait", "waitLong", "suspend", "relaunch"].contains(operation.name) {
        continue
      }
      app.perform(operation)
      app.device.turn()
      await journey.finishOtherThread(app)
      journey.checkAfterTurn(app)
      if journey.model.failure != nil { return }
    }
    journey.end(app)
  }
}

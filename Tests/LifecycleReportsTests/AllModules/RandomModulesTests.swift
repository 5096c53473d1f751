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
    let failure = await run.failure(seeds: RandomBudget.seeds(8), operations: 200)
    #expect(failure == nil, Comment(rawValue: failure ?? ""))
  }

  private static func play(_ operations: [RandomOperation]) async -> RandomRun.Failure? {
    let journey = ModuleJourney()
    let issues = LifecycleIssue.subscribe { journey.model.fail("issue: \($0)") }
    defer { issues.cancel() }
    // By the first operation, which stays while a journey is shortened.
    let choice = operations.first?.choice ?? 0
    await WeakAnswers.chosen(by: choice) {
      let parts = RandomParts { ModuleScreen($0, journey) }
      await journey.play(
        operations, in: RandomApp(kinds: journey.kinds, parts: parts, idiom: choice / 100 % 2 == 0 ? .phone : .pad))
    }
    _ = HeadlessDevice()
    return journey.model.failure.map { RandomRun.Failure($0, transcript: journey.model.transcript.suffix(150)) }
  }
}

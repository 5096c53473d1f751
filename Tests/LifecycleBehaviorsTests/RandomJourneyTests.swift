import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

/// Random journeys against a small model of what behaviors may receive.
@MainActor
@Suite(.oneDevice)
struct RandomJourneyTests {
  static let kinds =
    RandomOperationKind.touches + RandomOperationKind.menusAndWebPages + RandomOperationKind.behaviors + [settling]

  /// Transitions end, and each behavior is expected to be at the stage of its screen.
  private static let settling = RandomOperationKind("settle", weight: 7) { app, _ in app.settle() }

  @Test("Random operations: no illegal transcript, no behavior behind its screen, no leak")
  func anything() async {
    let run = RandomRun(kinds: Self.kinds, play: Self.play)
    let failure = await run.failure(seeds: RandomBudget.seeds(40), operations: 500)
    #expect(failure == nil, Comment(rawValue: failure ?? ""))
  }

  private static func play(_ journey: [RandomOperation]) -> RandomRun.Failure? {
    let model = JourneyModel()
    let issues = LifecycleIssue.subscribe { model.fail("issue: \($0)") }
    defer { issues.cancel() }
    // By the first operation, which stays while a journey is shortened.
    WeakAnswers.chosen(by: journey.first?.choice ?? 0) { play(journey, model) }
    _ = HeadlessDevice()
    if model.liveScreens != 0 { model.fail("\(model.liveScreens) screens leaked") }
    if model.liveCoordinators != 0 { model.fail("\(model.liveCoordinators) coordinators leaked") }
    return model.failure.map { RandomRun.Failure($0, transcript: model.transcript) }
  }

  private static func play(_ journey: [RandomOperation], _ model: JourneyModel) {
    let app = RandomApp(kinds: kinds) { ModelledScreen($0, model) }
    app.didPerform = { model.record("> \($0.name) \($0.choice)") }
    for operation in journey + [RandomOperation(name: settling.name, choice: 0)] {
      app.perform(operation)
      app.device.turn()
      if operation.name == settling.name { model.checkSettled() }
      if model.failure != nil { return }
    }
  }
}

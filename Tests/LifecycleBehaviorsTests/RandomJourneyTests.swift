import Foundation
import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

/// Random journeys against a small model of what behaviors may receive.
@MainActor
@Suite(.oneDevice)
struct RandomJourneyTests {
  static let kinds = RandomOperationKind.touches + changes + [settling]

  /// Transitions end, and each behavior is expected to be at the stage of its screen.
  private static let settling = RandomOperationKind("settle", weight: 7) { app, _ in app.settle() }

  /// Adding, removing, and acting inside a moment, on any screen that is alive.
  private static let changes = [
    RandomOperationKind("add", weight: 5, isReentrant: true) { app, choice in
      app.witnessScreens.element(choice)?.attach(1 + choice % 2)
    },
    RandomOperationKind("remove", weight: 4, isReentrant: true) { app, choice in
      guard let screen = app.witnessScreens.element(choice),
        let index = screen.attachments.indices.map({ $0 }).element(choice)
      else { return }
      screen.remove(at: index, unwinding: choice.isMultiple(of: 2))
    },
    RandomOperationKind("arm", weight: 6) { app, choice in
      let moments: [LegalTranscript.Moment] = [
        .afterAttaching, .afterLoading, .beforeAppearing, .duringAppearing, .afterAppearing, .beforeDisappearing,
        .afterDisappearing, .beforeDetaching,
      ]
      let inner = app.kinds.filter(\.isReentrant)
      guard let screen = app.witnessScreens.element(choice), let kind = inner.element(choice / 7) else { return }
      screen.attach(1, moment: moments[choice % moments.count]) { [weak app] in
        app?.perform(RandomOperation(name: kind.name, choice: choice / 11))
      }
    },
  ]

  @Test("Random operations: no illegal transcript, no behavior behind its screen, no leak")
  func anything() {
    let run = RandomRun(kinds: Self.kinds, play: Self.play)
    let failure = run.failure(seeds: RandomBudget.seeds(40), operations: 500)
    #expect(failure == nil, Comment(rawValue: failure ?? ""))
  }

  private static func play(_ journey: [RandomOperation]) -> RandomRun.Failure? {
    let witness = Witness()
    LifecycleIssue.handler = { issue in
      if !issue.message.contains("twice") { witness.fail("issue: \(issue.message)") }
    }
    // By the first operation, which stays while a journey is shortened.
    WeakAnswers.chosen(by: journey.first?.choice ?? 0) { play(journey, witness) }
    _ = HeadlessDevice()
    if witness.liveScreens != 0 { witness.fail("\(witness.liveScreens) screens leaked") }
    if witness.liveCoordinators != 0 { witness.fail("\(witness.liveCoordinators) coordinators leaked") }
    return witness.failure.map { RandomRun.Failure($0, transcript: witness.transcript) }
  }

  private static func play(_ journey: [RandomOperation], _ witness: Witness) {
    let app = RandomApp(kinds: kinds) { WitnessScreen($0, witness) }
    app.didPerform = { witness.record("> \($0.name) \($0.choice)") }
    for operation in journey + [RandomOperation(name: settling.name, choice: 0)] {
      app.perform(operation)
      app.device.turn()
      if operation.name == settling.name { witness.checkSettled() }
      if witness.failure != nil { return }
    }
  }
}

extension RandomApp {
  fileprivate var witnessScreens: [WitnessScreen] {
    liveScreens.compactMap { $0 as? WitnessScreen }.filter(\.isViewLoaded)
  }
}

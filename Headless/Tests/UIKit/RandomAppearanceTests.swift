import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Short random sequences on the stand-in alone.
@MainActor
@Suite(.oneDevice)
struct RandomAppearanceTests {
  private static let kinds = RandomOperationKind.touches + RandomOperationKind.anywhere + timing

  private static let timing = [
    RandomOperationKind("turn", weight: 14) { app, _ in app.device.turn() },
    RandomOperationKind("moment", weight: 12) { app, _ in app.device.advance(by: 0.1) },
  ]

  /// An operation that performs another one inside a callback. It is apart because it needs the checker.
  private static func arming(_ checker: AppearanceChecker) -> RandomOperationKind {
    RandomOperationKind("arm", weight: 30) { app, choice in
      let calls = AppearanceCall.allCases
      let inner = app.kinds.filter(\.isReentrant)
      guard let controller = app.liveControllers.element(choice / 5), let kind = inner.element(choice / 80) else {
        return
      }
      checker.run(inside: calls[choice % calls.count], of: controller) { [weak app] in
        app?.perform(RandomOperation(name: kind.name, choice: choice / 7))
      }
    }
  }

  @Test("R1, R12, R119: in short random sequences of any operations, each appearance is legal and complete")
  func legalAppearances() async {
    let drawn = Self.kinds + [Self.arming(AppearanceChecker())]
    let run = RandomRun(kinds: drawn, play: Self.play)
    let faults = await run.faults(seeds: RandomBudget.seeds(2_500), operations: 2...8)
    #expect(faults == nil, Comment(rawValue: faults ?? ""))
  }

  private static func play(_ sequence: [RandomOperation]) -> RandomRun.Failure? {
    // The choice of the first operation mostly stays the same while a failing sequence is shortened.
    let choice = sequence.first?.choice ?? 0
    return WeakAnswers.chosen(by: choice) {
      let checker = AppearanceChecker()
      play(sequence, root: RandomRoot.allCases[choice / 100 % RandomRoot.allCases.count], checker)
      return checker.fault.map { RandomRun.Failure($0, transcript: checker.transcript) }
    }
  }

  private static func play(_ sequence: [RandomOperation], root: RandomRoot, _ checker: AppearanceChecker) {
    let app = RandomApp(kinds: kinds + [arming(checker)], parts: .checked(by: checker), root: root)
    checker.note("-- \(root)")
    app.didPerform = { checker.note("> \($0.name) \($0.choice)") }
    for operation in sequence {
      app.perform(operation)
    }
    checker.note("> settle")
    app.settle()
    app.settle()
    checker.checkSettled()
  }
}

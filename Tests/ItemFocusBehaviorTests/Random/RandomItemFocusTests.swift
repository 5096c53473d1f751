import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// Random journeys of a feed against a model that was written from the pages: what is reported is what the model expects, and
/// whenever time has passed, nothing is overdue.
@MainActor
@Suite(.oneDevice)
struct RandomItemFocusTests {
  @Test(
    "Whatever the user and the app do: impressions, the leading item and what is visible are those of a model",
    arguments: ListGeometry.Kind.allCases)
  func anything(kind: ListGeometry.Kind) async {
    let run = RandomRun(kinds: RandomOperationKind.feed) { journey in
      WeakAnswers.chosen(by: journey.first?.choice ?? 0) { Self.play(journey, kind) }
    }
    let failure = await run.failure(seeds: RandomBudget.seeds(8), operations: 50)
    #expect(failure == nil, Comment(rawValue: failure ?? ""))
  }

  private static func play(_ journey: [RandomOperation], _ kind: ListGeometry.Kind) -> RandomRun.Failure? {
    var feed: ModelledFeedViewController?
    let app = RandomApp(
      kinds: RandomOperationKind.feed,
      parts: RandomParts { name in
        guard name == "S1" else { return UIViewController() }
        feed = ModelledFeedViewController(kind)
        return feed!
      })
    guard let feed else { return nil }
    feed.check(frames: 0)
    for operation in journey {
      let start = app.device.now
      feed.lines.append("> \(operation.name) \(operation.choice) at \(app.device.now)")
      // The list is read in the frame after a transition, which may be the first one of a wait.
      let wasMoved = feed.isMovedByUIKit
      if operation.name != "wait" { feed.mayBeLate = true }
      app.perform(operation)
      app.device.turn()
      feed.check(frames: operation.name == "wait" ? Int((app.device.now - start) * 60) : 0)
      if operation.name == "wait", !wasMoved, !feed.isMovedByUIKit { feed.mayBeLate = false }
      if let failure = feed.failure { return RandomRun.Failure(failure, transcript: Array(feed.lines.suffix(120))) }
    }
    return nil
  }
}

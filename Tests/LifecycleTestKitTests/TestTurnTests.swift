import LifecycleBehaviors
import LifecycleTasks
import LifecycleTestKit
import Testing
import UIKit

/// On purpose without a trait: these tests run beside all others, as those of an app's suites do.
@MainActor
struct TestTurnTests {
  private struct Failure: Error {}

  @Test("Tests that have a window wait for each other, at every await and when one throws")
  func turns() async {
    let log = LifecycleTranscript()
    func visit(_ name: String) async throws {
      try await withLifecycleTestWindow { window in
        log.record("\(name) begins")
        await window.show(UIViewController())
        for _ in 0..<50 { await Task.yield() }
        await window.cover(style: .fullScreen)
        log.record("\(name) ends")
        if name == "b" { throw Failure() }
      }
    }
    let visits = ["a", "b", "c"].map { name in Task { try? await visit(name) } }
    for visit in visits { _ = await visit.value }
    let lines = log.flush()
    #expect(lines.sorted() == ["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"])
    for index in stride(from: 0, to: lines.count, by: 2) { #expect(lines[index].first == lines[index + 1].first) }
  }

  @Test("Inside of a test with a window another window needs no turn")
  func nested() async {
    await withLifecycleTestWindow { first in
      await withLifecycleTestWindow { second in
        await second.show(UIViewController())
        #expect(first.window !== second.window)
      }
    }
  }

  @Test("At the end of the test the window's screens disappear")
  func end() async {
    let log = LifecycleTranscript()
    let screen = UIViewController()
    await withLifecycleTestWindow { window in
      screen.loadViewIfNeeded()
      screen.addBehaviors([RecordingBehavior("a", in: log)])
      await window.show(screen)
      _ = log.flush()
    }
    #expect(log.flush() == ["a beforeDisappearing", "a afterDisappearing"])
  }

  @Test("What tasks do is done when a call of the window returns: a chain of them, a stream of moments, a presentation")
  func tasks() async {
    await withLifecycleTestWindow { window in
      let log = LifecycleTranscript()
      let screen = UIViewController()
      screen.loadViewIfNeeded()
      let stream = Task { for await (moment, _) in screen.lifecycleMoments() { log.record("\(moment)") } }
      let chain = Task {
        for step in 1...3 {
          await Task { log.record("step \(step)") }.value
        }
        screen.present(UIViewController(), animated: true)
      }
      await window.show(screen)
      #expect(screen.presentedViewController != nil && screen.transitionCoordinator == nil)
      let lines = log.flush()
      #expect(lines.filter { $0.hasPrefix("step") } == (1...3).map { "step \($0)" })
      #expect(lines.contains { $0.hasPrefix("afterAppearing") })
      await chain.value
      stream.cancel()
    }
  }
}

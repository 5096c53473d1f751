import HeadlessDevice
import LifecycleBehaviors
import LifecycleTasks
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct TaskBehaviorTests {
  let device = HeadlessDevice()
  private let work = Work()
  let nav = UINavigationController(rootViewController: UIViewController())

  private func push(_ screen: UIViewController, animated: Bool = false) {
    device.push(screen, onto: nav, animated: animated)
  }

  private func pop() {
    device.pop(nav, animated: false)
  }

  @Test("Work starts on entry, is cancelled on exit, and starts again at the next visit")
  func visits() async {
    device.launch(showing: nav)
    push(Screen([TaskBehavior(while: .appeared) { await work.run() }]))
    await settleTasks()
    #expect(work.log.flush() == ["begin"])
    push(UIViewController())
    work.finish()
    await settleTasks()
    #expect(work.log.flush() == ["end cancelled"])
    pop()
    await settleTasks()
    #expect(work.log.flush() == ["begin"])
    work.finish()
    await settleTasks()
    #expect(work.log.flush() == ["end"])
  }

  @Test("Work that returns by itself is not started again within the visit, and is at the next one")
  func returned() async throws {
    device.launch(showing: nav)
    push(Screen([TaskBehavior(while: .visible) { await work.run() }]))
    await settleTasks()
    work.finish()
    await settleTasks()
    try device.cancelSwipeBack(in: nav)
    await settleTasks()
    #expect(work.log.flush() == ["begin", "end"])

    push(UIViewController())
    pop()
    await settleTasks()
    #expect(work.log.flush() == ["begin"])
    work.finish()
    await settleTasks()
  }

  @Test("The next work waits for cancelled work that continues: two never overlap")
  func serial() async {
    device.launch(showing: nav)
    push(Screen([TaskBehavior(while: .visible) { await work.run() }]))
    await settleTasks()
    for _ in 0..<3 {
      push(UIViewController())
      pop()
      await settleTasks()
    }
    #expect(work.log.flush() == ["begin"])
    work.finish()
    await settleTasks()
    #expect(work.log.flush() == ["end cancelled", "begin"])
    push(UIViewController())
    pop()
    push(UIViewController())
    work.finish()
    await settleTasks()
    #expect(work.log.flush() == ["end cancelled"], "the visit it would have been for is over")
  }

  @Test("A visit that has ended before the task runs starts no work")
  func tooShort() async {
    device.launch(showing: nav)
    let screen = Screen([TaskBehavior(while: .visible) { await work.run() }])
    push(screen)
    pop()
    await settleTasks()
    #expect(work.log.isEmpty)
    push(screen)
    await settleTasks()
    #expect(work.log.flush() == ["begin"])
    work.finish()
    await settleTasks()
  }

  @Test("Visible includes transitions, also a cancelled swipe; appeared does not, and starts again after the swipe")
  func transitions() async throws {
    let appeared = Work("appeared ")
    device.launch(showing: nav)
    nav.pushViewController(
      Screen([
        TaskBehavior(while: .visible) { await work.run() }, TaskBehavior(while: .appeared) { await appeared.run() },
      ]),
      animated: true)
    device.turn()
    await settleTasks()
    #expect(work.log.flush() == ["begin"])
    #expect(appeared.log.isEmpty)
    device.advance(by: 1)
    await settleTasks()
    #expect(appeared.log.flush() == ["appeared begin"])

    let swipe = try #require(device.beginSwipeBack(in: nav))
    #expect(appeared.isCancelled() && !work.isCancelled())
    appeared.finish()
    await settleTasks()
    swipe.cancel()
    device.advance(by: 1)
    await settleTasks()
    #expect(work.log.flush() == [])
    #expect(appeared.log.flush() == ["appeared end cancelled", "appeared begin"])

    nav.popViewController(animated: true)
    device.turn()
    #expect(appeared.isCancelled() && !work.isCancelled())
    device.advance(by: 1)
    #expect(work.isCancelled())
    work.finish()
    appeared.finish()
    await settleTasks()
  }

  @Test("Removing it, with or without unwinding, cancels the work and starts no more", arguments: [false, true])
  func removal(unwinds: Bool) async {
    let screen = Screen()
    device.launch(showing: screen)
    let attachment = screen.addBehaviors([TaskBehavior(while: .visible) { await work.run() }])
    device.turn()
    await settleTasks()
    #expect(!work.isCancelled())
    unwinds ? attachment.remove() : attachment.remove(silently: true)
    #expect(work.isCancelled())
    screen.view.window?.isHidden = true
    screen.view.window?.isHidden = false
    device.turn()
    work.finish()
    await settleTasks()
    #expect(work.log.flush() == ["begin", "end cancelled"])
  }

  @Test("G10: only running work keeps the screen alive")
  func release() async {
    device.launch(showing: nav)
    weak var weakScreen: TitledScreen?
    do {
      let screen = TitledScreen()
      weakScreen = screen
      screen.loadViewIfNeeded()
      screen.addBehaviors([TaskBehavior<TitledScreen>(while: .visible) { await work.run($0.words) }])
      push(screen)
    }
    await settleTasks()
    #expect(work.log.flush() == ["titled begin"])
    pop()
    #expect(weakScreen != nil, "the work has not returned yet")
    work.finish()
    await settleTasks()
    #expect(weakScreen == nil)
  }

  @Test("On a screen of another class it has no effect")
  func otherClass() async {
    let issues = IssueCollector()
    device.launch(showing: Screen([TaskBehavior<TitledScreen>(while: .appeared) { await work.run($0.words) }]))
    await settleTasks()
    #expect(work.log.isEmpty)
    #expect(issues.flush().count == 1)
  }
}

private final class TitledScreen: UIViewController {
  let words = "titled "
}

/// Work that continues, cancelled or not, until the test finishes it.
@MainActor
private final class Work {
  let log = LifecycleTranscript()
  private let prefix: String
  private var continuation: CheckedContinuation<Void, Never>?
  private let cancellation = Cancellation()

  init(_ prefix: String = "") {
    self.prefix = prefix
  }

  func run(_ words: String = "") async {
    log.record("\(prefix)\(words)begin")
    cancellation.value = false
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation = $0 }
    } onCancel: { [cancellation] in
      MainActor.assumeIsolated { cancellation.value = true }
    }
    log.record("\(prefix)\(words)end\(Task.isCancelled ? " cancelled" : "")")
  }

  func isCancelled() -> Bool { cancellation.value }

  func finish() {
    continuation?.resume()
    continuation = nil
  }

  @MainActor
  private final class Cancellation {
    var value = false
  }
}

import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct BehaviorGroupTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  private func recorders(_ names: String...) -> [any ViewControllerLifecycleBehavior] {
    names.map { RecordingBehavior($0, in: log) }
  }

  @Test("G1: members nest in the group's place, as if they had been added one by one")
  func nesting() {
    let group = BehaviorGroup(recorders("b") + [BehaviorGroup(recorders("c", "d"))])
    let screen = Screen(recorders("a") + [group] + recorders("e"))
    let window = device.launch(showing: screen)
    let names = ["a", "b", "c", "d", "e"]
    let up = ["afterAttaching", "afterLoading", "beforeAppearing", "duringAppearing", "afterAppearing"]
    #expect(log.flush() == up.flatMap { moment in names.map { "\($0) \(moment)" } })

    window.isHidden = true
    device.turn()
    screen.attachment?.remove()
    let down = ["beforeDisappearing", "afterDisappearing", "beforeDetaching"]
    #expect(log.flush() == down.flatMap { moment in names.reversed().map { "\($0) \(moment)" } })
  }

  @Test("Each member of one group value on two screens has a coordinator for each screen")
  func coordinators() {
    let group = BehaviorGroup([CountingBehavior(log), CountingBehavior(log)])
    let screens = [Screen([group]), Screen([group])]
    let nav = UINavigationController(rootViewController: screens[0])
    device.launch(showing: nav)
    device.push(screens[1], onto: nav, animated: false)
    device.pop(nav, animated: false)
    #expect(log.flush() == ["appeared 1", "appeared 1", "appeared 1", "appeared 1", "appeared 2", "appeared 2"])
  }

  @Test("G5: when a member removes the group inside a moment, the members after it are not called")
  func removedMidPass() {
    let acting = ActingBehavior("a", in: log, at: .afterAppearing) {
      ($0 as? Screen)?.attachment?.remove(silently: true)
    }
    device.launch(showing: Screen([BehaviorGroup([acting] + recorders("b"))]))
    #expect(
      log.flush() == [
        "a afterAttaching", "b afterAttaching", "a afterLoading", "b afterLoading", "a beforeAppearing",
        "b beforeAppearing", "a duringAppearing", "b duringAppearing", "a afterAppearing",
      ])
    device.turn()
    #expect(log.isEmpty)
  }

  @Test("G5: when a member removes the group in its last moment, the members after it do not receive theirs")
  func removedWhileDetaching() throws {
    let acting = ActingBehavior("b", in: log, at: .beforeDetaching) {
      ($0 as? Screen)?.attachment?.remove(silently: true)
    }
    let screen = Screen([BehaviorGroup(recorders("a") + [acting])])
    screen.loadViewIfNeeded()
    _ = log.flush()
    screen.unembed(try #require(screen.lifecycleBehaviorViewController))
    #expect(log.flush() == ["b beforeDetaching"])
  }

  @Test("G6: unwound inside a moment, each member receives the moments that lead down from its own stage")
  func unwoundMidPass() {
    let acting = ActingBehavior("a", in: log, at: .beforeAppearing) { ($0 as? Screen)?.attachment?.remove() }
    device.launch(showing: Screen([BehaviorGroup([acting] + recorders("b"))]))
    #expect(
      log.flush() == [
        "a afterAttaching", "b afterAttaching", "a afterLoading", "b afterLoading", "a beforeAppearing",
        "a beforeDisappearing", "a afterDisappearing", "b beforeDetaching", "a beforeDetaching",
      ])
  }
}

/// Counts appearances in its coordinator.
private struct CountingBehavior: ViewControllerLifecycleBehavior {
  let transcript: LifecycleTranscript

  init(_ transcript: LifecycleTranscript) {
    self.transcript = transcript
  }

  final class Coordinator {
    var count = 0
  }

  func makeCoordinator() -> Coordinator {
    Coordinator()
  }

  func afterAppearing(_ viewController: UIViewController, context: Context) {
    context.coordinator.count += 1
    transcript.record("appeared \(context.coordinator.count)")
  }
}

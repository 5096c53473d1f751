import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// A context is a value: it says the same after its moment and inside another one.
@MainActor
@Suite(.oneDevice)
struct KeptContextTests {
  let device = HeadlessDevice()

  @Test("A context that is kept has no transition coordinator once its transition is over, also in a later transition")
  func keptTransition() {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let keeper = Keeper()
    device.push(Screen([KeepingBehavior(keeper: keeper)]), onto: nav)
    device.push(UIViewController(), onto: nav)
    nav.popViewController(animated: true)
    device.turn()
    #expect(nav.transitionCoordinator != nil)
    #expect(keeper.transitions.count == 3 && keeper.transitions.allSatisfy { $0 != nil })
    #expect(keeper.contexts.map { $0.transitionCoordinator === nav.transitionCoordinator } == [false, false, true])
    #expect(keeper.contexts.map { $0.transitionCoordinator == nil } == [true, true, false])
  }

  @Test(
    "A context that is kept has no transition coordinator that no behavior read in its moment",
    arguments: ["pushed", "added late", "removed"])
  func keptUnread(way: String) throws {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let keeper = Keeper()
    keeper.reads = false
    let behavior = KeepingBehavior(keeper: keeper)
    let screen = Screen(way == "added late" ? [BehaviorGroup([])] : [behavior])
    nav.pushViewController(screen, animated: true)
    device.turn()
    if way == "added late" { screen.addBehaviors([behavior]) }
    if way == "removed" { screen.attachment?.remove() }
    #expect(nav.transitionCoordinator != nil)
    let context = try #require(keeper.contexts.last)
    #expect(context.transitionCoordinator == nil)
  }

  @Test("Behaviors share the transition coordinator that the first one read, which may begin another transition")
  func sharedTransition() {
    let log = LifecycleTranscript()
    let screen = Screen([
      ReadingBehavior { screen, coordinator in
        log.record("\(coordinator != nil) \(screen.transitionCoordinator != nil)")
        screen.present(UIViewController(), animated: true)
      },
      ReadingBehavior { screen, coordinator in
        log.record("\(coordinator != nil) \(screen.transitionCoordinator != nil)")
      },
    ])
    device.launch(showing: screen)
    device.turn()
    #expect(log.flush() == ["false false", "false true"])
  }

  private struct ReadingBehavior: ViewControllerLifecycleBehavior {
    let read: @MainActor (UIViewController, (any UIViewControllerTransitionCoordinator)?) -> Void

    func afterAppearing(_ viewController: UIViewController, context: Context) {
      read(viewController, context.transitionCoordinator)
    }
  }

  @Test(
    "A change of size has UIKit's coordinator for it; a moment inside has the screen's own, and the outer context keeps its own"
  )
  func momentInsideAMoment() throws {
    let transitions = Transitions()
    let screen = Screen([RemovingBehavior(transitions: transitions) { ($0 as? Screen)?.attachment?.remove() }])
    let nav = UINavigationController(rootViewController: UIViewController())
    let window = device.launch(showing: nav)
    screen.loadViewIfNeeded()
    nav.pushViewController(UIViewController(), animated: true)
    device.turn()
    let coordinator = try #require(nav.transitionCoordinator)
    transitions.ofTheChange = coordinator
    screen.viewWillTransition(to: CGSize(width: 1, height: 1), with: coordinator)
    #expect(
      transitions.seen == [
        "beforeChangingSize: the one of the change", "beforeDetaching: none", "afterwards: the one of the change",
      ])
    withExtendedLifetime(window) {}
  }
}

@MainActor
private final class Keeper {
  var reads = true
  var contexts: [KeepingBehavior.Context] = []
  /// Read while the moment is delivered.
  var transitions: [ObjectIdentifier?] = []

  func keep(_ context: KeepingBehavior.Context) {
    contexts.append(context)
    if reads { transitions.append(context.transitionCoordinator.map { ObjectIdentifier($0) }) }
  }
}

private struct KeepingBehavior: ViewControllerLifecycleBehavior {
  let keeper: Keeper

  func beforeAppearing(_ viewController: UIViewController, context: Context) {
    keeper.keep(context)
  }

  func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    keeper.keep(context)
  }
}

@MainActor
private final class Transitions {
  var seen: [String] = []
  var ofTheChange: (any UIViewControllerTransitionCoordinator)?

  func note(_ moment: String, _ coordinator: (any UIViewControllerTransitionCoordinator)?) {
    let which = coordinator == nil ? "none" : coordinator === ofTheChange ? "the one of the change" : "another"
    seen.append("\(moment): \(which)")
  }
}

private struct RemovingBehavior: ViewControllerLifecycleBehavior {
  let transitions: Transitions
  let remove: @MainActor (UIViewController) -> Void

  func beforeChangingSize(_ viewController: UIViewController, to size: CGSize, context: Context) {
    transitions.note("beforeChangingSize", context.transitionCoordinator)
    remove(viewController)
    transitions.note("afterwards", context.transitionCoordinator)
  }

  func beforeDetaching(_ viewController: UIViewController, context: Context) {
    transitions.note("beforeDetaching", context.transitionCoordinator)
  }
}

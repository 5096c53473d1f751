import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// What a context returns after its moment, and inside another moment.
@MainActor
@Suite(.oneDevice)
struct KeptContextTests {
  let device = HeadlessDevice().drivingLifecycleTime()

  @Test("A context that is kept can be read when the moment, the behavior and the screen are gone")
  func keptContext() throws {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let keeper = Keeper()
    weak var popped: UIViewController?
    do {
      let screen = Screen([KeepingBehavior(keeper: keeper)])
      popped = screen
      device.push(screen, onto: nav)
    }
    #expect(keeper.hadTransition == [true])
    device.pop(nav)
    #expect(popped == nil)
    let context = try #require(keeper.contexts.first)
    #expect(context.coordinator.name == "kept")
    #expect(context.isAnimated && context.isMovingToParent)
    #expect(context.transitionCoordinator == nil)
  }

  @Test(
    "A moment inside a change of size has the screen's own transition coordinator, and the outer one is there again")
  func momentInsideAMoment() throws {
    let transitions = Transitions()
    let screen = Screen([RemovingBehavior(transitions: transitions) { ($0 as? Screen)?.attachment?.remove() }])
    let nav = UINavigationController(rootViewController: UIViewController())
    let window = device.launch(showing: nav)
    screen.loadViewIfNeeded()
    nav.pushViewController(UIViewController(), animated: true)
    device.turn()
    let coordinator = try #require(nav.transitionCoordinator)
    screen.viewWillTransition(to: CGSize(width: 1, height: 1), with: coordinator)
    #expect(
      transitions.seen == [
        "beforeTransition: the one of the change", "beforeDetaching: none", "afterwards: the one of the change",
      ])
    withExtendedLifetime(window) {}
  }

  @Test("Each member of a group has the transition coordinator of the moment")
  func members() {
    let keepers = [Keeper(), Keeper()]
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let members = BehaviorGroup(keepers.map { KeepingBehavior(keeper: $0) })
    device.push(Screen([members, members.onlyFirstAppearance()]), onto: nav)
    #expect(keepers.map(\.hadTransition) == [[true, true], [true, true]])
    #expect(keepers.flatMap(\.contexts).allSatisfy { $0.transitionCoordinator == nil })
  }
}

@MainActor
private final class Keeper {
  var contexts: [KeepingBehavior.Context] = []
  var hadTransition: [Bool] = []
}

private struct KeepingBehavior: ViewControllerLifecycleBehavior {
  let keeper: Keeper

  @MainActor
  final class Coordinator {
    let name = "kept"
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func beforeAppearing(_ viewController: UIViewController, context: Context) {
    keeper.contexts.append(context)
    keeper.hadTransition.append(context.transitionCoordinator != nil)
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

  func beforeTransition(_ viewController: UIViewController, to size: CGSize, context: Context) {
    transitions.ofTheChange = context.transitionCoordinator
    transitions.note("beforeTransition", context.transitionCoordinator)
    remove(viewController)
    transitions.note("afterwards", context.transitionCoordinator)
  }

  func beforeDetaching(_ viewController: UIViewController, context: Context) {
    transitions.note("beforeDetaching", context.transitionCoordinator)
  }
}

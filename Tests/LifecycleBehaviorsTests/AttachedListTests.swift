import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

/// What is attached to a screen, and one of a list removed.
@MainActor
@Suite(.everyAnswer)
struct AttachedListTests {
  let device = HeadlessDevice()

  private func names(_ behaviors: [any ViewControllerLifecycleBehavior]) -> [String] {
    behaviors.map { ($0 as? Named)?.name ?? "\(type(of: $0))" }
  }

  @Test("A screen lists its behaviors in the order of adding, the defaults first and a group as one")
  func list() {
    LifecycleBehaviorDefaults.register { _ in Named(name: "default") }
    let screen = UIViewController.loaded()
    #expect(screen.attachedBehaviors.isEmpty)
    let first = screen.addBehaviors([Named(name: "a"), KeepAwakeBehavior()])
    let second = screen.addBehaviors([BehaviorGroup([Named(name: "b")])])
    #expect(names(screen.attachedBehaviors) == ["default", "a", "KeepAwakeBehavior", "BehaviorGroup"])
    #expect(names(first.behaviors) == ["a", "KeepAwakeBehavior"])
    #expect(names(second.behaviors) == ["BehaviorGroup"])
    first.remove(silently: true)
    #expect(names(screen.attachedBehaviors) == ["default", "BehaviorGroup"])
    #expect(first.behaviors.isEmpty)
    screen.unembed(screen.children[0])
    #expect(screen.attachedBehaviors.isEmpty && second.behaviors.isEmpty)
  }
}

private struct Named: ViewControllerLifecycleBehavior {
  let name: String

  func afterAttaching(_ viewController: UIViewController) {}
}

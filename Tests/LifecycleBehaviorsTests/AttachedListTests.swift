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
  let log = LifecycleTranscript()

  private func names(_ behaviors: [any ViewControllerLifecycleBehavior]) -> [String] {
    behaviors.map { ($0 as? Named)?.name ?? "\(type(of: $0))" }
  }

  @Test("A screen lists its behaviors in the order of adding, the defaults first and a group as one")
  func list() {
    LifecycleBehaviorDefaults.register { _ in Named("default", log) }
    let screen = UIViewController.loaded()
    #expect(screen.attachedBehaviors.isEmpty)
    let first = screen.addBehaviors([Named("a", log), KeepAwakeBehavior()])
    let second = screen.addBehaviors([BehaviorGroup([Named("b", log)])])
    #expect(names(screen.attachedBehaviors) == ["default", "a", "KeepAwakeBehavior", "BehaviorGroup"])
    #expect(names(first.behaviors) == ["a", "KeepAwakeBehavior"])
    #expect(names(second.behaviors) == ["BehaviorGroup"])
    first.remove(silently: true)
    #expect(names(screen.attachedBehaviors) == ["default", "BehaviorGroup"])
    #expect(first.behaviors.isEmpty)
    screen.unembed(screen.children[0])
    #expect(screen.attachedBehaviors.isEmpty && second.behaviors.isEmpty)
  }

  @Test("A line of a list may be a behavior or nil")
  func optional() {
    let some: Named? = Named("some", log)
    let none: Named? = nil
    let screen = UIViewController.loaded()
    screen.addBehaviors {
      some
      none
      Named("last", log)
    }
    #expect(names(screen.attachedBehaviors) == ["some", "last"])
  }
}

/// Writes its name and each moment.
private struct Named: ViewControllerLifecycleBehavior {
  let name: String
  let log: LifecycleTranscript

  init(_ name: String, _ log: LifecycleTranscript) {
    self.name = name
    self.log = log
  }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    switch moment {
    case .beforeLayingOutSubviews, .afterLayingOutSubviews: break
    default: log.record("\(name) \(moment)")
    }
  }
}

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
  let device = HeadlessDevice().drivingLifecycleTime()
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
    first.removeSilently()
    #expect(names(screen.attachedBehaviors) == ["default", "BehaviorGroup"])
    #expect(first.behaviors.isEmpty)
    screen.unembed(screen.children[0])
    #expect(screen.attachedBehaviors.isEmpty && second.behaviors.isEmpty)
  }

  @Test("Some of a list are removed in reverse order, restore what they have changed, and the others stay")
  func some() {
    let screen = UIViewController.loaded()
    let attachment = screen.addBehaviors([Named("a", log), Named("b", log), Named("c", log)])
    let window = device.launch(showing: screen)
    _ = log.flush()
    attachment.remove { ($0 as? Named)?.name != "b" }
    #expect(
      log.flush() == [
        "c beforeDisappearing", "a beforeDisappearing", "c afterDisappearing", "a afterDisappearing",
        "c beforeDetaching", "a beforeDetaching",
      ])
    #expect(attachment.isAttached && names(attachment.behaviors) == ["b"])
    attachment.remove { _ in false }
    window.isHidden = true
    device.turn()
    #expect(log.flush() == ["b beforeDisappearing", "b afterDisappearing"])
    attachment.remove { _ in true }
    #expect(log.flush() == ["b beforeDetaching"])
    #expect(!attachment.isAttached)
    attachment.remove()
    attachment.remove { _ in true }
    #expect(log.isEmpty)
  }

  @Test("A default behavior is removed from one screen")
  func ofDefaults() {
    LifecycleBehaviorDefaults.register { _ in
      Named("log", log)
      Named("other", log)
    }
    let screen = UIViewController.loaded()
    screen.addDefaultBehaviors().remove { ($0 as? Named)?.name == "log" }
    #expect(names(screen.attachedBehaviors) == ["other"])
  }

  @Test("Removed inside a moment, one of a list does not receive it, and the others do")
  func inside() {
    let screen = UIViewController.loaded()
    var attachment: BehaviorAttachment?
    screen.addBehaviors([
      ActingBehavior("remover", in: log, at: .beforeAppearing) { screen in
        attachment?.remove { ($0 as? Named)?.name == "b" }
        #expect(names(screen.attachedBehaviors) == ["ActingBehavior", "a", "c"])
      }
    ])
    attachment = screen.addBehaviors([Named("a", log), Named("b", log), Named("c", log)])
    _ = log.flush()
    device.launch(showing: screen)
    #expect(
      log.flush() == [
        "remover beforeAppearing", "b beforeDetaching", "a beforeAppearing", "c beforeAppearing",
        "remover duringAppearing", "a duringAppearing", "c duringAppearing", "remover afterAppearing",
        "a afterAppearing", "c afterAppearing",
      ])
    #expect(names(attachment?.behaviors ?? []) == ["a", "c"])
  }

  @Test("One that removes itself and the rest of its list in its last moment is removed once")
  func reentrant() {
    let screen = UIViewController.loaded()
    var attachment: BehaviorAttachment?
    attachment = screen.addBehaviors([
      Named("a", log),
      ActingBehavior("remover", in: log, at: .beforeDetaching) { _ in attachment?.remove { _ in true } },
    ])
    _ = log.flush()
    attachment?.remove { $0 is ActingBehavior }
    #expect(log.flush() == ["remover beforeDetaching", "a beforeDetaching"])
    #expect(attachment?.isAttached == false)
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

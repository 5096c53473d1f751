import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct RemovalTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("G5: no moment is delivered after remove(silently: true) returns, and none by it")
  func silent() {
    let screen = Screen("a", in: log)
    let window = device.launch(showing: screen)
    _ = log.flush()

    screen.attachment?.remove(silently: true)
    window.isHidden = true
    device.turn()
    #expect(log.isEmpty)
    #expect(screen.attachment?.isAttached == false)
  }

  @Test("G5: removed in the middle of a pass, a behavior does not even receive the present moment")
  func midPass() {
    var attachment: BehaviorAttachment?
    let screen = UIViewController.loaded()
    screen.addBehaviors([ActingBehavior("a", in: log, at: .beforeAppearing) { _ in attachment?.remove(silently: true) }]
    )
    attachment = screen.addBehaviors([RecordingBehavior("b", in: log)])
    _ = log.flush()
    device.launch(showing: screen)
    #expect(log.flush() == ["a beforeAppearing", "a duringAppearing", "a afterAppearing"])
  }

  @Test("G5: removed while a closing is delivered, a behavior does not receive it", arguments: [false, true])
  func insideClosing(isSilent: Bool) {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let screen = UIViewController.loaded()
    let attachment = screen.addBehaviors([RecordingBehavior("a", in: log)])
    // The last one is called first.
    screen.addBehaviors([ClosedBehavior { attachment.remove(silently: isSilent) }])
    device.push(screen, onto: nav)
    device.pop(nav)
    #expect(log.flush().filter { $0.contains("Closing") }.isEmpty)
  }

  @Test("G5: a behavior may remove itself inside any moment", arguments: ActingBehavior.moments)
  func itself(moment: LifecycleMoment) {
    var attachment: BehaviorAttachment?
    let screen = UIViewController.loaded()
    // The handle does not exist yet inside the first two moments: the call that makes it has not returned.
    attachment = screen.addBehaviors([
      ActingBehavior("a", in: log, at: moment) { _ in attachment?.remove(silently: true) }
    ])
    let window = device.launch(showing: screen)
    window.isHidden = true
    device.turn()
    attachment?.remove()
    let life = ActingBehavior.moments.map { "a \($0.name)" }
    switch moment {
    case .afterAttaching, .afterLoading: #expect(log.flush() == life)
    default: #expect(log.flush() == Array(life.prefix { $0 != "a \(moment.name)" }) + ["a \(moment.name)"])
    }
  }

  @Test(
    "G5: a behavior may remove those added before it from inside the moments in which it is attached itself",
    arguments: [LifecycleMoment.afterAttaching, .afterLoading])
  func othersWhileAttaching(moment: LifecycleMoment) {
    let screen = Screen("a", in: log)
    device.launch(showing: screen)
    _ = log.flush()
    screen.addBehaviors([ActingBehavior("b", in: log, at: moment) { _ in screen.attachment?.remove() }])
    var expected = ["afterAttaching", "afterLoading", "beforeAppearing", "duringAppearing", "afterAppearing"].map {
      "b \($0)"
    }
    let index = moment == .afterAttaching ? 1 : 2
    expected.insert(contentsOf: ["a beforeDisappearing", "a afterDisappearing", "a beforeDetaching"], at: index)
    #expect(log.flush() == expected)
  }

  @Test("remove() delivers the moments on the way down, to the last behavior first, and detaches them")
  func unwinding() {
    let screen = Screen([RecordingBehavior("a", in: log), RecordingBehavior("b", in: log)])
    device.launch(showing: screen)
    _ = log.flush()

    screen.attachment?.remove()
    #expect(
      log.flush().map { $0.replacingOccurrences(of: " catch-up", with: "") } == [
        "b beforeDisappearing", "a beforeDisappearing", "b afterDisappearing", "a afterDisappearing",
        "b beforeDetaching", "a beforeDetaching",
      ])
    screen.attachment?.remove()
    device.keyWindow?.isHidden = true
    device.turn()
    #expect(log.isEmpty)
  }

  @Test("remove() inside the behavior's own beforeAppearing undoes that moment")
  func unwindingInside() {
    var attachment: BehaviorAttachment?
    let screen = UIViewController.loaded()
    attachment = screen.addBehaviors([
      ActingBehavior("a", in: log, at: .beforeAppearing) { _ in attachment?.remove() }
    ])
    _ = log.flush()
    device.launch(showing: screen)
    #expect(log.flush() == ["a beforeAppearing", "a beforeDisappearing", "a afterDisappearing", "a beforeDetaching"])
  }

  @Test(
    "remove(silently: true) inside remove() ends it immediately, remove() inside remove() has no effect",
    arguments: [true, false])
  func removalInsideRemoval(silently: Bool) {
    var attachment: BehaviorAttachment?
    let screen = UIViewController.loaded()
    attachment = screen.addBehaviors([
      BehaviorGroup { RecordingBehavior("a", in: log) },
      ActingBehavior("b", in: log, at: .beforeDisappearing) { [log] _ in
        silently ? attachment?.remove(silently: true) : attachment?.remove()
        log.record("attached \(attachment?.isAttached == true)")
      },
    ])
    let window = device.launch(showing: screen)
    _ = log.flush()
    attachment?.remove()
    let rest = [
      "a beforeDisappearing", "b afterDisappearing", "a afterDisappearing", "b beforeDetaching", "a beforeDetaching",
    ]
    #expect(log.flush() == ["b beforeDisappearing", "attached false"] + (silently ? [] : rest))
    window.isHidden = true
    device.turn()
    attachment?.remove(silently: true)
    #expect(log.isEmpty)
  }

  @Test("Moments that are delivered because a behavior is removed are marked, and no others")
  func marked() {
    let behavior = DetachingBehavior { [log] in log.record("\($0)") }
    let screen = Screen([behavior])
    let window = device.launch(showing: screen)
    window.isHidden = true
    window.isHidden = false
    device.turn()
    #expect(log.flush() == ["false", "false"])
    screen.attachment?.remove()
    #expect(log.flush() == ["true", "true", "true"])
  }

  @Test("Inside its last moment a behavior is not attached any more, however it is removed")
  func insideTheLastMoment() throws {
    for removesChild in [true, false] {
      let screen = UIViewController.loaded()
      var attachment: BehaviorAttachment?
      attachment = screen.addBehaviors([
        ActingBehavior("a", in: log, at: .beforeDetaching) { [log] _ in
          log.record("attached \(attachment?.isAttached == true)")
        }
      ])
      _ = log.flush()
      if removesChild {
        screen.unembed(try #require(screen.lifecycleBehaviorViewController))
      } else {
        attachment?.remove()
      }
      #expect(log.flush() == ["a beforeDetaching", "attached false"])
    }
  }
}

extension RemovalTests {
  @Test("A behavior that removes itself by its context ends, and the others of the same call and of its group stay")
  func itself() {
    let once = OnceBehavior { [log] in log.record($0) }
    let screen = Screen([
      RecordingBehavior("first", in: log), once, BehaviorGroup([once, RecordingBehavior("member", in: log)]),
    ])
    let window = device.launch(showing: screen)
    _ = log.flush()
    #expect(screen.attachment?.behaviors.count == 2)
    window.isHidden = true
    device.turn()
    #expect(
      log.flush() == [
        "member beforeDisappearing", "first beforeDisappearing", "member afterDisappearing", "first afterDisappearing",
      ])
  }

  @Test("A behavior that removes itself on screen is called to its end, once; in a test it is attached to nothing")
  func itselfOnScreen() {
    device.launch(showing: Screen([OnceBehavior { [log] in log.record($0) }]))
    #expect(
      log.flush() == [
        "afterAppearing", "beforeDisappearing", "afterDisappearing", "beforeDetaching", "attached false",
      ])
    let context = OnceBehavior.Context()
    context.attachment.remove()
    #expect(!context.attachment.isAttached && context.attachment.behaviors.isEmpty)
  }
}

/// Removes itself when its screen has appeared.
private struct OnceBehavior {
  let record: @MainActor (String) -> Void
}

extension OnceBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController, context: Context) {
    record("afterAppearing")
    context.attachment.remove()
    record("attached \(context.attachment.isAttached)")
  }

  func beforeDisappearing(_ viewController: UIViewController, context: Context) { record("beforeDisappearing") }
  func afterDisappearing(_ viewController: UIViewController, context: Context) { record("afterDisappearing") }

  func beforeDetaching(_ viewController: UIViewController, context: Context) {
    record("beforeDetaching")
    context.attachment.remove()
  }
}

private struct DetachingBehavior: ViewControllerLifecycleBehavior {
  let report: @MainActor (Bool) -> Void

  func beforeDisappearing(_ viewController: UIViewController, context: Context) { report(context.isDetaching) }
  func afterDisappearing(_ viewController: UIViewController, context: Context) { report(context.isDetaching) }
  func beforeDetaching(_ viewController: UIViewController, context: Context) { report(context.isDetaching) }
}

private struct ClosedBehavior: ViewControllerLifecycleBehavior {
  let didClose: @MainActor () -> Void

  func afterClosing(_ closing: ScreenClosing) {
    didClose()
  }
}

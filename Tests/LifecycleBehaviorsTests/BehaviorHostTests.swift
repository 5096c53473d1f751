import HeadlessDevice
import LifecycleTasks
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import LifecycleBehaviors

/// The state that the host and its dispatcher keep from one moment to the next.
@MainActor
@Suite(.everyAnswer)
struct BehaviorHostTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  /// How many behaviors a screen's dispatcher keeps, removed ones among them.
  private func kept(by screen: UIViewController) throws -> Int {
    let child = try #require(screen.lifecycleBehaviorViewController)
    let behaviors = Mirror(reflecting: child).descendant("host", "dispatcher", "behaviors")
    return try #require(behaviors as? [AnyObject]).count
  }

  @Test("The appearance after a late one that was cancelled is not marked as catching up")
  func joinsLateInACancelledSwipe() throws {
    let below = UIViewController()
    let nav = UINavigationController(rootViewController: below)
    device.launch(showing: nav)
    device.push(UIViewController(), onto: nav, animated: false)
    let swipe = try #require(device.beginSwipeBack(in: nav))
    device.turn()
    below.addBehaviors([RecordingBehavior("a", in: log)])
    device.turn()
    swipe.cancel()
    device.advance(by: 1)
    #expect(log.flush().contains { $0.hasPrefix("a beforeAppearing") && $0.contains("catch-up") })
    device.pop(nav, animated: false)
    #expect(log.flush() == ["a beforeAppearing", "a duringAppearing", "a afterAppearing"])
  }

  @Test("An appearance that began late is the only one that is marked as catching up")
  func joinsLateOnce() {
    let screen = UIViewController()
    let window = device.launch(showing: screen)
    device.turn()
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    window.isHidden = true
    device.turn()
    let first = log.flush()
    #expect(first.contains("a beforeAppearing catch-up"))
    #expect(first.suffix(2) == ["a beforeDisappearing", "a afterDisappearing"])
    window.isHidden = false
    device.turn()
    #expect(log.flush() == ["a beforeAppearing", "a duringAppearing", "a afterAppearing"])
  }

  @Test("The first behaviors of a screen on screen that does not forward its appearance catch up, too")
  func joinsLateWithoutForwarding() {
    let screen = NonForwardingScreen()
    device.launch(showing: screen)
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    #expect(log.flush() == ["a afterAttaching catch-up", "a afterLoading catch-up"])
  }

  @Test("Behaviors that are removed, inside a moment or not, are not kept")
  func removed() throws {
    let screen = UIViewController.loaded()
    var second: BehaviorAttachment?
    screen.addBehaviors([ActingBehavior("a", in: log, at: .beforeAppearing) { _ in second?.remove(silently: true) }])
    second = screen.addBehaviors([RecordingBehavior("b", in: log)])
    screen.addBehaviors([RecordingBehavior("c", in: log)]).remove(silently: true)
    #expect(try kept(by: screen) == 2)
    device.launch(showing: screen)
    #expect(try kept(by: screen) == 1)
    for _ in 0..<10 { screen.addBehaviors([RecordingBehavior("d", in: log)]).remove() }
    #expect(try kept(by: screen) == 1)
  }

  @Test("A stream whose reader is cancelled is removed from the screen")
  func cancelledStream() async throws {
    let screen = UIViewController.loaded()
    let stream = screen.lifecycleMoments()
    #expect(try kept(by: screen) == 1)
    let reader = Task { for await _ in stream {} }
    await settleTasks()
    reader.cancel()
    await settleTasks()
    #expect(try kept(by: screen) == 0)
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

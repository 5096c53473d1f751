import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import LifecycleBehaviors

/// Many moments, many behaviors, and behaviors that are removed in any order.
@MainActor
@Suite(.oneDevice)
struct ManyBehaviorsTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("Calls are removed one by one in any order, and each attachment removes its own behaviors")
  func anyOrder() {
    for order in [Array(0..<5), [4, 3, 2, 1, 0], [2, 0, 4, 1, 3]] {
      let screen = UIViewController.loaded()
      let attachments = (0..<5).map { call in
        screen.addBehaviors((0..<call).map { RecordingBehavior("\(call).\($0)", in: log) })
      }
      var present = Set(0..<5)
      for call in order {
        attachments[call].remove(silently: true)
        present.remove(call)
        _ = log.flush()
        screen.hiddenChild?.host.report(.afterReceivingMemoryWarning)
        let expected = (0..<5).filter(present.contains).flatMap { call in
          (0..<call).map { "\(call).\($0) afterReceivingMemoryWarning" }
        }
        #expect(log.flush() == expected)
        #expect(attachments.map(\.isAttached) == (0..<5).map { $0 > 0 && present.contains($0) })
      }
    }
  }

  @Test("A behavior may add another one while it makes its coordinator, and each handle removes its own")
  func addedWhileMakingACoordinator() {
    let screen = UIViewController.loaded()
    var inner: BehaviorAttachment?
    let outer = screen.addBehaviors([
      MakingBehavior { [weak screen, log] in inner = screen?.addBehaviors([RecordingBehavior("inner", in: log)]) }
    ])
    #expect(outer.isAttached && inner?.isAttached == true)
    outer.remove(silently: true)
    #expect(!outer.isAttached && inner?.isAttached == true)
    inner?.remove(silently: true)
    #expect(inner?.isAttached == false)
  }

  @Test(
    "A coordinator may add and remove behaviors of its screen while it is released",
    arguments: ["silently", "unwound", "inside a moment"])
  func releaseAddsAndRemoves(way: String) {
    let screen = UIViewController.loaded()
    let other = screen.addBehaviors([RecordingBehavior("other", in: log)])
    var attachment: BehaviorAttachment?
    if way == "inside a moment" {
      screen.addBehaviors([
        ActingBehavior("actor", in: LifecycleTranscript(), at: .beforeAppearing) { _ in
          attachment?.remove(silently: true)
        }
      ])
    }
    attachment = screen.addBehaviors([
      ReleasedBehavior { [weak screen, log] in
        other.remove(silently: true)
        screen?.addBehaviors([ActingBehavior("new", in: log, at: .afterAttaching) { _ in }])
      }
    ])
    _ = log.flush()
    switch way {
    case "silently": attachment?.remove(silently: true)
    case "unwound": attachment?.remove()
    default: break
    }
    device.launch(showing: screen)
    #expect(!other.isAttached)
    #expect(
      log.flush().filter { $0.hasPrefix("new") } == [
        "new afterAttaching", "new afterLoading", "new beforeAppearing", "new duringAppearing", "new afterAppearing",
      ])
  }
}

/// Acts while it makes its coordinator.
private struct MakingBehavior: ViewControllerLifecycleBehavior {
  let act: @MainActor () -> Void

  func makeCoordinator() { act() }
}

private struct ReleasedBehavior: ViewControllerLifecycleBehavior {
  let act: @MainActor () -> Void

  @MainActor
  final class Coordinator {
    let act: @MainActor () -> Void

    init(act: @escaping @MainActor () -> Void) { self.act = act }

    deinit { MainActor.assumeIsolated { act() } }
  }

  func makeCoordinator() -> Coordinator { Coordinator(act: act) }
}

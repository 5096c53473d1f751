import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct LifetimeTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("G10: a popped screen, its hidden child and its coordinators are released")
  func poppedScreen() {
    let counter = Counter()
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    weak var screen: UIViewController?
    weak var host: UIViewController?
    do {
      let pushed = Screen([CountingBehavior(counter: counter)])
      device.push(pushed, onto: nav)
      screen = pushed
      host = pushed.lifecycleBehaviorViewController
    }
    #expect(screen != nil && host != nil && counter.alive == 1)
    device.pop(nav)
    #expect(screen == nil)
    #expect(host == nil)
    #expect(counter.alive == 0)
  }

  @Test("G10: a navigation controller is released with the screens in it")
  func navigationController() {
    let window = device.launch(showing: UIViewController())
    weak var navigation: UINavigationController?
    do {
      let nav = UINavigationController(rootViewController: Screen([RecordingBehavior("A", in: log)]))
      navigation = nav
      window.rootViewController = nav
      device.advance(by: 1)
      device.push(Screen([RecordingBehavior("B", in: log)]), onto: nav)
      window.rootViewController = UIViewController()
      device.advance(by: 1)
    }
    #expect(navigation == nil)
  }

  @Test("G10: the handle keeps neither the screen nor the behaviors alive")
  func attachment() {
    let counter = Counter()
    var attachment: BehaviorAttachment?
    weak var captured: UIView?
    do {
      let view = UIView()
      captured = view
      let screen = Screen([
        CountingBehavior(counter: counter),
        ActingBehavior("a", in: log, at: .afterAppearing) { _ in view.isHidden = true },
      ])
      screen.loadViewIfNeeded()
      attachment = screen.attachment
    }
    #expect(captured == nil)
    #expect(attachment?.isAttached == false)
    #expect(counter.alive == 0)
    attachment?.remove(silently: true)
  }

  @Test("Removed behaviors, alone or in a group, release their coordinators immediately", arguments: [false, true])
  func removedCoordinator(isMember: Bool) {
    let counter = Counter()
    let behavior = CountingBehavior(counter: counter)
    let screen = Screen([isMember ? BehaviorGroup([behavior]) : behavior])
    device.launch(showing: screen)
    #expect(counter.alive == 1)
    screen.attachment?.remove(silently: true)
    #expect(counter.alive == 0)
  }

  @Test("A screen that is released inside a moment exists until the moment has been delivered")
  func diesInside() {
    weak var weakScreen: UIViewController?
    do {
      let screen = Screen([
        ActingBehavior("a", in: log, at: .afterAppearing) { $0.view.window?.rootViewController = nil },
        RecordingBehavior("b", in: log),
      ])
      weakScreen = screen
      device.launch(showing: screen)
    }
    device.turn()
    device.turn()
    #expect(weakScreen == nil)
    #expect(
      log.flush().suffix(7) == [
        "a afterAppearing", "b afterAppearing", "b beforeDisappearing", "a beforeDisappearing", "b afterDisappearing",
        "a afterDisappearing", "b afterClosing removed",
      ])
  }
}

@MainActor
private final class Counter {
  var alive = 0
}

private struct CountingBehavior: ViewControllerLifecycleBehavior {
  let counter: Counter

  @MainActor
  final class Coordinator {
    let counter: Counter

    init(_ counter: Counter) {
      self.counter = counter
      counter.alive += 1
    }

    deinit {
      MainActor.assumeIsolated { counter.alive -= 1 }
    }
  }

  func makeCoordinator() -> Coordinator {
    Coordinator(counter)
  }
}

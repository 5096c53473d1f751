import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import LifecycleBehaviors

/// The controller that carries the behaviors of a SwiftUI view.
@MainActor
@Suite(.everyAnswer)
struct BehaviorProbeTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let issues = IssueCollector()

  private func probe(_ behaviors: any ViewControllerLifecycleBehavior...) -> BehaviorProbeViewController {
    BehaviorProbeViewController(behaviors)
  }

  private func hosted(_ name: String) -> HostingScreen {
    HostingScreen([probe(RecordingBehavior(name, in: log))])
  }

  /// - Returns: the moments of one second, without the word animated.
  private func settle() -> [String] {
    device.advance(by: 1)
    return log.flush().map { $0.replacingOccurrences(of: " animated", with: "") }
  }

  // MARK: What the behaviors see

  @Test("The controller is no part of the content of its parent, and has only the hidden view")
  func contentless() {
    let probe = probe(RecordingBehavior("a", in: log))
    let screen = HostingScreen([probe])
    device.launch(showing: screen)
    #expect(screen.contentChildren == [] && probe.contentChildren == [])
    let child = UIViewController()
    screen.addChild(child)
    #expect(screen.contentChildren == [child])
    #expect(probe.view.subviews == [probe.lifecycleBehaviorViewController?.view])
  }

  @Test("A behavior's viewController has the window, the navigation controller and the presenter of the screen")
  func surroundings() {
    let asking = ActingBehavior("a", in: log, at: .afterAppearing) { [log] controller in
      log.record("nav \(controller.navigationController?.children.count ?? 0)")
      log.record("window \(controller.view.window?.isKeyWindow ?? false)")
      log.record("presented \(controller.presentingViewController != nil)")
      controller.navigationItem.title = "Probe"
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: navigation)
    let screen = HostingScreen([probe(asking)])
    navigation.pushViewController(screen, animated: true)
    #expect(settle().suffix(3) == ["nav 2", "window true", "presented false"])
    // The navigation bar shows the item of the hosting controller.
    #expect(screen.navigationItem.title != "Probe")
    screen.present(HostingScreen([probe(asking)]), animated: true)
    #expect(settle().suffix(3) == ["nav 0", "window true", "presented true"])
  }

  @Test("The app's default behaviors are not added")
  func defaults() {
    LifecycleBehaviorDefaults.register { [log] _ in RecordingBehavior("default", in: log) }
    defer { LifecycleBehaviorDefaults.removeAll() }
    device.launch(showing: hosted("a"))
    #expect(settle().allSatisfy { $0.hasPrefix("a ") })
    #expect(issues.flush() == [])
  }

  // MARK: When they are called

  @Test("In a navigation view: called when the view is pushed, covered, uncovered and popped")
  func navigationView() {
    let navigation = UINavigationController(rootViewController: hosted("list"))
    device.launch(showing: navigation)
    #expect(
      settle() == [
        "list afterAttaching", "list afterLoading", "list beforeAppearing", "list duringAppearing",
        "list afterAppearing",
      ])
    navigation.pushViewController(hosted("song"), animated: true)
    #expect(
      settle().sorted() == [
        "list afterDisappearing", "list beforeDisappearing", "song afterAppearing",
        "song afterAttaching", "song afterLoading", "song beforeAppearing", "song duringAppearing",
      ])
    navigation.popViewController(animated: true)
    let popped = settle()
    #expect(
      popped.filter { $0.hasPrefix("list") } == [
        "list beforeAppearing", "list duringAppearing", "list afterAppearing",
      ])
    // SwiftUI may release the popped controller without dismantling its views.
    #expect(
      popped.filter { $0.hasPrefix("song") } == [
        "song beforeDisappearing", "song afterDisappearing", "song afterClosing popped",
      ])
    #expect(issues.flush() == [])
  }

  @Test(
    "The behaviors of a removed view are removed in the next turn, not in SwiftUI's update, and it is released",
    arguments: [true, false])
  func removed(isDismantledFirst: Bool) {
    weak var released: UIViewController?
    let screen = HostingScreen([])
    device.launch(showing: screen)
    do {
      let probe = probe(RecordingBehavior("first", in: log), RecordingBehavior("second", in: log))
      released = probe
      screen.embed(probe)
      _ = settle()
      screen.dismantle(probe, beforeRemoval: isDismantledFirst)
    }
    #expect(!log.flush().contains { $0.contains("Detaching") })
    #expect(settle().suffix(2) == ["second beforeDetaching", "first beforeDetaching"])
    #expect(released == nil)

    screen.embed(probe(RecordingBehavior("new", in: log)))
    #expect(
      settle() == [
        "new afterAttaching", "new afterLoading", "new beforeAppearing", "new duringAppearing", "new afterAppearing",
      ])
  }

  @Test("Two modifiers on one screen: all behaviors are called, each with a controller of its own")
  func twoModifiers() {
    let inner = probe(RecordingBehavior("inner", in: log))
    let outer = probe(RecordingBehavior("outer 1", in: log), RecordingBehavior("outer 2", in: log))
    let navigation = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: navigation)
    navigation.pushViewController(HostingScreen([inner, outer]), animated: true)
    let appeared = settle().filter { $0.hasSuffix("afterAppearing") }
    #expect(appeared.map { $0.prefix(7) }.sorted() == ["inner a", "outer 1", "outer 2"])
    navigation.popViewController(animated: true)
    let outerMoments = settle().filter { $0.hasPrefix("outer") && $0.contains("afterDisappearing") }
    #expect(outerMoments == ["outer 2 afterDisappearing", "outer 1 afterDisappearing"])
    #expect(issues.flush() == [])
  }

  @Test("Neither the screen nor the behaviors are kept alive after a pop")
  func leak() {
    weak var screen: UIViewController?
    weak var probe: UIViewController?
    weak var kept: LifecycleTranscript?
    let navigation = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: navigation)
    func push() {
      let log = LifecycleTranscript()
      let carried = self.probe(RecordingBehavior("song", in: log))
      let pushed = HostingScreen([carried])
      navigation.pushViewController(pushed, animated: true)
      device.advance(by: 1)
      (screen, probe, kept) = (pushed, carried, log)
    }
    push()
    #expect(screen != nil && probe != nil && kept != nil)
    navigation.popViewController(animated: true)
    device.advance(by: 1)
    #expect(screen == nil && probe == nil && kept == nil)
  }
}

import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import Samples

/// Compares what behaviors of other libraries receive from the adapters of the page with what their own libraries call.
@MainActor
@Suite(.everyAnswer)
struct MigrationTests {
  let device = HeadlessDevice()
  let issues = IssueCollector()
  let old = LifecycleTranscript()
  let adapted = LifecycleTranscript()
  let nav = UINavigationController(rootViewController: UIViewController())

  /// Loads, pushes, covers, uncovers, begins and cancels a swipe back, and pops `screen`. After each step both transcripts have
  /// the same lines except for layout, see `OldHost`.
  /// - Returns: what the adapter has called in each step.
  private func play(_ screen: UIViewController) throws -> [[String]] {
    var steps: [[String]] = []
    func step(_ action: () throws -> Void) rethrows {
      try action()
      device.advance(by: 1)
      let received = adapted.flush()
      steps.append(received)
      #expect(old.flush() == received.filter { !$0.contains("Subviews") })
    }
    device.launch(showing: nav)
    step { screen.loadViewIfNeeded() }
    step { nav.pushViewController(screen, animated: true) }
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    step { screen.present(cover, animated: true) }
    step { screen.dismiss(animated: false) }
    try step { try #require(device.beginSwipeBack(in: nav)).cancel() }
    step { nav.popViewController(animated: true) }
    return steps
  }

  private func withoutLayout(_ log: LifecycleTranscript) -> [String] {
    log.flush().filter { !$0.contains("Subviews") }
  }

  @Test("With the article's names: the adapter calls what the old library called, moment by moment")
  func article() throws {
    let screen = LoadingScreen { [old, adapted] screen in
      OldHost.install([OldRecorder(log: old)], on: screen)
      screen.addBehaviors([OldRecorder(log: adapted)])
    }
    #expect(
      try play(screen) == [
        ["a afterLoading"],
        ["a beforeAppearing", "a beforeLayingOutSubviews", "a afterLayingOutSubviews", "a afterAppearing"],
        ["a beforeDisappearing", "a afterDisappearing"],
        ["a beforeAppearing", "a afterAppearing"],
        ["a beforeDisappearing", "a beforeAppearing", "a afterAppearing"],
        ["a beforeDisappearing", "a afterDisappearing"],
      ])
  }

  @Test("With UIKit's names: the same, with whether it is animated")
  func uikitNames() throws {
    let screen = LoadingScreen { [old, adapted] screen in
      OldHost.install([OldUIKitRecorder(log: old)], on: screen)
      screen.addBehaviors([AdaptedUIKit(behaviors: [OldUIKitRecorder(log: adapted)])])
    }
    #expect(
      try play(screen) == [
        ["viewDidLoad"],
        ["viewWillAppear true", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear true"],
        ["viewWillDisappear true", "viewDidDisappear true"],
        ["viewWillAppear false", "viewDidAppear false"],
        ["viewWillDisappear true", "viewWillAppear true", "viewDidAppear true"],
        ["viewWillDisappear true", "viewDidDisappear true"],
      ])
  }

  @Test("With a base class: the same, and the object knows its screen from the start")
  func baseClass() throws {
    let screen = LoadingScreen("A") { [old, adapted] screen in
      OldHost.install([OldBaseRecorder(log: old)], on: screen)
      screen.addBehaviors([OldBaseRecorder(log: adapted)])
    }
    #expect(
      try play(screen) == [
        ["A viewDidLoad"],
        ["A viewWillAppear true", "A viewDidAppear true"],
        ["A viewWillDisappear true", "A viewDidDisappear true"],
        ["A viewWillAppear false", "A viewDidAppear false"],
        ["A viewWillDisappear true", "A viewWillAppear true", "A viewDidAppear true"],
        ["A viewWillDisappear true", "A viewDidDisappear true"],
      ])
  }

  @Test("The screen of a cancelled appearance receives what its old library called, in both directions")
  func nearlyAppeared() throws {
    let below = LoadingScreen { [old, adapted] screen in
      OldHost.install([OldRecorder(log: old)], on: screen)
      screen.addBehaviors([OldRecorder(log: adapted)])
    }
    nav.viewControllers = [below, UIViewController()]
    device.launch(showing: nav)
    below.loadViewIfNeeded()
    _ = (old.flush(), adapted.flush())
    try device.cancelSwipeBack(in: nav)
    #expect(old.flush() == ["a beforeAppearing", "a beforeDisappearing", "a afterDisappearing"])
    #expect(withoutLayout(adapted) == ["a beforeAppearing", "a beforeDisappearing", "a afterDisappearing"])
  }

  @Test("On the way down old libraries keep the order, an adapter keeps it within its list, and lists are reversed")
  func order() {
    let screen = LoadingScreen { [old, adapted] screen in
      OldHost.install([OldRecorder("a", log: old), OldRecorder("b", log: old)], on: screen)
      OldHost.install([OldRecorder("c", log: old)], on: screen)
      screen.addBehaviors([OldRecorder("a", log: adapted), OldRecorder("b", log: adapted)])
      screen.addBehaviors([OldRecorder("c", log: adapted)])
    }
    let window = device.launch(showing: screen)
    device.turn()
    let up = [
      "a afterLoading", "b afterLoading", "c afterLoading", "a beforeAppearing", "b beforeAppearing",
      "c beforeAppearing", "a afterAppearing", "b afterAppearing", "c afterAppearing",
    ]
    #expect(old.flush() == up)
    #expect(withoutLayout(adapted) == up)

    window.isHidden = true
    device.turn()
    #expect(
      old.flush() == [
        "a beforeDisappearing", "b beforeDisappearing", "c beforeDisappearing", "a afterDisappearing",
        "b afterDisappearing", "c afterDisappearing",
      ])
    #expect(
      adapted.flush() == [
        "c beforeDisappearing", "a beforeDisappearing", "b beforeDisappearing", "c afterDisappearing",
        "a afterDisappearing", "b afterDisappearing",
      ])
    #expect(issues.flush() == [], "The two calls are in two lines, which the adapter passes on")
  }
}

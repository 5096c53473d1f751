import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import Samples

/// Runs the behaviors of the page before and after they were ported.
@MainActor
@Suite(.everyAnswer)
struct PortedBehaviorsTests {
  let device = HeadlessDevice()
  let nav = UINavigationController(rootViewController: UIViewController())

  init() {
    device.launch(showing: nav)
  }

  /// The results of `read` before the push of a screen with these behaviors, after it, after a cover, its end, a cancelled
  /// swipe and the pop.
  private func play<Value>(
    _ behaviors: any ViewControllerLifecycleBehavior..., reading read: (UIViewController) -> Value
  ) throws -> [Value] {
    let screen = LoadingScreen { $0.addBehaviors(behaviors) }
    device.turn()
    var values = [read(screen)]
    func step(_ action: () throws -> Void) rethrows {
      try action()
      device.advance(by: 1)
      values.append(read(screen))
    }
    step { nav.pushViewController(screen, animated: true) }
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    step { screen.present(cover, animated: true) }
    step { screen.dismiss(animated: true) }
    try step { try #require(device.beginSwipeBack(in: nav)).cancel() }
    step { nav.popViewController(animated: true) }
    return values
  }

  @Test("The article's names: recording is paused while the screen is on screen, as before the port")
  func pauseRecording() throws {
    for behavior: any ViewControllerLifecycleBehavior in [
      Adapted(behaviors: [ArticleBefore.PauseRecordingBehavior()]), ArticleAfter.PauseRecordingBehavior(),
    ] {
      let states = try play(behavior) { _ in Recorder.shared.isPaused }
      #expect(states == [false, true, false, true, true, false])
    }
  }

  @Test("The article's names: a screen still calls addBehaviors with its old behaviors")
  func oldScreen() {
    nav.pushViewController(ArticleBefore.PasswordViewController(), animated: false)
    device.turn()
    #expect(Recorder.shared.isPaused)
    nav.popViewController(animated: false)
    device.turn()
    #expect(!Recorder.shared.isPaused)
  }

  @Test("UIKit's names: the screen is in its editing mode while it is on screen, as before the port")
  func editing() throws {
    for behavior: any ViewControllerLifecycleBehavior in [
      AdaptedUIKit(behaviors: [UIKitBefore.EditingBehavior()]), UIKitAfter.EditingBehavior(),
    ] {
      let states = try play(behavior) { $0.isEditing }
      #expect(states == [false, true, false, true, true, false])
    }
  }

  @Test("A base class: the prompt is shown while the screen is on screen, as before the port")
  func prompt() throws {
    for behavior: any ViewControllerLifecycleBehavior in [ClassBefore.PromptBehavior(), ClassAfter.PromptBehavior()] {
      let states = try play(behavior) { $0.navigationItem.prompt }
      #expect(states == [nil, "On air", nil, "On air", "On air", nil])
    }
  }

  @Test("Titles: a base view controller, its behavior, a default and a child view controller report the same")
  func titles() {
    func titles(seenBy make: (String) -> UIViewController) -> [String] {
      Analytics.shared.titles = []
      nav.viewControllers = [make("A")]
      device.turn()
      nav.pushViewController(make("B"), animated: false)
      device.turn()
      nav.popViewController(animated: false)
      device.turn()
      return Analytics.shared.titles
    }
    func titled(_ screen: UIViewController, _ title: String) -> UIViewController {
      screen.title = title
      return screen
    }
    #expect(titles { titled(BaseClass.BaseViewController(), $0) } == ["A", "B", "A"])
    #expect(titles { titled(InBetween.BaseViewController(), $0) } == ["A", "B", "A"])
    #expect(
      titles { LoadingScreen($0) { $0.embed(ControllerBefore.TitleReportingViewController()) } } == ["A", "B", "A"])
    registerTitles()
    defer { LifecycleBehaviorDefaults.removeAll() }
    #expect(titles { LoadingScreen($0) { _ = $0.addDefaultBehaviors() } } == ["A", "B", "A"])
    #expect(titles { LoadingScreen($0) { _ in } } == [])
  }
}

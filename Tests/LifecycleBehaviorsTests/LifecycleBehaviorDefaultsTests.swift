import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct LifecycleBehaviorDefaultsTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  init() {
    LifecycleBehaviorDefaults.removeAll()
  }

  /// Registers two defaults, one of them for titled screens only, runs `body` and removes them.
  private func withDefaults(_ body: () throws -> Void) rethrows {
    LifecycleBehaviorDefaults.register { [log] _ in RecordingBehavior("default", in: log) }
    LifecycleBehaviorDefaults.register { [log] screen in
      if let title = screen.title { RecordingBehavior("default for \(title)", in: log) }
    }
    defer { LifecycleBehaviorDefaults.removeAll() }
    try body()
  }

  @Test("Defaults are added once, with the first behaviors of a screen and around them")
  func aroundTheScreensOwn() {
    withDefaults {
      let screen = Screen("A", in: log)
      let window = device.launch(showing: screen)
      screen.addBehaviors([RecordingBehavior("late", in: log)]).remove(silently: true)
      let attaching = log.flush().filter { $0.contains("afterAttaching") }
      #expect(
        attaching == [
          "default afterAttaching", "default for A afterAttaching", "A afterAttaching", "late afterAttaching catch-up",
        ])
      window.isHidden = true
      device.turn()
      #expect(
        log.flush() == [
          "A beforeDisappearing", "default for A beforeDisappearing", "default beforeDisappearing",
          "A afterDisappearing", "default for A afterDisappearing", "default afterDisappearing",
        ])
    }
  }

  @Test("Defaults belong to the app: those of one that ran before are gone")
  func nextApp() {
    LifecycleBehaviorDefaults.register { [log] _ in RecordingBehavior("default", in: log) }
    let next = HeadlessDevice.launched(showing: Screen("A", in: log))
    #expect(!log.flush().contains { $0.hasPrefix("default") })
    withExtendedLifetime(next) {}
  }

  @Test("A screen without behaviors of its own adds the defaults, and a second call has no effect")
  func explicit() {
    withDefaults {
      let screen = UIViewController.loaded()
      let attachment = screen.addDefaultBehaviors()
      #expect(screen.addDefaultBehaviors() === attachment)
      #expect(log.flush() == ["default afterAttaching", "default afterLoading"])
      attachment.remove()
      #expect(log.flush() == ["default beforeDetaching"])
      screen.addDefaultBehaviors()
      screen.addBehaviors([])
      #expect(log.isEmpty, "defaults that the screen has removed are not added again")
    }
  }

  @Test("A screen that adds no behaviors, and one that had behaviors before, get no defaults")
  func untouched() {
    let early = UIViewController.loaded()
    early.addBehaviors([BehaviorGroup([])])
    withDefaults {
      device.launch(showing: UIViewController())
      early.addBehaviors([RecordingBehavior("own", in: log)])
      #expect(log.flush() == ["own afterAttaching", "own afterLoading"])
    }
  }

  @Test(
    "A line that is reached twice, as for each scene, registers once, and an issue names it; other lines are no mistake"
  )
  func twiceFromOneLine() {
    let issues = IssueCollector()
    defer { LifecycleBehaviorDefaults.removeAll() }
    for _ in 1...2 {
      LifecycleBehaviorDefaults.register(line: 3) { [log] _ in RecordingBehavior("scene", in: log) }
    }
    #expect(issues.flushIssues().map { "\($0.kind) \($0.line ?? 0)" } == ["repeatedCall 3"])
    LifecycleBehaviorDefaults.register { [log] _ in RecordingBehavior("other", in: log) }
    UIViewController.loaded().addDefaultBehaviors()
    #expect(
      log.flush() == ["scene afterAttaching", "other afterAttaching", "scene afterLoading", "other afterLoading"])
    LifecycleBehaviorDefaults.removeAll()
    LifecycleBehaviorDefaults.register(line: 3) { [log] _ in RecordingBehavior("scene", in: log) }
    UIViewController.loaded().addDefaultBehaviors()
    #expect(log.flush() == ["scene afterAttaching", "scene afterLoading"])
    #expect(issues.flush() == [])
  }
}

import BackgroundWork
import FocusBehavior
import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleTasks
import LifecycleTestKit
import LifecycleTimeline
import OverlayBehavior
import ReadyMadeBehaviors
import SuspendBehavior
import TestSupport
import Testing
import UIKit

/// Issues whose mistake is not one call with bad input: the kind, the screen, the behavior and the line of each.
@MainActor
@Suite(.oneDevice)
struct IssueKindsTests {
  let device = HeadlessDevice()
  let issues = IssueCollector()
  let plain = UIViewController()

  init() {
    plain.loadViewIfNeeded()
  }

  /// Expects one issue since the last call of this, for a line of this file; nil for an issue without a place.
  private func expect(
    _ kind: LifecycleIssue.Kind, _ screenType: UIViewController.Type? = nil, _ behaviorType: Any.Type? = nil,
    at line: Int?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let issues = issues.flushIssues()
    #expect(issues.map(\.kind) == [kind], sourceLocation: sourceLocation)
    #expect(issues.map(\.line) == [line], sourceLocation: sourceLocation)
    #expect(issues.map(\.fileID) == [line == nil ? nil : #fileID], sourceLocation: sourceLocation)
    guard let issue = issues.first else { return }
    #expect(issue.screenType == screenType, sourceLocation: sourceLocation)
    #expect(issue.behaviorType == behaviorType, sourceLocation: sourceLocation)
    #expect(
      !issue.message.contains("\(#fileID):\(line ?? 0)"), "the place is said once", sourceLocation: sourceLocation)
  }

  @Test("A screen that is still in memory three seconds after it was popped, at the line that adds the watch")
  func leak() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: navigation)
    plain.addBehaviors([LeakWatchBehavior()])
    let line = #line - 1
    navigation.pushViewController(plain, animated: true)
    device.advance(by: 1)
    navigation.popViewController(animated: true)
    device.advance(by: 4)
    expect(.leakedScreen, UIViewController.self, LeakWatchBehavior.self, at: line)
  }

  @Test("Controllers that take no behaviors, at the line that adds them")
  func refused() {
    UIHostingController<Int>().addBehaviors([KeepAwakeBehavior()])
    expect(.hostingController, UIHostingController<Int>.self, at: #line - 1)
    do { LateScreen().loadViewIfNeeded() }
    expect(.beingDeallocated, LateScreen.self, at: LateScreen.line)
  }

  @Test("Behaviors on a screen that they are not made for, at the line that adds them, also inside of others")
  func wrongScreen() {
    plain.addBehaviors([TaskBehavior<Form>(while: .visible) { _ in }])
    expect(.wrongScreen, UIViewController.self, TaskBehavior<Form>.self, at: #line - 1)
    plain.addBehaviors([ActionBehavior<Form>.afterAppearing { _ in }])
    expect(.wrongScreen, UIViewController.self, ActionBehavior<Form>.self, at: #line - 1)
    plain.addBehaviors([SuspendBehavior<Form> { _, _ in }])
    expect(.wrongScreen, UIViewController.self, SuspendBehavior<Form>.self, at: #line - 1)
    plain.addBehaviors([KeyboardInsetsBehavior<Form> { _ in nil }])
    expect(.wrongScreen, UIViewController.self, KeyboardInsetsBehavior<Form>.self, at: #line - 1)
    plain.addBehaviors([KeyboardInsetsBehavior()])
    expect(.wrongScreen, UIViewController.self, KeyboardInsetsBehavior<UIViewController>.self, at: #line - 1)
    plain.addBehaviors([FocusBehavior<Form> { _, _ in }])
    expect(.wrongScreen, UIViewController.self, FocusBehavior<Form>.self, at: #line - 1)
    plain.addBehaviors([InputFocusBehavior<Form>(initial: 1, fields: [1: { $0.view }])])
    expect(.wrongScreen, UIViewController.self, InputFocusBehavior<Form>.self, at: #line - 1)
    plain.addBehaviors([BehaviorGroup([ActionBehavior<Form>.afterAppearing { _ in }.onlyFirstAppearance()])])
    expect(.wrongScreen, UIViewController.self, ActionBehavior<Form>.self, at: #line - 1)
    let table = UITableViewController()
    table.loadViewIfNeeded()
    table.addBehaviors { KeyboardInsetsBehavior() }
    expect(.wrongScreen, UITableViewController.self, KeyboardInsetsBehavior<UIViewController>.self, at: #line - 1)
    BehaviorProbeViewController([DismissKeyboardOnTapBehavior()]).loadViewIfNeeded()
    expect(.noEffectInSwiftUI, nil, DismissKeyboardOnTapBehavior.self, at: nil)
  }

  @Test("Behaviors that a SwiftUI view cannot have: no message has a class of the framework that no app can write")
  func wrongView() {
    let behaviors: [any ViewControllerLifecycleBehavior] = [
      ActionBehavior<Form>.afterAppearing { _ in }, KeyboardInsetsBehavior(), FocusBehavior<Form> { _, _ in },
      InputFocusBehavior<Form>(initial: 1, fields: [1: { $0.view }]),
    ]
    for name in [nil, "Library"] {
      BehaviorProbeViewController(behaviors, named: name).loadViewIfNeeded()
      let issues = issues.flushIssues()
      #expect(issues.count == 4 && issues.allSatisfy { $0.kind == .wrongScreen })
      #expect(!issues.contains { $0.message.contains("BehaviorProbeViewController") })
      #expect(issues.allSatisfy { $0.message.contains("Library") == (name != nil) })
    }
  }

  @Test("A behavior that adds others while it is added, and one that is wrong, have a line each")
  func addedWithin() {
    let line = #line + 1
    plain.addBehaviors([
      ActingBehavior("a", in: LifecycleTranscript(), at: .afterAttaching) {
        $0.addBehaviors([FocusBehavior<Form> { _, _ in }])
      }, FocusBehavior<Form> { _, _ in },
    ])
    #expect(issues.flushIssues().map(\.line) == [line, line + 2])
    let other = UIViewController()
    other.loadViewIfNeeded()
    let adding = ActingBehavior("b", in: LifecycleTranscript(), at: .afterAttaching) { _ in
      other.addBehaviors([KeepAwakeBehavior()])
    }
    plain.addBehaviors([BehaviorGroup([adding, FocusBehavior<Form> { _, _ in }])])
    expect(.wrongScreen, UIViewController.self, FocusBehavior<Form>.self, at: #line - 1)
  }

  @Test("A behavior that is added twice, at the line of the second")
  func addedTwice() {
    for _ in 1...2 {
      plain.addBehaviors([PlainBehavior()])
    }
    expect(.addedTwice, UIViewController.self, PlainBehavior.self, at: #line - 2)
  }

  @Test("Screens that keep their behaviors from being called")
  func notCalled() throws {
    let silent = SilentScreen()
    silent.loadViewIfNeeded()
    silent.addBehaviors([KeepAwakeBehavior()])
    let line = #line - 1
    device.launch(showing: silent)
    device.advance(by: 2)
    expect(.appearanceNotForwarded, SilentScreen.self, at: line)

    plain.addBehaviors([KeepAwakeBehavior()])
    plain.view.subviews.forEach { $0.removeFromSuperview() }
    device.advance(by: 2)
    expect(.hiddenViewRemoved, UIViewController.self, at: nil)
    _ = plain.children.last?.prefersStatusBarHidden
    expect(.hiddenChildAsked, UIViewController.self, at: nil)
    let child = try #require(plain.lifecycleBehaviorViewController)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expect(.hiddenChildRemoved, UIViewController.self, at: nil)
  }

  @Test("Calls that count once, at the line of the second")
  func repeated() {
    defer { LifecycleBehaviorDefaults.removeAll() }
    for _ in 1...2 {
      LifecycleBehaviorDefaults.register { _ in KeepAwakeBehavior() }
    }
    expect(.repeatedCall, at: #line - 2)
    let recorder = TimelineRecorder(TimelineOptions(content: [.screens]))
    recorder.start()
    recorder.start()
    expect(.repeatedCall, at: #line - 1)
    recorder.stop()
  }

  @Test("What needs the application, in an app extension")
  func appExtension() {
    device.launch(showing: plain)
    device.turn()
    UIApplication.isInAppExtension = true
    defer { UIApplication.isInAppExtension = false }
    plain.addBehaviors([KeepAwakeBehavior()])
    expect(.appExtension, UIViewController.self, KeepAwakeBehavior.self, at: #line - 1)
    plain.addBehaviors([SuspendBehavior { _ in }])
    expect(.appExtension, UIViewController.self, SuspendBehavior<UIViewController>.self, at: #line - 1)
    let overlay = OverlayController { _ in UIViewController() }
    expect(.appExtension, at: #line - 1)
    withExtendedLifetime(overlay) {}
  }

  @Test("Work that keeps the main thread, a hold that is lost, and work that does not end when it is told to")
  func work() throws {
    device.launch(showing: plain)
    try BackgroundWork.withoutSuspension("save") { device.blockMainThread(for: 1) }
    expect(.blockedMainThread, at: #line - 1)
    _ = try BackgroundWork.hold("upload")
    expect(.unendedHold, at: #line - 1)
    let hold = try BackgroundWork.hold("index")
    BackgroundWork.stopAll()
    expect(.unfinishedWork, at: nil)
    hold.end()
  }
}

private final class Form: UIViewController {
  let field = UITextField()
}

private class UIHostingController<Content>: UIViewController {}

private final class SilentScreen: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

private struct PlainBehavior: ViewControllerLifecycleBehavior {
  func afterAttaching(_ viewController: UIViewController) {}
}

/// Adds behaviors when it is too late.
private final class LateScreen: UIViewController {
  static let line = #line + 8

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([KeepAwakeBehavior()])
  }

  deinit {
    MainActor.assumeIsolated { _ = addBehaviors([KeepAwakeBehavior()]) }
  }
}

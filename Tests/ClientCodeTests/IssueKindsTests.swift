import BackgroundWork
import FocusBehavior
import Foundation
import HeadlessDevice
import InputFocusBehavior
import LifecycleBehaviors
import LifecycleReports
import LifecycleTasks
import LifecycleTestKit
import LifecycleTimeline
import OverlayBehavior
import ReadyMadeBehaviors
import SuspendBehavior
import TestSupport
import Testing
import UIKit

/// Each kind of issue, and calls that lead to it.
@MainActor
@Suite(.oneDevice)
struct IssueKindsTests {
  let device = HeadlessDevice()
  let issues = IssueCollector()
  let plain = UIViewController()
  let folder = TemporaryFolder()

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
    UIViewController().addBehaviors([KeepAwakeBehavior()])
    expect(.viewNotLoaded, UIViewController.self, at: #line - 1)
    UIViewController().addDefaultBehaviors()
    expect(.viewNotLoaded, UIViewController.self, at: #line - 1)
    _ = UIViewController().lifecycleMoments()
    expect(.viewNotLoaded, UIViewController.self, at: #line - 1)
    _ = UIViewController().focusChanges()
    expect(.viewNotLoaded, UIViewController.self, at: #line - 1)
    UINavigationController().addBehaviors([KeepAwakeBehavior()])
    expect(.unsuitableController, UINavigationController.self, at: #line - 1)
    UIAlertController(title: nil, message: nil, preferredStyle: .alert).addBehaviors([KeepAwakeBehavior()])
    expect(.unsuitableController, UIAlertController.self, at: #line - 1)
    UIHostingController<Int>().addBehaviors([KeepAwakeBehavior()])
    expect(.hostingController, UIHostingController<Int>.self, at: #line - 1)
    UIHostingController<Int>().addDefaultBehaviors()
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

  @Test("Behaviors that are added twice or without an end")
  func addedTwice() {
    let object = EmptyBehavior()
    plain.addBehaviors([object, object])
    expect(.addedTwice, UIViewController.self, EmptyBehavior.self, at: #line - 1)
    for _ in 1...2 {
      plain.addBehaviors([PlainBehavior()])
    }
    expect(.addedTwice, UIViewController.self, PlainBehavior.self, at: #line - 2)
    plain.addBehaviors([EndlessBehavior(name: "a")])
    expect(.endlessAdding, UIViewController.self, EndlessBehavior.self, at: EndlessBehavior.line)
  }

  @Test("Screens that keep their behaviors from being called, and behaviors without a method")
  func notCalled() throws {
    let silent = SilentScreen()
    silent.loadViewIfNeeded()
    silent.addBehaviors([KeepAwakeBehavior()])
    expect(.appearanceNotForwarded, SilentScreen.self, at: #line - 1)

    let window = device.launch(showing: UIViewController())
    plain.addBehaviors([NothingBehavior()])
    let line = #line - 1
    window.rootViewController = plain
    device.turn()
    window.rootViewController = UIViewController()
    device.turn()
    expect(.neverCalled, UIViewController.self, NothingBehavior.self, at: line)

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

  @Test("Intervals that are no intervals, also those of a behavior, at the line where the app writes them")
  func intervals() {
    _ = LifecycleTime.current.schedule(after: .nan) {}
    expect(.invalidInterval, at: #line - 1)
    _ = LifecycleTime.current.schedule(every: 0) {}
    expect(.invalidInterval, at: #line - 1)
    plain.addBehaviors([
      ActionBehavior.every(0) {}
    ])
    let line = #line - 2
    device.launch(showing: plain)
    device.turn()
    expect(.invalidInterval, UIViewController.self, ActionBehavior<UIViewController>.self, at: line)
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
    BackgroundWork.timeIsUp()
    expect(.unfinishedWork, at: nil)
    hold.end()
  }

  @Test("Files that cannot be written or read")
  func files() async throws {
    let recorder = TimelineRecorder(TimelineOptions(content: []))
    let file = folder.file("file")
    try Data("no folder".utf8).write(to: file)
    recorder.startWriting(in: file.appendingPathComponent("timeline.jsonl"))
    let line = #line - 1
    recorder.stop()
    await withCheckedContinuation { finished in DispatchQueue.main.async { finished.resume() } }
    expect(.unusableFile, at: line)
  }

  @Test("An empty name of a screen, which no line of the app has given")
  func reports() {
    AttentionReporter.shared.nameOfScreen = { _ in "" }
    AttentionReporter.shared.start()
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.addBehaviors([EmptyNamed()])
    device.launch(showing: screen)
    device.advance(by: 1)
    expect(.emptyName, UIViewController.self, at: nil)
    AttentionReporter.shared.stop()
  }

  private struct EmptyNamed: ViewControllerLifecycleBehavior {
    func afterAppearing(_ viewController: UIViewController) {}
  }

  @Test("Conditions of overlays that cannot be read, at the line that makes the overlay")
  func unreadableCondition() {
    device.launch(showing: plain)
    let overlay = OverlayController(while: { throw CancellationError() }) { _ in UIViewController() }
    var line = #line - 1
    device.advance(by: 30)
    expect(.unreadableCondition, at: line)
    overlay.cancel()
    plain.addBehaviors([
      OverlayBehavior(while: { throw CancellationError() }) { _ in UIViewController() }
    ])
    line = #line - 2
    device.advance(by: 30)
    expect(.unreadableCondition, at: line)
  }

  @Test("A test that awaits an overlay while its time stands still, at the line that makes the overlay")
  func timeStandsStill() async {
    device.launch(showing: plain)
    let overlay = OverlayController { _ in UIViewController() }
    let line = #line - 1
    await overlay.show()
    expect(.timeStandsStill, at: line)
  }

  @Test("An InputFocus of another screen, and one that cannot carry out a request")
  func inputFocus() {
    let (first, second) = (Form(), Form())
    let focus = InputFocus<Int>(options: InputFocusOptions(attempts: 1))
    let behavior = InputFocusBehavior<Form>(focus, fields: [1: \.field])
    first.loadViewIfNeeded()
    second.loadViewIfNeeded()
    first.addBehaviors([behavior])
    second.addBehaviors([behavior])
    expect(.inputFocusInUse, Form.self, InputFocusBehavior<Form>.self, at: #line - 1)
    first.field.isEnabled = false
    first.view.addSubview(first.field)
    device.launch(showing: first)
    device.advance(by: 1)
    focus.move(to: 1)
    let line = #line - 1
    device.advance(by: 1)
    expect(.inputFocusFailed, Form.self, at: line)
    focus.moveToNext()
    device.advance(by: 1)
    #expect(issues.flushIssues() == [], "there is no next field")
  }

  @Test("A test window that has ended, at the line of its use")
  func testWindow() async {
    let first = LifecycleTestWindow()
    let second = LifecycleTestWindow()
    await first.settle()
    expect(.testWindowEnded, at: #line - 1)
    await first.show(UIViewController())
    expect(.testWindowEnded, at: #line - 1)
    withExtendedLifetime(second) {}
  }

  @Test("These tests have all kinds, but for three that only UIKit can lead to")
  func allKinds() throws {
    let sources = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../Sources").standardized
    let files =
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    let kinds = files.filter { $0.lastPathComponent.hasPrefix("LifecycleIssue+Kind") }
    #expect(kinds.count == 5, "the core's, and those of four modules")
    let source = try kinds.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let declared = source.components(separatedBy: "public static let ").dropFirst().map { $0.prefix { $0 != " " } }
    for name in declared { #expect(source.contains("\(name) = Self(name: \"\(name)\")")) }
    let tests = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    #expect(
      declared.filter { !tests.contains("expect(.\($0),") } == ["noApplication", "otherIdiom", "endlessTransition"])
  }
}

private final class Form: UIViewController {
  let field = UITextField()
}

private class UIHostingController<Content>: UIViewController {}

private final class SilentScreen: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

private final class EmptyBehavior: ViewControllerLifecycleBehavior {
  func afterAttaching(_ viewController: UIViewController) {}
}

private struct PlainBehavior: ViewControllerLifecycleBehavior {
  func afterAttaching(_ viewController: UIViewController) {}
}

private struct NothingBehavior: ViewControllerLifecycleBehavior {}

private struct EndlessBehavior: ViewControllerLifecycleBehavior {
  static let line = #line + 4
  let name: String

  func afterAttaching(_ viewController: UIViewController) {
    viewController.addBehaviors([self])
  }
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

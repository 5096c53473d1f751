import Foundation
import LifecycleBehaviors
import LifecycleTestKit
import LifecycleTimeline
import OneDevice
import Testing
import UIKit

/// Runs on UIKit and on the stand-in.
@MainActor
@Suite(.oneDevice, .serialized)
struct ReplayTests {
  /// Records a walk through an app, as text.
  private func record(_ walk: (LifecycleTestWindow) async -> Void) async throws -> TimelineRecording {
    let window = LifecycleTestWindow()
    let recorder = TimelineRecorder(TimelineOptions(nameOfScreen: { $0.title }))
    recorder.start()
    await walk(window)
    return try TimelineRecording(jsonLines: recorder.stop().jsonLines)
  }

  private func recordVisit() async throws -> TimelineRecording {
    try await record { window in
      let stack = UINavigationController(rootViewController: TitledScreen("My Library"))
      await window.show(stack)
      stack.pushViewController(TitledScreen("Player"), animated: true)
      await window.settle()
      await window.cover(with: TitledScreen("Queue"), style: .fullScreen)
      await window.uncover()
      stack.popViewController(animated: false)
      await window.settle()
    }
  }

  /// A recording of lines that a player of journeys has noted.
  private func recording(of lines: String...) -> TimelineRecording {
    TimelineRecording(lines.map { TimelineEvent(time: 0, kind: .step, subject: "journey", name: $0) })
  }

  @Test("A recording is played again with the app's own screens, and is the same")
  func same() async throws {
    let replay = LifecycleReplay(try await recordVisit()) { TitledScreen($0) }
    #expect(
      replay.steps.map(\.line).filter { !$0.hasPrefix("wait") } == [
        "root nav My-Library", "push Player", "present fullScreen Queue", "dismiss", "pop instantly",
      ])
    let difference = try await replay.play()
    #expect(difference.isEmpty, "\(difference)")
  }

  @Test("Tabs, children and alerts are played")
  func containers() async throws {
    let recording = try await record { window in
      let tabs = UITabBarController()
      tabs.viewControllers = ["Home", "Search"].map { UINavigationController(rootViewController: TitledScreen($0)) }
      await window.show(tabs)
      tabs.selectedIndex = 1
      await window.settle()
      let child = TitledScreen("Chart")
      guard let search = (tabs.selectedViewController as? UINavigationController)?.topViewController else { return }
      search.addChild(child)
      search.view.addSubview(child.view)
      child.didMove(toParent: search)
      await window.settle()
      await window.cover(with: UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert))
      await window.uncover()
    }
    let replay = LifecycleReplay(recording) { TitledScreen($0) }
    let lines = replay.steps.map(\.line).filter { !$0.hasPrefix("wait") }
    #expect(lines == ["root tabs Home Search", "tab Search", "embed Chart in Search", "alert Delete?", "dismiss"])
    let difference = try await replay.play()
    #expect(difference.isEmpty, "\(difference)")
  }

  @Test("What a screen does otherwise than in the recording is named with its moment")
  func different() async throws {
    let replay = LifecycleReplay(try await recordVisit()) { name in
      name == "Queue" ? UIViewController() : TitledScreen(name)
    }
    let changes = try await replay.play().changes
    #expect(Set(changes.map(\.subject)) == ["Queue"])
    #expect(changes.first?.moment == "afterAttaching")
    #expect(
      changes.contains { $0.description.hasPrefix("Queue: focus gained at ") && $0.description.hasSuffix("missing.") })
  }

  @Test("What the system does is played on the stand-in; on UIKit an error names the step")
  func system() async throws {
    let replay = LifecycleReplay(recording(of: "root Library", "home", "open")) { TitledScreen($0) }
    #if canImport(HeadlessDevice)
      let difference = try await replay.play()
      #expect(difference.changes.contains { $0.second?[.reason] == "appBackground" })
    #else
      let error = await #expect(throws: LifecycleReplayError.self) { try await replay.play() }
      #expect(error?.reason == .needsDevice)
      #expect(error?.step.line == "home")
    #endif
  }

  @Test(
    "A step that cannot be played is an error with the step and the reason",
    arguments: [
      ("overlay show", "The step 'overlay show' at 0.000 s is not supported by LifecycleReplay."),
      (
        "push A",
        "The step 'push A' at 0.000 s is not possible: the visible screen is in no navigation controller."
      ),
      ("tab A", "The step 'tab A' at 0.000 s is not possible: there is no tab A."),
      ("unembed A", "The step 'unembed A' at 0.000 s is not possible: there is no screen A."),
    ])
  func failure(line: String, description: String) async {
    let replay = LifecycleReplay(recording(of: "root Library", line)) { TitledScreen($0) }
    let error = await #expect(throws: LifecycleReplayError.self) { try await replay.play() }
    #expect(error?.step.line == line)
    #expect(error?.description == description)
  }
}

private final class TitledScreen: UIViewController {
  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addDefaultBehaviors()
  }
}

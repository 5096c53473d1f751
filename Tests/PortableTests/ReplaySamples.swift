import FocusBehavior
import Foundation
import LifecycleBehaviors
import LifecycleTestKit
import LifecycleTimeline
import OneDevice
import Testing
import UIKit

/// The samples of `LifecycleReplay` and of From a recording to a test.
@MainActor
@Suite(.oneDevice, .serialized)
struct ReplaySamples {
  /// Records a visit to the player in a file, as an app does.
  private func record() async throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl")
    let window = LifecycleTestWindow()
    let recorder = TimelineRecorder()
    recorder.start(writingTo: TimelineFile(url: file))
    let stack = UINavigationController(rootViewController: LibraryViewController())
    await window.show(stack)
    stack.pushViewController(PlayerViewController(), animated: true)
    await window.settle()
    recorder.stop()
    return file
  }

  @Test("A recording is a regression test")
  func regressionTest() async throws {
    let file = try await record()
    defer { try? FileManager.default.removeItem(at: file) }
    let recording = try TimelineRecording(contentsOf: file)
    let difference = try await LifecycleReplay(recording) { name in
      name == "Player" ? PlayerViewController() : LibraryViewController()
    }.play()
    #expect(difference.isEmpty, "\(difference)")
  }

  @Test("A step that needs a device is caught")
  func errors() async throws {
    let replay = LifecycleReplay(TimelineRecording()) { _ in UIViewController() }
    do {
      let difference = try await replay.play()
      #expect(difference.isEmpty, "\(difference)")
    } catch let error as LifecycleReplayError where error.reason == .needsDevice {
      print("not on UIKit: \(error.step.line)")
    }
  }

  private func options(_ recording: TimelineRecording) async throws -> Bool {
    let replay = LifecycleReplay(recording, options: TimelineOptions(focus: .media)) { name in
      Storyboard.screen(named: name)
    }
    let difference = try await replay.play(tolerance: 0.1)
    return difference.isEmpty
  }
}

@MainActor
private enum Storyboard {
  static func screen(named name: String) -> UIViewController { UIViewController() }
}

private class LibraryViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addDefaultBehaviors()
  }
}

private final class PlayerViewController: LibraryViewController {}

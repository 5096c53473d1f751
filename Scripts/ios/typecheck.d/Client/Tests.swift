import LifecycleBehaviors
import LifecycleTestKit
import LifecycleTimeline
import UIKit

// A test of an app, without its testing framework.

@MainActor
final class PlayerScreenTests {
  private var issues: [LifecycleIssue] = []
  private var subscription: LifecycleSubscription?
  private let log = LifecycleTranscript()

  func testAppearance() async throws {
    subscription = LifecycleIssue.subscribe { [weak self] issue in
      if issue.kind != .noApplication { self?.issues.append(issue) }
    }
    let screen = PlayerScreen()
    screen.addBehaviors([RecordingBehavior("Player", in: log)])
    let window = LifecycleTestWindow()
    await window.show(screen)
    await window.cover(style: .fullScreen)
    await window.uncover()
    precondition(log.flush().contains("Player afterAppearing"))

    let recorder = TimelineRecorder(capacity: 1000, nameOfScreen: { $0.title })
    recorder.start()
    let recording = recorder.stop()
    let read = try TimelineRecording(jsonLines: recording.jsonLines)
    precondition(read == recording)
  }
}

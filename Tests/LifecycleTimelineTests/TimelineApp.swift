import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import UIKit

@testable import LifecycleTimeline

/// An app with a navigation stack on a device in virtual time, and a recorder.
@MainActor
final class TimelineApp {
  let device = HeadlessDevice()
  let stack: UINavigationController
  let recorder: TimelineRecorder

  /// Launches the app, and starts the recorder before it has a window.
  init(_ options: TimelineOptions = TimelineOptions(content: [.screens, .focus]), isRecording: Bool = true) {
    recorder = TimelineRecorder(options)
    stack = UINavigationController(rootViewController: LibraryViewController())
    if isRecording { recorder.start() }
    device.launch(showing: stack)
    device.advance(by: 1)
  }

  func push(_ screen: UIViewController) {
    device.push(screen, onto: stack)
  }

  func pop() {
    device.pop(stack)
  }

  /// What was recorded, one event a line: `"1.35 Player lost disappeared 1.0"`.
  var transcript: [String] { recorder.recording.transcript }

  /// What was recorded about one subject or of one kind.
  func transcript(of kind: TimelineEvent.Kind) -> [String] {
    recorder.recording.events.filter { $0.kind == kind }.map(\.line)
  }
}

extension TimelineRecording {
  var transcript: [String] { events.map(\.line) }
}

extension TimelineEvent {
  /// The time, the subject, the name, and the details without their names except for those of flags.
  var line: String {
    let details = details.map { detail in
      switch detail.value {
      case .text(let text): text
      case .number(let number): seconds(number)
      case .flag(let flag): flag ? detail.name : "not \(detail.name)"
      case .null: "nil"
      }
    }
    return ([seconds(time), subject, name] + details).joined(separator: " ")
  }
}

private func seconds(_ number: Double) -> String {
  "\((number * 1000).rounded() / 1000)"
}

class LibraryViewController: Screen {}

final class PlayerViewController: Screen {}

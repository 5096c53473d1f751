import FocusBehavior
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import UIKit

/// A screen that writes its changes of focus into a transcript: `"1.4 Player lost covered"`.
@MainActor
final class FocusScreen: Screen {
  convenience init(
    _ name: String, in log: LifecycleTranscript, on device: HeadlessDevice, _ options: FocusOptions = .attention,
    sampling: FocusSampling? = .displayLink(framesPerSecond: 60),
    alsoAt change: @escaping @MainActor (FocusChange) -> Void = { _ in }
  ) {
    self.init([
      FocusBehavior(options.sampled(sampling)) { [weak device] in
        guard let device else { return }
        let time = (device.now * 100).rounded() / 100
        log.record("\(time) \(name) \($0.kind) \($0.reason.name)")
        change($0)
      }
    ])
    title = name
  }
}

extension FocusChange {
  /// The kind of the change, for a transcript.
  var kind: String { isReasonChange ? "still lost" : hasFocus ? "gained" : "lost" }
}

extension LifecycleTranscript {
  /// Returns the lines of a ``FocusScreen`` without their times, and removes them.
  @MainActor
  func flushWithoutTimes() -> [String] {
    flush().map { String($0.drop { !$0.isLetter }) }
  }
}

extension HeadlessDevice {
  /// Launches the app and waits for a second, until every transition has ended.
  @discardableResult
  func launchAndSettle(showing screen: UIViewController) -> UIWindow {
    let window = launch(showing: screen)
    advance(by: 1)
    return window
  }

  /// Connects a second scene, whose key window shows `screen`, and waits for a second.
  func connectScene(showing screen: UIViewController) -> UIWindowScene {
    let scene = connectScene(showing: screen, inBackground: false)
    advance(by: 1)
    return scene
  }
}

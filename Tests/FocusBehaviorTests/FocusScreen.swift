import FocusBehavior
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import UIKit

/// A screen that writes its changes of focus into a transcript: `"1.4 Player lost covered"`.
@MainActor
final class FocusScreen: Screen {
  convenience init(
    _ name: String, in log: LifecycleTranscript, on device: HeadlessDevice, policy: FocusPolicy = .attention,
    sampling: FocusSampling = .displayLink(framesPerSecond: 60),
    alsoAt change: @escaping @MainActor (FocusChange) -> Void = { _ in }
  ) {
    self.init([
      FocusBehavior(FocusOptions(policy: policy, sampling: sampling)) { [weak device] in
        guard let device else { return }
        let kind = $0.isReasonChange ? "still lost" : $0.hasFocus ? "gained" : "lost"
        let time = (device.now * 100).rounded() / 100
        log.record("\(time) \(name) \(kind) \($0.reason.name)")
        change($0)
      }
    ])
    title = name
  }
}

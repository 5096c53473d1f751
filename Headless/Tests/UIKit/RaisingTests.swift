import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Exceptions that UIKit raises, which end the app on a device, and a value that the stand-in does not have.
@MainActor
@Suite(.oneDevice)
struct RaisingTests {
  @Test("UIVisualEffectView: its content view takes subviews and has its size; the effect view takes no subviews")
  func visualEffectView() async {
    let view = UIVisualEffectView(effect: nil)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.contentView.addSubview(UIView())
    #expect(view.subviews == [view.contentView])
    #expect(view.contentView.frame == view.bounds)
    #expect(view.contentView.subviews.count == 1)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UIVisualEffectView(effect: nil).insertSubview(UIView(), at: 0)
    }
    expectMessage("UIView has been added as a subview to a UIVisualEffectView.", of: result)
  }

  @Test("Reading the size of a named image stops with a message")
  func namedSize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIImage(named: "a")?.size }
    }
    expectMessage("HeadlessUIKit does not model UIImage.size of an image with a name", of: result)
  }

  @Test("A frame rate range whose minimum is above its maximum raises an exception that names the range")
  func frameRateRange() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let link = CADisplayLink(target: LinkTarget(LifecycleTranscript()), selector: Selector(LinkTarget.tick))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 61, preferred: 61)
    }
    expectMessage("invalid range (minimum: 80.0 maximum: 61.0 preferred: 61.0)", of: result)
  }

  @Test("A preferred rate outside of its range raises an exception; zero does not")
  func preferredRate() async {
    let link = CADisplayLink(target: LinkTarget(LifecycleTranscript()), selector: Selector(LinkTarget.tick))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 61)
    link.preferredFrameRateRange = .default
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let link = CADisplayLink(target: LinkTarget(LifecycleTranscript()), selector: Selector(LinkTarget.tick))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 120)
    }
    expectMessage("invalid range (minimum: 30.0 maximum: 60.0 preferred: 120.0)", of: result)
  }
}

import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Where UIKit raises an exception, which on a device ends the app.
@MainActor
@Suite(.oneDevice)
struct RaisingTests {
  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("UIVisualEffectView: its content view takes subviews and is as large as it is; itself takes none")
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
    #expect(text(result).contains("UIView has been added as a subview to a UIVisualEffectView."))
  }

  @Test("A frame rate range with its minimum above its maximum is an exception that names the range")
  func frameRateRange() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let link = CADisplayLink(target: LinkTarget(LifecycleTranscript()), selector: Selector(LinkTarget.tick))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 61, preferred: 61)
    }
    #expect(text(result).contains("invalid range (minimum: 80.0 maximum: 61.0 preferred: 61.0)"))
  }

  @Test("A preferred rate outside of its range is one, too; zero is none")
  func preferredRate() async {
    let link = CADisplayLink(target: LinkTarget(LifecycleTranscript()), selector: Selector(LinkTarget.tick))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 61)
    link.preferredFrameRateRange = .default
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let link = CADisplayLink(target: LinkTarget(LifecycleTranscript()), selector: Selector(LinkTarget.tick))
      link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 120)
    }
    #expect(text(result).contains("invalid range (minimum: 30.0 maximum: 60.0 preferred: 120.0)"))
  }
}

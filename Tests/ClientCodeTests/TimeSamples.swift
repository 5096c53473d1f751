import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import OverlayBehavior
import TestSupport
import Testing
import UIKit

@testable import Samples

/// The samples of Testing behaviors that need virtual time.
@MainActor
@Suite(.oneDevice)
struct TimeSamples {
  @Test("The hint is shown when the screen has been on screen for five seconds, and not after it has disappeared")
  func hint() async {
    await withLifecycleTestWindow { window in
      let log = LifecycleTranscript()
      let screen = ScreenUnderTest(behaviors: [HintBehavior { log.record("hint") }])
      await window.show(screen)
      window.device.advance(by: 4.9)
      #expect(log.flush() == [])
      window.device.advance(by: 0.2)
      #expect(log.flush() == ["hint"])

      await window.show(UIViewController())
      await window.show(screen)
      window.device.advance(by: 3)
      await window.show(UIViewController())
      window.device.advance(by: 10)
      #expect(log.flush() == [])
    }
  }

  @Test("The device of a window advances the time of its behaviors")
  func window() async {
    await withLifecycleTestWindow { window in
      let log = LifecycleTranscript()
      await window.show(ScreenUnderTest(behaviors: [HintBehavior { log.record("hint") }]))
      window.device.advance(by: 5.1)
      #expect(log.flush() == ["hint"])
    }
  }

  @Test("The overlay is shown over the screen")
  func overlay() async {
    await withLifecycleTestWindow { window in
      await window.show(UIViewController())
      let overlay = OverlayController { _ in UIViewController() }
      async let isShown = overlay.show()
      await window.settle()
      #expect(await isShown)
    }
  }
}

private final class ScreenUnderTest: UIViewController {
  private let behaviors: [any ViewControllerLifecycleBehavior]

  init(behaviors: [any ViewControllerLifecycleBehavior]) {
    self.behaviors = behaviors
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors(behaviors)
  }
}

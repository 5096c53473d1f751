#if canImport(HeadlessDevice)
  import LifecycleTestKit
  import Testing
  import UIKit

  @testable import Screens

  @MainActor
  @Suite("Hints")
  struct HintTests {
    @Test("A hint is shown after five seconds on screen")
    func shown() async {
      await withLifecycleTestWindow { window in
        let log = LifecycleTranscript()
        let hint = HintBehavior { log.record("hint") }
        await window.show(ScreenUnderTest(behaviors: [hint]))
        window.device.advance(by: 4.9)
        #expect(log.flush() == [])
        window.device.advance(by: 0.2)
        #expect(log.flush() == ["hint"])
      }
    }

    @Test("No hint is shown over a screen that is covered")
    func covered() async {
      await withLifecycleTestWindow { window in
        let log = LifecycleTranscript()
        let hint = HintBehavior { log.record("hint") }
        await window.show(ScreenUnderTest(behaviors: [hint]))
        await window.cover(style: .fullScreen)
        window.device.advance(by: 10)
        #expect(log.flush() == [])
      }
    }

    @Test("A cancelled swipe back begins the five seconds again")
    func cancelledSwipe() async throws {
      try await withLifecycleTestWindow { window in
        let log = LifecycleTranscript()
        let hint = HintBehavior { log.record("hint") }
        let navigation = UINavigationController(
          rootViewController: UIViewController())
        await window.show(navigation)
        let screen = ScreenUnderTest(behaviors: [hint])
        navigation.pushViewController(screen, animated: true)
        await window.settle()

        window.device.advance(by: 4)
        try #require(window.device.beginSwipeBack(in: navigation))
          .cancel()
        window.device.advance(by: 4)
        #expect(log.flush() == [])
        window.device.advance(by: 2)
        #expect(log.flush() == ["hint"])
      }
    }
  }
#endif

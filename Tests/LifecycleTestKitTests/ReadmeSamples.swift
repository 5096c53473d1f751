import LifecycleBehaviors
import LifecycleTestKit
import Testing
import UIKit

@testable import Samples

/// README.md.
extension OnUIKitToo {
  @MainActor
  struct ScreenNameBehaviorTests {
    @Test("The name is reported each time the screen has appeared")
    func reports() async {
      await withLifecycleTestWindow { window in
        let log = LifecycleTranscript()
        let screen = UIViewController()
        screen.loadViewIfNeeded()
        screen.addBehaviors([ScreenNameBehavior(name: "Player") { log.record($0) }])

        await window.show(screen)
        #expect(log.flush() == ["Player"])
        await window.cover(style: .fullScreen)
        #expect(log.flush() == [])
        await window.uncover()
        #expect(log.flush() == ["Player"])
      }
    }
  }
}

import LifecycleTestKit
import Testing
import UIKit

@testable import Screens

@MainActor
@Suite("Hints", .serialized)
struct HintTests {
  @Test("A hint is shown after five seconds on screen")
  func shown() async {
    let log = LifecycleTranscript()
    let window = LifecycleTestWindow()
    let hint = HintBehavior { log.record("hint") }
    await window.show(ScreenUnderTest(behaviors: [hint]))
    #expect(log.flush() == [])
  }
}

import LifecycleBehaviors
import Testing

/// Closings that a test makes.
struct ScreenClosingValueTests {
  @Test(
    "A closing that is made without an opening has the one that fits its reason",
    arguments: [
      (ScreenClosing.Reason.popped, ScreenOpening.Reason.pushed), (.dismissed, .presented), (.windowClosed, .root),
      (.replaced, .added), (.removed, .added),
    ])
  func opening(reason: ScreenClosing.Reason, opening: ScreenOpening.Reason) {
    #expect(ScreenClosing(reason).opening == ScreenOpening(opening))
    #expect(ScreenClosing(reason, opening: ScreenOpening(.root)).opening == ScreenOpening(.root))
  }
}

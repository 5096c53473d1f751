import TestSupport
import Testing

@testable import OverlayBehavior

struct OverlayReconcilerTests {
  private var reconciler = OverlayReconciler<String>()

  @Test("Shows what is wished, hides it when it is not, and does nothing twice")
  func showAndHide() {
    var reconciler = reconciler
    #expect(reconciler.takeStep() == nil)
    reconciler.wish = "A"
    #expect(reconciler.takeStep() == .show("A"))
    reconciler.transitionDidEnd()
    #expect(reconciler.state == .shown("A"))
    #expect(reconciler.takeStep() == nil)
    reconciler.wish = nil
    #expect(reconciler.takeStep() == .hide("A"))
    reconciler.transitionDidEnd()
    #expect(reconciler.state == .empty)
    #expect(reconciler.takeStep() == nil)
  }

  @Test("One transition at a time: what is wished meanwhile waits, and the last wish counts")
  func oneAtATime() {
    var reconciler = reconciler
    reconciler.wish = "A"
    _ = reconciler.takeStep()
    for wish in [nil, "A", "B", nil] as [String?] {
      reconciler.wish = wish
      #expect(reconciler.takeStep() == nil)
    }
    reconciler.transitionDidEnd()
    #expect(reconciler.takeStep() == .hide("A"))
    for wish in ["A", "B", "A"] as [String?] {
      reconciler.wish = wish
      #expect(reconciler.takeStep() == nil)
    }
    reconciler.transitionDidEnd()
    #expect(reconciler.takeStep() == .show("A"))
  }

  @Test("Another overlay takes the place of the one that stands in one step")
  func replace() {
    var reconciler = reconciler
    reconciler.wish = "A"
    _ = reconciler.takeStep()
    reconciler.transitionDidEnd()
    reconciler.wish = "B"
    #expect(reconciler.takeStep() == .replace("A", with: "B"))
    #expect(reconciler.state == .shown("B"))
    #expect(reconciler.takeStep() == nil)
  }

  @Test("An overlay is settled when it stands as wished, or waits behind another, or nobody wishes for it")
  func settled() {
    var reconciler = reconciler
    #expect(reconciler.isSettled("A"))
    reconciler.wish = "A"
    #expect(!reconciler.isSettled("A"))
    #expect(reconciler.isSettled("B"))
    _ = reconciler.takeStep()
    #expect(!reconciler.isSettled("A"))
    reconciler.transitionDidEnd()
    #expect(reconciler.isSettled("A"))
    reconciler.wish = "B"
    #expect(!reconciler.isSettled("A"))
    #expect(!reconciler.isSettled("B"))
  }

  @Test("Any wishes at any time, 100,000 steps: it always ends with the last one, in at most two transitions")
  func endsRight() {
    var random = SeededGenerator(seed: 7)
    var reconciler = reconciler
    for _ in 0..<100_000 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: reconciler.wish = [nil, "A", "B"].randomElement(using: &random) ?? nil
      case 1: _ = reconciler.takeStep()
      default: reconciler.transitionDidEnd()
      }
      var copy = reconciler
      for _ in 0..<3 {
        copy.transitionDidEnd()
        _ = copy.takeStep()
      }
      #expect(copy.state == copy.wish.map { .shown($0) } ?? .empty || copy.nextStep == nil)
      copy.transitionDidEnd()
      #expect(copy.present == copy.wish)
    }
  }

  @Test("The highest priority is shown, and among equals the one that was wanted first")
  func claims() {
    let low = OverlayClaim(overlay: 1, priority: .low, sequence: 1)
    let first = OverlayClaim(overlay: 2, priority: .normal, sequence: 2)
    let second = OverlayClaim(overlay: 3, priority: .normal, sequence: 3)
    let high = OverlayClaim(overlay: 4, priority: .high, sequence: 4)
    #expect(OverlayClaim.first(of: []) == nil)
    #expect(OverlayClaim.first(of: [second, low, first]) == 2)
    #expect(OverlayClaim.first(of: [low, first, second, high]) == 4)
    #expect(OverlayClaim.first(of: [low]) == 1)
  }
}

import TestSupport
import Testing

@testable import OverlayBehavior

struct OverlayReconcilerTests {
  private var reconciler = OverlayReconciler<String>()

  @Test("Shows what is requested, hides it when it is not, and takes no step twice")
  func showAndHide() {
    var reconciler = reconciler
    #expect(reconciler.takeStep() == nil)
    reconciler.request = "A"
    #expect(reconciler.takeStep() == .show("A"))
    reconciler.transitionDidEnd()
    #expect(reconciler.state == .shown("A"))
    #expect(reconciler.takeStep() == nil)
    reconciler.request = nil
    #expect(reconciler.takeStep() == .hide("A"))
    reconciler.transitionDidEnd()
    #expect(reconciler.state == .empty)
    #expect(reconciler.takeStep() == nil)
  }

  @Test("One transition at a time: what is requested meanwhile waits, and the last request counts")
  func oneAtATime() {
    var reconciler = reconciler
    reconciler.request = "A"
    _ = reconciler.takeStep()
    for request in [nil, "A", "B", nil] as [String?] {
      reconciler.request = request
      #expect(reconciler.takeStep() == nil)
    }
    reconciler.transitionDidEnd()
    #expect(reconciler.takeStep() == .hide("A"))
    for request in ["A", "B", "A"] as [String?] {
      reconciler.request = request
      #expect(reconciler.takeStep() == nil)
    }
    reconciler.transitionDidEnd()
    #expect(reconciler.takeStep() == .show("A"))
  }

  @Test("Another overlay takes the place of the one that is shown in one step")
  func replace() {
    var reconciler = reconciler
    reconciler.request = "A"
    _ = reconciler.takeStep()
    reconciler.transitionDidEnd()
    reconciler.request = "B"
    #expect(reconciler.takeStep() == .replace("A", with: "B"))
    #expect(reconciler.state == .shown("B"))
    #expect(reconciler.takeStep() == nil)
  }

  @Test("An overlay is settled when it is shown as requested, or waits behind another, or is not requested")
  func settled() {
    var reconciler = reconciler
    #expect(reconciler.isSettled("A"))
    reconciler.request = "A"
    #expect(!reconciler.isSettled("A"))
    #expect(reconciler.isSettled("B"))
    _ = reconciler.takeStep()
    #expect(!reconciler.isSettled("A"))
    reconciler.transitionDidEnd()
    #expect(reconciler.isSettled("A"))
    reconciler.request = "B"
    #expect(!reconciler.isSettled("A"))
    #expect(!reconciler.isSettled("B"))
  }

  @Test("Any requests at any time, 100,000 steps: the last request is always carried out, in at most two transitions")
  func endsRight() {
    var random = SeededGenerator(seed: 7)
    var reconciler = reconciler
    for _ in 0..<100_000 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0: reconciler.request = [nil, "A", "B"].randomElement(using: &random) ?? nil
      case 1: _ = reconciler.takeStep()
      default: reconciler.transitionDidEnd()
      }
      var copy = reconciler
      for _ in 0..<3 {
        copy.transitionDidEnd()
        _ = copy.takeStep()
      }
      #expect(copy.state == copy.request.map { .shown($0) } ?? .empty || copy.nextStep == nil)
      copy.transitionDidEnd()
      #expect(copy.current == copy.request)
    }
  }

  @Test("The highest priority is shown, and among equals the first")
  func claims() {
    let priorities: [String: OverlayPriority] = ["low": .low, "first": .normal, "second": .normal, "high": .high]
    func first(of requested: [String]) -> String? {
      OverlayReconciler<String>.first(of: requested) { priorities[$0] ?? .normal }
    }
    #expect(first(of: []) == nil)
    #expect(first(of: ["low", "first", "second"]) == "first")
    #expect(first(of: ["low", "first", "second", "high"]) == "high")
    #expect(first(of: ["low"]) == "low")
  }
}

import Testing

@testable import InputFocusBehavior

struct InputFocusReconcilerTests {
  private func reconciler(_ policy: InputFocusPolicy = .standard, attempts: Int = 3) -> InputFocusReconciler<String> {
    InputFocusReconciler(policy: policy, maximumAttempts: attempts)
  }

  private func editing(_ field: String, _ policy: InputFocusPolicy = .standard) -> InputFocusReconciler<String> {
    var reconciler = reconciler(policy)
    reconciler.began(field)
    return reconciler
  }

  @Test("Nothing is done for nobody, and nothing more once the wish has come about")
  func nothing() {
    var reconciler = reconciler()
    #expect(reconciler.nextStep(actual: nil, nil) == .nothing)
    reconciler.ask("A")
    #expect(reconciler.nextStep(actual: nil, nil) == .begin("A"))
    #expect(reconciler.nextStep(actual: "A", nil) == .nothing)
    #expect(reconciler.wish == .met("A"))
  }

  @Test("A wish is carried out when nothing stands in the way, and not before", arguments: InputFocusObstacle.allCases)
  func obstacles(obstacle: InputFocusObstacle) {
    var reconciler = reconciler()
    reconciler.ask("A")
    let announced: Set<InputFocusObstacle> = [.screenAway, .inactive, .otherKeyWindow]
    for _ in 0..<2 {
      #expect(reconciler.nextStep(actual: nil, obstacle) == (announced.contains(obstacle) ? .nothing : .lookAgain))
    }
    #expect(reconciler.nextStep(actual: nil, nil) == .begin("A"))
  }

  @Test(
    "What passes is waited for without a limit; what may not pass is given up", arguments: InputFocusObstacle.allCases)
  func limits(obstacle: InputFocusObstacle) {
    var reconciler = reconciler(attempts: 3)
    reconciler.ask("A")
    let steps = (0..<5).map { _ in reconciler.nextStep(actual: nil, obstacle) }
    let failures = steps.compactMap { if case .fail(let failure) = $0 { failure } else { nil } }
    switch obstacle {
    case .notRegistered:
      #expect(steps[2] == .fail(.notRegistered("A")))
    case .noWindow:
      #expect(steps[2] == .fail(.noWindow("A")))
    default: #expect(failures == [])
    }
    #expect(failures.count < 2)
    #expect(reconciler.wish == (failures.isEmpty ? .asked("A") : .none))
  }

  @Test("A refusal is tried again, then told; what is desired is then what is actual")
  func refusals() {
    var reconciler = editing("B")
    reconciler.ask("A")
    #expect(reconciler.nextStep(actual: "B", nil) == .begin("A"))
    #expect(reconciler.refused() == .lookAgain)
    #expect(reconciler.refused() == .lookAgain)
    #expect(reconciler.refused() == .fail(.refused("A")))
    #expect(reconciler.wish == .met("B"))
    reconciler.clear()
    #expect(reconciler.nextStep(actual: "B", nil) == .end("B"))
    #expect(reconciler.refused() == .lookAgain)
    #expect(reconciler.refused() == .lookAgain)
    #expect(reconciler.refused() == .fail(.endRefused))
    #expect(reconciler.wish == .met("B"))
  }

  @Test("The user's tap replaces every wish")
  func taps() {
    var asked = reconciler()
    asked.ask("A")
    asked.began("B")
    #expect(asked.wish == .met("B"))
    var held = editing("A")
    held.ended(.cover)
    #expect(held.wish == .held("A"))
    held.began("B")
    #expect(held.wish == .met("B"))
    var aside = editing("A")
    aside.setAside()
    aside.began("B")
    aside.takeUp()
    #expect(aside.wish == .met("B"))
    var other = reconciler()
    other.ask("A")
    other.otherBegan(nil, isLast: true)
    #expect(other.wish == .none)
  }

  @Test("An end that nothing explains is the user's; one with an explanation is the policy's affair")
  func ends() {
    let all: InputFocusPolicy = [.cover, .keyWindowLoss, .inactive, .navigation]
    for obstacle in InputFocusObstacle.allCases {
      for policy in [all, InputFocusPolicy()] {
        let isKept = policy == all ? obstacle != .notRegistered : obstacle == .transition
        var told = editing("A", policy)
        told.ended(obstacle)
        #expect(told.wish == (isKept ? .held("A") : .none))
        var found = editing("A", policy)
        found.ended(nil)
        #expect(found.wish == .met("A"))
        _ = found.nextStep(actual: nil, obstacle)
        #expect(found.wish == (isKept ? .held("A") : .none))
      }
    }
    var dismissed = editing("A", all)
    dismissed.ended(nil)
    #expect(dismissed.nextStep(actual: nil, nil) == .nothing)
    #expect(dismissed.wish == .none)
  }

  @Test("What was lost in a transition is the affair of whatever the transition leads to")
  func throughTransition() {
    var pushed = editing("A")
    pushed.ended(.transition)
    #expect(pushed.nextStep(actual: nil, .screenAway) == .nothing)
    #expect(pushed.wish == .none)
    var cancelled = editing("A")
    cancelled.ended(.transition)
    #expect(cancelled.nextStep(actual: nil, nil) == .begin("A"))
  }

  @Test("A held field waits out of its window, an asked one is given up")
  func heldWithoutWindow() {
    var reconciler = editing("A", .navigation)
    reconciler.ended(.noWindow)
    for _ in 0..<10 { #expect(reconciler.nextStep(actual: nil, .noWindow) == .nothing) }
    #expect(reconciler.nextStep(actual: nil, nil) == .begin("A"))
  }

  @Test("What UIKit gives back after an alert does not undo what the app has wished meanwhile")
  func givenBack() {
    var asked = editing("A")
    asked.ended(.cover)
    asked.ask("B")
    #expect(asked.nextStep(actual: nil, .cover) == .lookAgain)
    asked.began("A")
    #expect(asked.nextStep(actual: "A", nil) == .begin("B"))
    var cleared = editing("A")
    cleared.ended(.cover)
    cleared.clear()
    #expect(cleared.nextStep(actual: nil, .cover) == .lookAgain)
    #expect(cleared.nextStep(actual: "A", nil) == .end("A"))
    for isLast in [true, false] {
      var other = reconciler()
      other.ask("B")
      #expect(other.nextStep(actual: nil, .cover) == .lookAgain)
      #expect(other.nextStep(actual: nil, .transition) == .lookAgain)
      other.otherBegan(nil, isLast: isLast)
      #expect(other.nextStep(actual: nil, nil) == (isLast ? .begin("B") : .nothing))
    }
  }

  @Test("Once the alert is known to be gone, or another field was tapped, a tap on the same field is the user's")
  func notGivenBack() {
    var later = editing("A")
    later.ended(.cover)
    later.clear()
    #expect(later.nextStep(actual: nil, nil) == .nothing)
    later.began("A")
    #expect(later.wish == .met("A"))
    var back = editing("A")
    back.ended(.cover)
    back.ask("C")
    back.began("B")
    back.began("A")
    #expect(back.wish == .met("A"))
    var unnamed = editing("A", [])
    unnamed.ended(.cover)
    unnamed.began("A")
    #expect(unnamed.wish == .met("A"))
  }

  @Test("Set aside and taken up again; a wish in between counts more")
  func aside() {
    var reconciler = editing("A")
    reconciler.setAside()
    #expect(reconciler.nextStep(actual: "A", nil) == .end("A"))
    #expect(reconciler.nextStep(actual: nil, nil) == .nothing)
    reconciler.setAside()
    reconciler.takeUp()
    #expect(reconciler.nextStep(actual: nil, nil) == .begin("A"))
    reconciler.setAside()
    reconciler.ask("B")
    reconciler.takeUp()
    #expect(reconciler.wish == .asked("B"))
    reconciler.setAside()
    reconciler.clear()
    reconciler.takeUp()
    #expect(reconciler.wish == .none)
  }

  @Test("A field told to begin may itself lead to another wish")
  func redirected() {
    var reconciler = reconciler()
    reconciler.ask("A")
    _ = reconciler.nextStep(actual: nil, nil)
    reconciler.ask("B")
    reconciler.beganUnasked("A")
    #expect(reconciler.nextStep(actual: "A", nil) == .begin("B"))
  }
}

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
    #expect(reconciler.nextStep(editing: nil, nil) == .nothing)
    reconciler.move(to: "A")
    #expect(reconciler.nextStep(editing: nil, nil) == .begin("A"))
    #expect(reconciler.nextStep(editing: "A", nil) == .nothing)
    #expect(reconciler.request == .fulfilled("A"))
  }

  @Test("A wish is carried out when nothing stands in the way, and not before", arguments: InputFocusObstacle.allCases)
  func obstacles(obstacle: InputFocusObstacle) {
    var reconciler = reconciler()
    reconciler.move(to: "A")
    let announced: Set<InputFocusObstacle> = [.screenAway, .inactive, .otherKeyWindow]
    for _ in 0..<2 {
      #expect(reconciler.nextStep(editing: nil, obstacle) == (announced.contains(obstacle) ? .nothing : .lookAgain))
    }
    #expect(reconciler.nextStep(editing: nil, nil) == .begin("A"))
  }

  @Test(
    "What passes is waited for without a limit; what may not pass is given up", arguments: InputFocusObstacle.allCases)
  func limits(obstacle: InputFocusObstacle) {
    var reconciler = reconciler(attempts: 3)
    reconciler.move(to: "A")
    let steps = (0..<5).map { _ in reconciler.nextStep(editing: nil, obstacle) }
    let failures = steps.compactMap { if case .fail(let failure) = $0 { failure } else { nil } }
    switch obstacle {
    case .notRegistered:
      #expect(steps[2] == .fail(.notRegistered("A")))
    case .noWindow:
      #expect(steps[2] == .fail(.noWindow("A")))
    default: #expect(failures == [])
    }
    #expect(failures.count < 2)
    #expect(reconciler.request == (failures.isEmpty ? .pending("A") : .none))
  }

  @Test("A refusal is tried again, then told; what is desired is then what is actual")
  func refusals() {
    var reconciler = editing("B")
    reconciler.move(to: "A")
    #expect(reconciler.nextStep(editing: "B", nil) == .begin("A"))
    #expect(reconciler.nextStep(after: .begin("A"), isDone: false) == .lookAgain)
    #expect(reconciler.nextStep(after: .begin("A"), isDone: false) == .lookAgain)
    #expect(reconciler.nextStep(after: .begin("A"), isDone: false) == .fail(.refused("A")))
    #expect(reconciler.request == .fulfilled("B"))
    reconciler.endEditing()
    #expect(reconciler.nextStep(editing: "B", nil) == .end("B"))
    #expect(reconciler.nextStep(after: .end("B"), isDone: false) == .lookAgain)
    #expect(reconciler.nextStep(after: .end("B"), isDone: false) == .lookAgain)
    #expect(reconciler.nextStep(after: .end("B"), isDone: false) == .fail(.endRefused))
    #expect(reconciler.request == .fulfilled("B"))
  }

  @Test("The user's tap replaces every wish")
  func taps() {
    var asked = reconciler()
    asked.move(to: "A")
    asked.began("B")
    #expect(asked.request == .fulfilled("B"))
    var held = editing("A")
    held.ended(.cover)
    #expect(held.request == .interrupted("A"))
    held.began("B")
    #expect(held.request == .fulfilled("B"))
    var aside = editing("A")
    aside.deactivate()
    aside.began("B")
    aside.restore()
    #expect(aside.request == .fulfilled("B"))
    var other = reconciler()
    other.move(to: "A")
    other.unregisteredViewBegan(nil, isLast: true)
    #expect(other.request == .none)
  }

  @Test("An end that nothing explains is the user's; one with an explanation is the policy's affair")
  func ends() {
    let all: InputFocusPolicy = [.cover, .keyWindowLoss, .inactive, .navigation]
    for obstacle in InputFocusObstacle.allCases {
      for policy in [all, InputFocusPolicy()] {
        let isKept = policy == all ? obstacle != .notRegistered : obstacle == .transition
        var told = editing("A", policy)
        told.ended(obstacle)
        #expect(told.request == (isKept ? .interrupted("A") : .none))
        var found = editing("A", policy)
        found.ended(nil)
        #expect(found.request == .fulfilled("A"))
        _ = found.nextStep(editing: nil, obstacle)
        #expect(found.request == (isKept ? .interrupted("A") : .none))
      }
    }
    var dismissed = editing("A", all)
    dismissed.ended(nil)
    #expect(dismissed.nextStep(editing: nil, nil) == .nothing)
    #expect(dismissed.request == .none)
  }

  @Test("What was lost in a transition is the affair of whatever the transition leads to")
  func throughTransition() {
    var pushed = editing("A")
    pushed.ended(.transition)
    #expect(pushed.nextStep(editing: nil, .screenAway) == .nothing)
    #expect(pushed.request == .none)
    var cancelled = editing("A")
    cancelled.ended(.transition)
    #expect(cancelled.nextStep(editing: nil, nil) == .begin("A"))
  }

  @Test("A held field waits out of its window, an asked one is given up")
  func heldWithoutWindow() {
    var reconciler = editing("A", .navigation)
    reconciler.ended(.noWindow)
    for _ in 0..<10 { #expect(reconciler.nextStep(editing: nil, .noWindow) == .nothing) }
    #expect(reconciler.nextStep(editing: nil, nil) == .begin("A"))
  }

  @Test("What UIKit gives back after an alert does not undo what the app has wished meanwhile")
  func givenBack() {
    var asked = editing("A")
    asked.ended(.cover)
    asked.move(to: "B")
    #expect(asked.nextStep(editing: nil, .cover) == .lookAgain)
    asked.began("A")
    #expect(asked.nextStep(editing: "A", nil) == .begin("B"))
    var cleared = editing("A")
    cleared.ended(.cover)
    cleared.endEditing()
    #expect(cleared.nextStep(editing: nil, .cover) == .lookAgain)
    #expect(cleared.nextStep(editing: "A", nil) == .end("A"))
    for isLast in [true, false] {
      var other = reconciler()
      other.move(to: "B")
      #expect(other.nextStep(editing: nil, .cover) == .lookAgain)
      #expect(other.nextStep(editing: nil, .transition) == .lookAgain)
      other.unregisteredViewBegan(nil, isLast: isLast)
      #expect(other.nextStep(editing: nil, nil) == (isLast ? .begin("B") : .nothing))
    }
  }

  @Test("Once the alert is known to be gone, or another field was tapped, a tap on the same field is the user's")
  func notGivenBack() {
    var later = editing("A")
    later.ended(.cover)
    later.endEditing()
    #expect(later.nextStep(editing: nil, nil) == .nothing)
    later.began("A")
    #expect(later.request == .fulfilled("A"))
    var back = editing("A")
    back.ended(.cover)
    back.move(to: "C")
    back.began("B")
    back.began("A")
    #expect(back.request == .fulfilled("A"))
    var unnamed = editing("A", [])
    unnamed.ended(.cover)
    unnamed.began("A")
    #expect(unnamed.request == .fulfilled("A"))
  }

  @Test("Set aside and taken up again; a wish in between counts more")
  func aside() {
    var reconciler = editing("A")
    reconciler.deactivate()
    #expect(reconciler.nextStep(editing: "A", nil) == .end("A"))
    #expect(reconciler.nextStep(editing: nil, nil) == .nothing)
    reconciler.deactivate()
    reconciler.restore()
    #expect(reconciler.nextStep(editing: nil, nil) == .begin("A"))
    reconciler.deactivate()
    reconciler.move(to: "B")
    reconciler.restore()
    #expect(reconciler.request == .pending("B"))
    reconciler.deactivate()
    reconciler.endEditing()
    reconciler.restore()
    #expect(reconciler.request == .none)
  }

  @Test("A field told to begin may itself lead to another wish")
  func redirected() {
    var reconciler = reconciler()
    reconciler.move(to: "A")
    _ = reconciler.nextStep(editing: nil, nil)
    reconciler.move(to: "B")
    reconciler.began("A", byUser: false)
    #expect(reconciler.nextStep(editing: "A", nil) == .begin("B"))
  }
}

import Testing

@testable import InputFocusBehavior

struct InputFocusReconcilerTests {
  private func reconciler(_ options: InputFocusOptions = .standard, attempts: Int = 3) -> InputFocusReconciler<String> {
    InputFocusReconciler(options: InputFocusOptions(interruptions: options.interruptions, attempts: attempts))
  }

  private func editing(_ field: String, _ options: InputFocusOptions = .standard) -> InputFocusReconciler<String> {
    var reconciler = reconciler(options)
    reconciler.handle(.began(field, byUser: true))
    return reconciler
  }

  @Test("A request is carried out when there is no obstacle, and not before", arguments: InputFocusObstacle.allCases)
  func obstacles(obstacle: InputFocusObstacle) {
    var reconciler = reconciler()
    reconciler.handle(.move(to: "A"))
    let step: InputFocusStep<String> =
      switch obstacle {
      case .screenAway, .inactive, .otherKeyWindow: .nothing
      case .cover, .transition: .awaitChange
      case .notRegistered, .noWindow: .tryAgain
      }
    for _ in 0..<2 { #expect(reconciler.nextStep(editing: nil, obstacle) == step) }
    #expect(reconciler.nextStep(editing: nil, nil) == .begin("A"))
  }

  @Test(
    "A request waits without a limit for an obstacle that passes, and is given up for one that may not pass",
    arguments: InputFocusObstacle.allCases)
  func limits(obstacle: InputFocusObstacle) {
    var reconciler = reconciler(attempts: 3)
    reconciler.handle(.move(to: "A"))
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

  @Test("A field that is being edited is no longer waited for, whether it was announced or not, and nothing is done")
  func begins() {
    for isAnnounced in [true, false] {
      var reconciler = reconciler()
      reconciler.handle(.move(to: "A"))
      #expect(reconciler.nextStep(editing: nil, nil) == .begin("A"))
      if isAnnounced { reconciler.handle(.began("A", byUser: false)) }
      #expect(reconciler.handle(.tried(.begin("A"), isDone: true)) == .nothing)
      #expect(reconciler.editedField == "A" && reconciler.request == .fulfilled("A"))
      reconciler.handle(.move(to: "A"))
      #expect(reconciler.request == .fulfilled("A"))
      #expect(reconciler.nextStep(editing: "A", nil) == .nothing)
    }
  }

  @Test("What the app requests while a step is taken counts more than what the view does or refuses")
  func requestsMeanwhile() {
    for isDone in [true, false] {
      var beginning = reconciler()
      beginning.handle(.move(to: "A"))
      beginning.handle(.move(to: "B"))
      #expect(beginning.handle(.tried(.begin("A"), isDone: isDone)) == .nothing)
      #expect(beginning.request == .pending("B"))
      var ending = editing("A")
      ending.handle(.endEditing)
      ending.handle(.move(to: "B"))
      #expect(ending.handle(.tried(.end("A"), isDone: isDone)) == .nothing)
      #expect(ending.request == .pending("B"))
    }
    // It has begun and ended before the step was over.
    var ended = editing("A")
    ended.handle(.ended)
    #expect(ended.handle(.tried(.begin("A"), isDone: false)) == .nothing)
    #expect(ended.request == .fulfilled("A"))
  }

  @Test("The user's tap replaces every request")
  func taps() {
    var pending = reconciler()
    pending.handle(.move(to: "A"))
    pending.handle(.began("B", byUser: true))
    #expect(pending.request == .fulfilled("B"))
    var interrupted = editing("A")
    interrupted.handle(.ended, .cover)
    #expect(interrupted.request == .interrupted("A"))
    interrupted.handle(.began("B", byUser: true))
    #expect(interrupted.request == .fulfilled("B"))
    var paused = editing("A")
    paused.handle(.pause)
    paused.handle(.found(nil))
    // In its window a tap counts.
    #expect(paused.relevantField == "A")
    paused.handle(.began("B", byUser: true))
    paused.handle(.resume)
    #expect(paused.request == .fulfilled("B"))
    paused.handle(.pause)
    paused.handle(.unregisteredViewBegan(isLast: false))
    paused.handle(.resume)
    #expect(paused.request == .none)
    var other = reconciler()
    other.handle(.move(to: "A"))
    other.handle(.unregisteredViewBegan(isLast: true))
    #expect(other.request == .none)
  }

  @Test("Without an obstacle it was the user who ended the editing; with one the options decide")
  func ends() {
    let all: InputFocusOptions = [.cover, .keyWindowLoss, .inactive, .navigation]
    for obstacle in InputFocusObstacle.allCases {
      for options in [all, []] as [InputFocusOptions] {
        let isKept = options == all ? obstacle != .notRegistered : obstacle == .transition
        var announced = editing("A", options)
        announced.handle(.ended, obstacle)
        #expect(announced.request == (isKept ? .interrupted("A") : .none))
        var found = editing("A", options)
        found.handle(.ended)
        #expect(found.request == .fulfilled("A"))
        _ = found.nextStep(editing: nil, obstacle)
        #expect(found.request == (isKept ? .interrupted("A") : .none))
      }
    }
    var dismissed = editing("A", all)
    dismissed.handle(.ended)
    #expect(dismissed.nextStep(editing: nil, nil) == .nothing)
    #expect(dismissed.request == .none)
    // Nothing is to be given back after the alert.
    #expect(dismissed.nextStep(editing: nil, .cover) == .nothing)
  }

  @Test("A field that UIKit gives back after an alert does not replace what the app has requested meanwhile")
  func givenBack() {
    var pending = editing("A")
    pending.handle(.ended, .cover)
    pending.handle(.move(to: "B"))
    #expect(pending.nextStep(editing: nil, .cover) == .awaitChange)
    pending.handle(.began("A", byUser: true))
    #expect(pending.nextStep(editing: "A", nil) == .begin("B"))
    var cleared = editing("A")
    cleared.handle(.ended, .cover)
    cleared.handle(.endEditing)
    #expect(cleared.nextStep(editing: nil, .cover) == .awaitChange)
    #expect(cleared.nextStep(editing: "A", nil) == .end("A"))
    for isLast in [true, false] {
      var other = reconciler()
      other.handle(.move(to: "B"))
      #expect(other.nextStep(editing: nil, .cover) == .awaitChange)
      #expect(other.nextStep(editing: nil, .transition) == .awaitChange)
      other.handle(.unregisteredViewBegan(isLast: isLast))
      #expect(other.nextStep(editing: nil, nil) == (isLast ? .begin("B") : .nothing))
    }
  }

  @Test(
    "A field that UIKit gives back when its screen is shown again replaces no request either, and else it is edited",
    arguments: [InputFocusObstacle.cover, .transition, .screenAway, .noWindow])
  func givenBackLater(obstacle: InputFocusObstacle) {
    let after = obstacle == .noWindow ? InputFocusObstacle.transition : nil
    var pending = editing("A", [])
    pending.handle(.ended, obstacle)
    pending.handle(.move(to: "B"))
    _ = pending.nextStep(editing: nil, obstacle)
    pending.handle(.began("A", byUser: true), after)
    #expect(pending.nextStep(editing: "A", nil) == .begin("B"))
    var cleared = editing("A", [])
    cleared.handle(.ended, obstacle)
    _ = cleared.nextStep(editing: nil, obstacle)
    cleared.handle(.endEditing)
    _ = cleared.nextStep(editing: nil, obstacle)
    cleared.handle(.began("A", byUser: true), after)
    #expect(cleared.nextStep(editing: "A", nil) == .end("A"))
    var unasked = editing("A", [])
    unasked.handle(.ended, obstacle)
    #expect(unasked.nextStep(editing: nil, obstacle == .transition ? .screenAway : obstacle) == .nothing)
    #expect(unasked.request == .none)
    unasked.handle(.began("A", byUser: true), after)
    #expect(unasked.request == .fulfilled("A"))
  }

  @Test(
    "A view that is not registered replaces a request only if nothing keeps it away from the fields",
    arguments: InputFocusObstacle.allCases)
  func unregistered(obstacle: InputFocusObstacle) {
    var reconciler = reconciler()
    reconciler.handle(.move(to: "A"))
    reconciler.handle(.unregisteredViewBegan(isLast: false), obstacle)
    switch obstacle {
    case .inactive, .otherKeyWindow: #expect(reconciler.request == .none)
    case .notRegistered, .cover, .transition, .screenAway, .noWindow: #expect(reconciler.request == .pending("A"))
    }
  }

  @Test("A field that ends before its cover is known is taken, also when the app requests something in between")
  func endedBeforeCover() {
    var reconciler = editing("A")
    reconciler.handle(.ended)
    reconciler.handle(.endEditing)
    reconciler.handle(.stepIsDue(isIterationOver: false))
    #expect(reconciler.nextStep(editing: nil, .cover) == .awaitChange)
    #expect(reconciler.nextStep(editing: "A", nil) == .end("A"))
  }

  @Test("A field that the app has ended itself while its screen goes is not taken: given back, it replaces no request")
  func endedByRequest() {
    var reconciler = editing("A")
    reconciler.handle(.endEditing)
    reconciler.handle(.ended, .transition)
    _ = reconciler.nextStep(editing: nil, .screenAway)
    reconciler.handle(.began("A", byUser: true), .transition)
    #expect(reconciler.nextStep(editing: "A", nil) == .end("A"))
  }

  @Test("Without a behavior nothing says that the screen is back: what begins without an obstacle is a tap of the user")
  func tapLongAfter() {
    var reconciler = editing("A")
    reconciler.handle(.ended, .noWindow)
    reconciler.handle(.endEditing)
    #expect(reconciler.nextStep(editing: nil, .noWindow) == .nothing)
    _ = reconciler.nextStep(editing: nil, .transition)
    reconciler.handle(.began("A", byUser: true), nil)
    #expect(reconciler.request == .fulfilled("A"))
  }

  @Test("When the alert is known to be gone, or another field was tapped, the same field begins by a tap of the user")
  func notGivenBack() {
    for obstacle in [nil, .inactive, .otherKeyWindow] as [InputFocusObstacle?] {
      var later = editing("A")
      later.handle(.ended, .cover)
      later.handle(.endEditing)
      #expect(later.nextStep(editing: nil, obstacle) == .nothing)
      later.handle(.began("A", byUser: true))
      #expect(later.request == .fulfilled("A"))
    }
    var back = editing("A")
    back.handle(.ended, .cover)
    back.handle(.move(to: "C"))
    back.handle(.began("B", byUser: true))
    back.handle(.endEditing)
    back.handle(.began("A", byUser: true))
    #expect(back.request == .fulfilled("A"))
    var requested = editing("A")
    requested.handle(.ended, .cover)
    requested.handle(.move(to: "A"))
    requested.handle(.began("A", byUser: true))
    #expect(requested.request == .fulfilled("A"))
    requested = editing("A")
    requested.handle(.ended, .cover)
    requested.handle(.move(to: "B"))
    requested.handle(.began("C", byUser: false))
    requested.handle(.move(to: "C"))
    requested.handle(.began("A", byUser: true))
    #expect(requested.request == .fulfilled("A"))
    var inactive = editing("A")
    inactive.handle(.ended, .inactive)
    inactive.handle(.endEditing)
    inactive.handle(.began("A", byUser: true))
    #expect(inactive.request == .fulfilled("A"))
    var unnamed = editing("A", [])
    unnamed.handle(.ended, .cover)
    unnamed.handle(.began("A", byUser: true))
    #expect(unnamed.request == .fulfilled("A"))
  }

  @Test("Deactivated and restored; a request in between counts more")
  func pausing() {
    var reconciler = editing("A")
    reconciler.handle(.pause)
    #expect(reconciler.nextStep(editing: "A", nil) == .end("A"))
    #expect(reconciler.nextStep(editing: nil, nil) == .nothing)
    reconciler.handle(.pause)
    reconciler.handle(.resume)
    #expect(reconciler.nextStep(editing: nil, nil) == .begin("A"))
    reconciler.handle(.pause)
    reconciler.handle(.move(to: "B"))
    reconciler.handle(.resume)
    #expect(reconciler.request == .pending("B"))
    reconciler.handle(.pause)
    reconciler.handle(.endEditing)
    reconciler.handle(.resume)
    #expect(reconciler.request == .none)
  }

  @Test("A pause that the view refuses is given up, and its field is edited again all the same")
  func refusedPause() {
    var reconciler = editing("A")
    reconciler.handle(.pause)
    let steps = (0..<3).map { _ in reconciler.handle(.tried(.end("A"), isDone: false)) }
    #expect(steps == [.tryAgain, .tryAgain, .fail(.endRefused)])
    #expect(reconciler.request == .fulfilled("A"))
    #expect(reconciler.nextStep(editing: nil, nil) == .nothing)
    #expect(reconciler.request == .none)
    reconciler.handle(.resume)
    #expect(reconciler.nextStep(editing: nil, nil) == .begin("A"))
  }
}

extension InputFocusReconciler {
  /// As at the end of an iteration.
  fileprivate mutating func nextStep(editing field: Field?, _ obstacle: InputFocusObstacle?) -> InputFocusStep<Field> {
    handle(.found(field), obstacle)
    return handle(.stepIsDue(isIterationOver: true), obstacle)
  }
}

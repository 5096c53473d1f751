import Testing

@testable import InputFocusBehavior

struct InputFocusReconcilerTests {
  private func reconciler(_ options: InputFocusOptions = .standard, attempts: Int = 3) -> InputFocusReconciler<String> {
    InputFocusReconciler(options: InputFocusOptions(interruptions: options.interruptions, attempts: attempts))
  }

  private func editing(_ field: String, _ options: InputFocusOptions = .standard) -> InputFocusReconciler<String> {
    var reconciler = reconciler(options)
    reconciler.began(field)
    return reconciler
  }

  @Test("A request is carried out when there is no obstacle, and not before", arguments: InputFocusObstacle.allCases)
  func obstacles(obstacle: InputFocusObstacle) {
    var reconciler = reconciler()
    reconciler.move(to: "A")
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

  @Test("The user's tap replaces every request")
  func taps() {
    var pending = reconciler()
    pending.move(to: "A")
    pending.began("B")
    #expect(pending.request == .fulfilled("B"))
    var interrupted = editing("A")
    interrupted.ended(.cover)
    #expect(interrupted.request == .interrupted("A"))
    interrupted.began("B")
    #expect(interrupted.request == .fulfilled("B"))
    var paused = editing("A")
    paused.pause()
    paused.began("B")
    paused.resume()
    #expect(paused.request == .fulfilled("B"))
    paused.pause()
    paused.unregisteredViewBegan(nil, isLast: false)
    paused.resume()
    #expect(paused.request == .none)
    var other = reconciler()
    other.move(to: "A")
    other.unregisteredViewBegan(nil, isLast: true)
    #expect(other.request == .none)
  }

  @Test("Without an obstacle it was the user who ended the editing; with one the options decide")
  func ends() {
    let all: InputFocusOptions = [.cover, .keyWindowLoss, .inactive, .navigation]
    for obstacle in InputFocusObstacle.allCases {
      for options in [all, []] as [InputFocusOptions] {
        let isKept = options == all ? obstacle != .notRegistered : obstacle == .transition
        var announced = editing("A", options)
        announced.ended(obstacle)
        #expect(announced.request == (isKept ? .interrupted("A") : .none))
        var found = editing("A", options)
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

  @Test("A field that UIKit gives back after an alert does not replace what the app has requested meanwhile")
  func givenBack() {
    var pending = editing("A")
    pending.ended(.cover)
    pending.move(to: "B")
    #expect(pending.nextStep(editing: nil, .cover) == .awaitChange)
    pending.began("A")
    #expect(pending.nextStep(editing: "A", nil) == .begin("B"))
    var cleared = editing("A")
    cleared.ended(.cover)
    cleared.endEditing()
    #expect(cleared.nextStep(editing: nil, .cover) == .awaitChange)
    #expect(cleared.nextStep(editing: "A", nil) == .end("A"))
    for isLast in [true, false] {
      var other = reconciler()
      other.move(to: "B")
      #expect(other.nextStep(editing: nil, .cover) == .awaitChange)
      #expect(other.nextStep(editing: nil, .transition) == .awaitChange)
      other.unregisteredViewBegan(nil, isLast: isLast)
      #expect(other.nextStep(editing: nil, nil) == (isLast ? .begin("B") : .nothing))
    }
  }

  @Test(
    "A field that UIKit gives back when its screen is shown again replaces no request either, and else it is edited",
    arguments: [InputFocusObstacle.cover, .transition, .screenAway, .noWindow])
  func givenBackLater(obstacle: InputFocusObstacle) {
    let after = obstacle == .noWindow ? InputFocusObstacle.transition : nil
    var pending = editing("A", [])
    pending.ended(obstacle)
    pending.move(to: "B")
    _ = pending.nextStep(editing: nil, obstacle)
    pending.began("A", after)
    #expect(pending.nextStep(editing: "A", nil) == .begin("B"))
    var cleared = editing("A", [])
    cleared.ended(obstacle)
    _ = cleared.nextStep(editing: nil, obstacle)
    cleared.endEditing()
    _ = cleared.nextStep(editing: nil, obstacle)
    cleared.began("A", after)
    #expect(cleared.nextStep(editing: "A", nil) == .end("A"))
    var unasked = editing("A", [])
    unasked.ended(obstacle)
    _ = unasked.nextStep(editing: nil, obstacle == .transition ? .screenAway : obstacle)
    #expect(unasked.request == .none)
    unasked.began("A", after)
    #expect(unasked.request == .fulfilled("A"))
  }

  @Test("A field that the app has ended itself while its screen goes is not taken: given back, it replaces no request")
  func endedByRequest() {
    var reconciler = editing("A")
    reconciler.endEditing()
    reconciler.ended(.transition)
    _ = reconciler.nextStep(editing: nil, .screenAway)
    reconciler.began("A", .transition)
    #expect(reconciler.nextStep(editing: "A", nil) == .end("A"))
  }

  @Test("Without a behavior nothing says that the screen is back: what begins without an obstacle is a tap of the user")
  func tapLongAfter() {
    var reconciler = editing("A")
    reconciler.ended(.noWindow)
    reconciler.endEditing()
    #expect(reconciler.nextStep(editing: nil, .noWindow) == .nothing)
    reconciler.began("A", nil)
    #expect(reconciler.request == .fulfilled("A"))
  }

  @Test("When the alert is known to be gone, or another field was tapped, the same field begins by a tap of the user")
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

  @Test("Deactivated and restored; a request in between counts more")
  func pausing() {
    var reconciler = editing("A")
    reconciler.pause()
    #expect(reconciler.nextStep(editing: "A", nil) == .end("A"))
    #expect(reconciler.nextStep(editing: nil, nil) == .nothing)
    reconciler.pause()
    reconciler.resume()
    #expect(reconciler.nextStep(editing: nil, nil) == .begin("A"))
    reconciler.pause()
    reconciler.move(to: "B")
    reconciler.resume()
    #expect(reconciler.request == .pending("B"))
    reconciler.pause()
    reconciler.endEditing()
    reconciler.resume()
    #expect(reconciler.request == .none)
  }
}

import FocusBehavior
import Foundation
import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

/// Random journeys, played with both engines: they agree, their changes keep every promise, and at rest the screens have focus that a
/// model of each preset says.
@MainActor
@Suite(.oneDevice)
struct FocusEnginesTests {
  /// Neither transitions nor two of them in a row end with a frame of this rate.
  private static let framesPerSecond = 12.0

  @Test(
    "Random operations: both engines agree, and at rest with a model of each preset; losses first, no time lost, one of a group",
    arguments: [.phone, .pad] as [UIUserInterfaceIdiom])
  func anything(idiom: UIUserInterfaceIdiom) async {
    let run = RandomRun(kinds: Self.kinds) { journey in
      WeakAnswers.chosen(by: journey.first?.choice ?? 0) { Self.play(journey, idiom) }
    }
    let failure = await run.failure(seeds: RandomBudget.seeds(20), operations: 100)
    #expect(failure == nil, Comment(rawValue: failure ?? ""))
  }

  private static let kinds =
    RandomOperationKind.touchesWithoutLostModals + RandomOperationKind.menusAndWebPages + RandomOperationKind.scenes
    + further

  private static let further = [
    // Longer than it takes to notice another window in front.
    RandomOperationKind("rest", weight: 12) { app, _ in app.device.advance(by: 1) },
    RandomOperationKind("sight", weight: 8, isReentrant: true) { app, choice in
      let children = app.liveScreens.filter { $0.parent is FocusWitnessScreen && $0.isViewLoaded }
      (children.element(choice) as? FocusWitnessScreen)?.toggleSight(choice / 16)
    },
    RandomOperationKind("popover", weight: 2, isReentrant: true) { app, choice in
      guard let source = app.topmost.viewIfLoaded else { return }
      let popover = app.newScreen()
      popover.modalPresentationStyle = choice % 3 == 0 ? .formSheet : .popover
      popover.popoverPresentationController?.sourceView = source
      let adaptations: [UIModalPresentationStyle?] = [nil, UIModalPresentationStyle.none, .fullScreen, .overFullScreen]
      (popover as? FocusWitnessScreen)?.adapt(to: adaptations[choice / 3 % adaptations.count])
      app.topmost.present(popover, animated: choice.isMultiple(of: 2))
    },
    RandomOperationKind("pullSheet", weight: 3, isReentrant: true) { app, choice in
      guard let sheet = app.topmost.sheetPresentationController, app.topmost.presentingViewController != nil else {
        return
      }
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.selectedDetentIdentifier = [nil, .medium, .large][choice % 3]
    },
    RandomOperationKind("fadeWindow", weight: 5, isReentrant: true) { app, choice in
      guard let window = app.device.scenes.flatMap(\.windows).element(choice) else { return }
      window.alpha = window.alpha == 0 ? 1 : 0
    },
    RandomOperationKind("call", weight: 1) { app, _ in app.device.receiveCall() },
    RandomOperationKind("endCall", weight: 2) { app, _ in app.device.endCall() },
    RandomOperationKind("use", weight: 2, isReentrant: true) { app, choice in
      guard let screen = app.liveScreens.element(choice) as? FocusWitnessScreen else { return }
      screen.use()
    },
  ]

  private static func play(_ journey: [RandomOperation], _ idiom: UIUserInterfaceIdiom) -> RandomRun.Failure? {
    let frames = FocusWitness()
    play(journey, idiom, frames, .displayLink(framesPerSecond: framesPerSecond))
    if let failure = frames.failure { return RandomRun.Failure("display link: " + failure, transcript: frames.lines) }
    let events = FocusWitness()
    play(journey, idiom, events, nil)
    if let failure = events.failure { return RandomRun.Failure("default: " + failure, transcript: events.lines) }
    if let difference = difference(frames.lines, events.lines) {
      return RandomRun.Failure(
        "reports differ: " + difference,
        transcript: ["display link:"] + frames.lines.suffix(30) + ["default:"] + events.lines.suffix(30))
    }
    return nil
  }

  /// After each operation and its frame both engines agree on each screen. What begins and ends within the frame is seen
  /// by the default alone, so the display link never reports more.
  private static func difference(_ frames: [String], _ events: [String]) -> String? {
    var states: [[Substring: Substring]] = [[:], [:]]
    let operations = [frames, events].map { $0.split(omittingEmptySubsequences: false) { $0.hasPrefix(">") } }
    guard operations[0].count == operations[1].count else { return "one engine has ended early" }
    for (byFrames, byEvents) in zip(operations[0], operations[1]) {
      for (engine, lines) in [byFrames, byEvents].enumerated() {
        for line in lines {
          let words = line.split(separator: " ")
          guard words[0] != "of" else { continue }
          states[engine][words[0]] = line[words[words.count - 2].startIndex...]
        }
      }
      if let screen = states[0].keys.sorted().first(where: { states[0][$0] != states[1][$0] })
        ?? states[1].keys.first(where: { states[0][$0] == nil })
      {
        let pair = states.map { $0[screen] ?? "no change" }
        return "display link \(screen) \(pair[0]), default \(screen) \(pair[1])"
      }
      if byFrames.count > byEvents.count { return "display link reports more: \(byFrames) and not \(byEvents)" }
    }
    return nil
  }

  /// Each operation is a turn of its own, as on a device, and a frame follows it: of several operations within one frame the
  /// display link would see the last state only.
  private static func play(
    _ journey: [RandomOperation], _ idiom: UIUserInterfaceIdiom, _ witness: FocusWitness, _ sampling: FocusSampling?
  ) {
    let parts = RandomParts { FocusWitnessScreen($0, witness, sampling) }
    let app = RandomApp(kinds: kinds, parts: parts, idiom: idiom)
    let model = FocusModel()
    finishFrame(app.device)
    model.note(app)
    for operation in journey {
      witness.lines.append("> \(operation.name) \(operation.choice)")
      let lines = witness.lines.count
      let takesNone = takesNoFocus(operation, app)
      app.perform(operation)
      app.device.turn()
      finishFrame(app.device)
      // Another window in front is noticed half a second later.
      if takesNone, witness.lines[lines...].contains(where: { !$0.contains("still") && !$0.contains("Frontmost") }) {
        witness.fail("\(operation.name) is changing the focus")
      }
      if isAtRest(app) { witness.checkSight() }
      model.note(app)
      if operation.name == "rest", isAtRest(app) { witness.check(model, app) }
      if witness.failure != nil { return }
    }
    app.settle()
    finishFrame(app.device)
    for window in app.device.scenes.flatMap(\.windows) {
      window.isHidden = true
    }
    app.device.advance(by: 1)
    witness.checkNoScreenHasFocus()
  }

  private static func isAtRest(_ app: RandomApp) -> Bool {
    !app.device.isAnimating && !app.device.isSuspended && app.isFingerLifted
  }

  /// What belongs to the screen below takes no focus from an app at rest. With further windows UIKit chooses who is key afterwards.
  private static func takesNoFocus(_ operation: RandomOperation, _ app: RandomApp) -> Bool {
    guard isAtRest(app), UIApplication.shared.applicationState == .active else { return false }
    switch operation.name {
    case "menu", "preview", "enterWebPage": return true
    case "closeMenu", "leaveWebPage": return app.device.scenes.allSatisfy { $0.windows.count <= 2 }
    default: return false
    }
  }

  /// Advances to just after the next frame, so that the last frame of an operation is directly before the next operation.
  private static func finishFrame(_ device: HeadlessDevice) {
    let frame = (device.now * framesPerSecond).rounded(.down) + 1
    device.advance(by: frame / framesPerSecond + 0.002 - device.now)
  }
}

import FocusBehavior
import Foundation
import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

/// Random journeys, played with both engines: they agree, and their changes keep every promise.
@MainActor
@Suite(.oneDevice)
struct FocusEnginesTests {
  /// Neither transitions nor two of them in a row end with a frame of this rate.
  private static let framesPerSecond = 12.0

  @Test(
    "Random operations: both engines agree after each frame, alternating, losses first, no time lost, one of a group")
  func anything() async {
    let run = RandomRun(kinds: Self.kinds, play: Self.play)
    let failure = await run.failure(seeds: RandomBudget.seeds(10), operations: 400)
    #expect(failure == nil, Comment(rawValue: failure ?? ""))
  }

  private static let kinds = RandomOperationKind.touchesWithoutLostModals + further

  private static let further = [
    RandomOperationKind("secondScene", weight: 1) { app, choice in
      guard let scene = app.device.scenes.element(choice), app.device.scenes.count > 1 else { return }
      app.device.setInBackground(choice.isMultiple(of: 2), scene)
    },
    RandomOperationKind("popover", weight: 2, isReentrant: true) { app, choice in
      let popover = app.newScreen()
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = app.topmost.viewIfLoaded
      app.topmost.present(popover, animated: choice.isMultiple(of: 2))
    },
    RandomOperationKind("call", weight: 1) { app, _ in app.device.receiveCall() },
    RandomOperationKind("endCall", weight: 2) { app, _ in app.device.endCall() },
    RandomOperationKind("use", weight: 2, isReentrant: true) { app, choice in
      guard let screen = app.liveScreens.element(choice) as? FocusWitnessScreen else { return }
      screen.use()
    },
  ]

  private static func play(_ journey: [RandomOperation]) -> RandomRun.Failure? {
    let frames = FocusWitness()
    play(journey, frames, .displayLink(framesPerSecond: framesPerSecond))
    if let failure = frames.failure { return RandomRun.Failure("display link: " + failure, transcript: frames.lines) }
    let events = FocusWitness()
    play(journey, events, nil)
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
  private static func play(_ journey: [RandomOperation], _ witness: FocusWitness, _ sampling: FocusSampling?) {
    let app = RandomApp(kinds: kinds) { name in
      FocusWitnessScreen(name, witness, sampling)
    }
    finishFrame(app.device)
    for operation in journey {
      witness.lines.append("> \(operation.name) \(operation.choice)")
      app.perform(operation)
      app.device.turn()
      finishFrame(app.device)
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

  /// Advances to just after the next frame, so that the last frame of an operation is directly before the next operation.
  private static func finishFrame(_ device: HeadlessDevice) {
    let frame = (device.now * framesPerSecond).rounded(.down) + 1
    device.advance(by: frame / framesPerSecond + 0.002 - device.now)
  }
}

/// Checks the changes that screens report against the promises.
@MainActor
private final class FocusWitness {
  var lines: [String] = []
  private(set) var failure: String?
  private var focused: [ObjectIdentifier: FocusWitnessScreen] = [:]
  /// A third of the screens are in one group.
  let group = FocusGroup()
  private var focusedInGroup: FocusWitnessScreen?

  /// At most one screen of the group has focus at a time.
  func recordInGroup(_ screen: FocusWitnessScreen, _ change: FocusChange) {
    let kind = change.kind
    lines.append("  of the group \(screen.name) \(kind) \(change.reason.name)")
    if change.hasFocus {
      if let other = focusedInGroup { fail("\(screen.name) is gaining before \(other.name) of the group has lost") }
      focusedInGroup = screen
    } else if change.isReasonChange == (focusedInGroup === screen) {
      fail("\(screen.name) reports twice in the group: \(kind) \(change.reason.name)")
    } else if !change.isReasonChange {
      focusedInGroup = nil
    }
  }

  func fail(_ message: String) {
    if failure == nil { failure = message }
  }

  func record(_ screen: FocusWitnessScreen, _ change: FocusChange, since start: ClockReading) {
    let kind = change.kind
    lines.append("\(screen.name) \(kind) \(change.reason.name)")
    let hadFocus = focused[ObjectIdentifier(screen)] != nil
    if change.isReasonChange ? hadFocus : hadFocus == change.hasFocus {
      fail("\(screen.name) reports twice: \(kind) \(change.reason.name)")
    }
    focused[ObjectIdentifier(screen)] = change.hasFocus ? screen : nil
    let wall = LifecycleTime.current.read().continuous - start.continuous
    if abs(change.totalFocused + change.totalUnfocused - wall) > 0.000_000_5
      || change.totalFocused > change.totalVisible + 0.000_000_5
    {
      fail(
        """
        \(screen.name) is losing time: \(change), focused \(change.totalFocused), unfocused \(change.totalUnfocused), \
        visible \(change.totalVisible) of \(wall)
        """)
    }
    guard change.hasFocus else { return }
    // A screen in the middle of a swipe keeps its focus while a modal is presented over another one.
    for other in focused.values
    where other !== screen && !other.isInOneTree(with: screen) && other.transitionCoordinator == nil {
      fail("\(screen.name) is gaining before \(other.name) has lost")
    }
  }

  func checkNoScreenHasFocus() {
    for screen in focused.values { fail("\(screen.name) is still focused at the end") }
    if let screen = focusedInGroup { fail("\(screen.name) is still focused in the group at the end") }
  }
}

private final class FocusWitnessScreen: UIViewController {
  let name: String
  private let witness: FocusWitness
  private let sampling: FocusSampling?

  init(_ name: String, _ witness: FocusWitness, _ sampling: FocusSampling?) {
    self.name = name
    self.witness = witness
    self.sampling = sampling
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let start = LifecycleTime.current.read()
    addBehaviors([
      FocusBehavior<FocusWitnessScreen>(.attention.sampled(sampling)) { [witness] screen, change in
        witness.record(screen, change, since: start)
      }
    ])
    guard Int(name.dropFirst())?.isMultiple(of: 3) == true else { return }
    addBehaviors([
      FocusBehavior<FocusWitnessScreen>(.attention.in(witness.group).sampled(sampling)) {
        [witness] screen, change in
        witness.recordInGroup(screen, change)
      }
    ])
  }

  func use() {
    witness.group.use(self)
  }

  /// Whether one of the two contains the other, or one screen contains both.
  func isInOneTree(with other: FocusWitnessScreen) -> Bool {
    root === other.root
  }

  private var root: UIViewController {
    var root: UIViewController = self
    while let parent = root.parent, parent is FocusWitnessScreen { root = parent }
    return root
  }
}

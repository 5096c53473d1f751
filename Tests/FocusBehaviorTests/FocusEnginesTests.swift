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
    "Random operations: both engines agree after each frame, alternating, losses first, no time lost, one of a group",
    arguments: [.phone, .pad] as [UIUserInterfaceIdiom])
  func anything(idiom: UIUserInterfaceIdiom) async {
    let run = RandomRun(kinds: Self.kinds) { journey in
      WeakAnswers.chosen(by: journey.first?.choice ?? 0) { Self.play(journey, idiom) }
    }
    let failure = await run.failure(seeds: RandomBudget.seeds(5), operations: 400)
    #expect(failure == nil, Comment(rawValue: failure ?? ""))
  }

  private static let kinds =
    RandomOperationKind.touchesWithoutLostModals + RandomOperationKind.menusAndWebPages + RandomOperationKind.scenes
    + further

  private static let further = [
    RandomOperationKind("sight", weight: 4, isReentrant: true) { app, choice in
      let children = app.liveScreens.filter { $0.parent is FocusWitnessScreen && $0.isViewLoaded }
      (children.element(choice) as? FocusWitnessScreen)?.toggleSight(choice / 16)
    },
    RandomOperationKind("popover", weight: 2, isReentrant: true) { app, choice in
      guard let source = app.topmost.viewIfLoaded else { return }
      let popover = app.newScreen()
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = source
      app.topmost.present(popover, animated: choice.isMultiple(of: 2))
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
    finishFrame(app.device)
    for operation in journey {
      witness.lines.append("> \(operation.name) \(operation.choice)")
      let lines = witness.lines.count
      let takesNone = takesNoFocus(operation, app)
      app.perform(operation)
      app.device.turn()
      finishFrame(app.device)
      if takesNone, witness.lines[lines...].contains(where: { !$0.contains("still") }) {
        witness.fail("\(operation.name) is changing the focus")
      }
      if !app.device.isAnimating { witness.checkSight() }
      if operation.name == "sceneToFront" {
        app.device.advance(by: 0.6)
        finishFrame(app.device)
        witness.checkFrontScene()
      }
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

  /// What belongs to the screen below takes no focus from an app at rest. With further windows UIKit chooses who is key afterwards.
  private static func takesNoFocus(_ operation: RandomOperation, _ app: RandomApp) -> Bool {
    guard !app.device.isAnimating, app.isFingerLifted, UIApplication.shared.applicationState == .active else {
      return false
    }
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
    if screen.isIn({ $0.isShownAsMenu }) { fail("\(screen.name) is gaining as a preview") }
    // Where no window is key, each visible one has the user's attention.
    // A screen in the middle of a swipe keeps its focus while a modal is presented over another one.
    for other in focused.values
    where other !== screen && !other.isInOneTree(with: screen) && other.transitionCoordinator == nil
      && other.scene === screen.scene && screen.scene?.windows.contains(where: \.isKeyWindow) == true
    {
      fail("\(screen.name) is gaining before \(other.name) has lost")
    }
  }

  /// Once nothing moves, no screen has focus that the app has hidden, made transparent, or moved out of the window.
  func checkSight() {
    for screen in focused.values where screen.isIn({ ($0 as? FocusWitnessScreen)?.isOutOfSight == true }) {
      fail("\(screen.name) is focused out of sight")
    }
  }

  /// The user has worked in one scene for a moment.
  func checkFrontScene() {
    for screen in focused.values where screen.scene?.traitCollection.activeAppearance == .inactive {
      fail("\(screen.name) is focused behind another scene")
    }
  }

  func checkNoScreenHasFocus() {
    for screen in focused.values { fail("\(screen.name) is still focused at the end") }
    if let screen = focusedInGroup { fail("\(screen.name) is still focused in the group at the end") }
  }
}

private final class FocusWitnessScreen: UIViewController {
  let name: String
  private(set) var isOutOfSight = false
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

  /// Hides the view, makes it transparent or moves it out of the window; or undoes all that.
  func toggleSight(_ choice: Int) {
    isOutOfSight.toggle()
    view.isHidden = isOutOfSight && choice % 3 == 0
    view.alpha = isOutOfSight && choice % 3 == 1 ? 0 : 1
    view.transform = isOutOfSight && choice % 3 == 2 ? CGAffineTransform(translationX: 5_000, y: 0) : .identity
  }

  var scene: UIWindowScene? { viewIfLoaded?.window?.windowScene }

  /// Whether the screen, or one around it, is such a one.
  func isIn(_ isSuch: (UIViewController) -> Bool) -> Bool {
    sequence(first: self as UIViewController, next: \.parent).contains(where: isSuch)
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

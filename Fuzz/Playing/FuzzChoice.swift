import HeadlessDevice
import Journey
import UIKit

/// Chooses the steps of a random journey, from what is possible now.
@MainActor
struct FuzzChoice {
  private let play: FuzzPlay
  private let ignored: Set<String>
  private var generator: SeededGenerator
  /// Chooses the answers to weak rules, so that a new rule changes no journey.
  private var answers: SeededGenerator
  /// The kinds of steps in this journey beside touches and waits. Each journey leaves some of it out, so that none hides the
  /// others.
  private let kinds: Set<Kind>
  /// The steps chosen together with the previous one.
  private var next: [JourneyCommand] = []

  private enum Kind: CaseIterable {
    case twoFingers, gestures, typing, interruptions, leaving, ending, memory, rotation, busy
  }

  init(_ play: FuzzPlay, ignoring ignored: Set<String>, seed: UInt64) {
    self.play = play
    self.ignored = ignored
    var generator = SeededGenerator(seed: seed)
    kinds = Set(Kind.allCases.filter { _ in Bool.random(using: &generator) })
    self.generator = generator
    answers = SeededGenerator(seed: ~seed)
  }

  /// The answers to weak rules that differ from the standard ones: none in half of all journeys.
  ///
  /// W19 keeps its answer: with the other one each button that opens a screen opens two, which no finger is known to do.
  mutating func assumptions() -> [JourneyCommand] {
    guard Bool.random(using: &answers) else { return [] }
    let names = WeakRules.switches.map(\.name).filter { $0 != "W19" }
    return names.filter { _ in Int.random(in: 0..<6, using: &answers) == 0 }.map { .assume($0) }
  }

  mutating func length(upTo most: Int) -> Int {
    Int.random(in: 5...max(5, most), using: &generator)
  }

  /// - Returns: the next step. It may turn out that it cannot be played.
  mutating func command() -> JourneyCommand {
    let device = play.app.device
    if !device.isRunning {
      next = []
      return .system(.open)
    }
    if !next.isEmpty { return next.removeFirst() }
    if device.isLocked { return pick([.system(.unlock), .system(.unlock), wait()]) }
    if !device.isInForeground { return pick(inBackground) }
    if let interruption = device.interruptions.sorted(by: { "\($0)" < "\($1)" }).first {
      return pick([interruption.end, interruption.end, wait()] + (kinds.contains(.leaving) ? [.system(.home)] : []))
    }
    let all = play.player.targets.all
    let targets = all.filter { !ignored.contains($0.name) }
    play.coverage.note(targets, ignored: ignored.intersection(all.map(\.name)))
    return inFront(targets)
  }

  private mutating func inFront(_ targets: [TouchTarget]) -> JourneyCommand {
    if kinds.contains(.typing), play.app.device.keyboardFrame != nil, Int.random(in: 0..<3, using: &generator) == 0 {
      return typing()
    }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<10:
      guard let target = targets.randomElement(using: &generator) else { return wait() }
      play.coverage.noteTouch(target)
      return touch(target, among: targets)
    case 10..<13 where kinds.contains(.gestures):
      return gestures.randomElement(using: &generator).map { amongRests([$0]) } ?? wait()
    case 14 where kinds.contains(.interruptions):
      let interruption = pick([HeadlessDevice.Interruption.controlCenter, .call, .systemAlert])
      // Two waits: budgets count from the second on.
      return amongRests([interruption.start, .wait(1), interruption.end])
    case 15 where kinds.contains(.leaving): return pick([.system(.home), .system(.home), .system(.lock)])
    case 16 where kinds.contains(.memory): return amongRests([.system(.memoryWarning)])
    case 17 where kinds.contains(.rotation):
      let isLandscape = play.app.device.orientation.isLandscape
      return amongRests([.system(.rotate(isLandscape: !isLandscape)), .system(.rotate(isLandscape: isLandscape))])
    case 18 where kinds.contains(.busy): return .system(.busy(pick([0.25, 3])))
    default: return wait()
    }
  }

  private mutating func typing() -> JourneyCommand {
    let texts = ["a", "🙂", "\n", "  ", String(repeating: "long ", count: 100)]
    return pick(texts.map { .touch(.type($0)) } + [.touch(.endEditing)])
  }

  private mutating func touch(_ target: TouchTarget, among targets: [TouchTarget]) -> JourneyCommand {
    if kinds.contains(.twoFingers), Int.random(in: 0..<6, using: &generator) == 0,
      let other = targets.filter({ $0.isTapped && $0.name != target.name }).randomElement(using: &generator)
    {
      return .touch(.tapTogether(target.name, other.name))
    }
    var touches: [JourneyCommand] = target.values.map { .touch(.set(target.name, to: $0)) }
    if target.isTapped { touches.append(.touch(.tap(target.name))) }
    if target.isHeld { touches.append(.touch(.hold(target.name))) }
    if target.isPulled { touches.append(.touch(.pull(target.name))) }
    // A tap is the likelier one.
    if target.isRow, Int.random(in: 0..<6, using: &generator) == 0 { return .touch(.swipeRow(target.name)) }
    return touches.randomElement(using: &generator) ?? wait()
  }

  private var gestures: [JourneyCommand] {
    guard let visible = play.app.visibleScreen else { return [] }
    var gestures: [JourneyCommand] = []
    if (visible.navigationController?.viewControllers.count ?? 0) > 1 {
      gestures += [.touch(.swipeBack(isCancelled: true)), .touch(.swipeBack(isCancelled: false))]
    }
    if visible.presentingViewController != nil {
      gestures += [.touch(.sheetDrag(isCancelled: true)), .touch(.sheetDrag(isCancelled: false)), .touch(.endMenu)]
    }
    if visible.navigationItem.searchController != nil { gestures.append(.touch(.search)) }
    if visible is UISearchController { gestures.append(.touch(.endSearch)) }
    return gestures + pageTurns
  }

  private var pageTurns: [JourneyCommand] {
    guard let pages = play.app.path.lazy.compactMap({ $0 as? UIPageViewController }).last,
      let page = pages.viewControllers?.first
    else { return [] }
    let beside = [
      pages.dataSource?.pageViewController(pages, viewControllerAfter: page),
      pages.dataSource?.pageViewController(pages, viewControllerBefore: page),
    ]
    return beside.compactMap { $0?.typeName }.flatMap { name in
      [.touch(.page(name, isCancelled: false)), .touch(.page(name, isCancelled: true))]
    }
  }

  private var inBackground: [JourneyCommand] {
    mutating get {
      var commands: [JourneyCommand] = [.system(.open), .system(.open), wait()]
      if UIApplication.shared.applicationState == .background {
        commands += [.system(.suspend(1)), .system(.suspend(600)), .wait(31)]
      }
      if kinds.contains(.ending) { commands.append(.system(.kill)) }
      return commands
    }
  }

  /// Chooses steps that should change nothing: from rest to rest in half of all cases, so that the two can be compared, and at
  /// any time otherwise.
  private mutating func amongRests(_ commands: [JourneyCommand]) -> JourneyCommand {
    guard Bool.random(using: &generator) else { return commands[0] }
    next = commands.flatMap { [$0, .wait(1)] }
    return .wait(1)
  }

  private mutating func wait() -> JourneyCommand {
    .wait(pick([0.1, 0.35, 1, 1, 1, 2, 10]))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }
}

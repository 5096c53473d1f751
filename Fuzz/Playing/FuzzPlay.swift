import HeadlessDevice
import Journey
import UIKit

/// One journey, on a new device.
@MainActor
final class FuzzPlay {
  let app: FuzzedApp
  let player: JourneyPlayer
  /// The steps played so far, without refused ones.
  private(set) var steps: [FuzzStep] = []
  /// The faults found, each once.
  private(set) var faults: [FuzzFault] = []
  /// The hopes that came true, by their index.
  private(set) var fulfilledHopes: Set<Int> = []
  /// The types of the screens that were shown, and the names of the targets that could be touched, by screen.
  var coverage = FuzzCoverage()
  private let fuzz: LifecycleFuzz
  private let checks: [any FuzzCheck]
  private let stuckCheck = StuckCheck()
  /// The name by which the player knows the app.
  private let journeyApp: FuzzApp

  /// - Parameter fuzz: the app.
  init(_ fuzz: LifecycleFuzz) {
    self.fuzz = fuzz
    let device = HeadlessDevice(idiom: fuzz.idiom)
    fuzz.prepare(device)
    app = FuzzedApp(device: device)
    journeyApp = FuzzApp(fuzz.makeFirstScreen)
    player = JourneyPlayer(on: device, app: journeyApp)
    checks =
      [
        ExceptionCheck(of: device), EndlessLayoutCheck(of: device), ConsoleCheck(), SuperCallCheck(), IssueCheck(),
        OpenedTwiceCheck(),
        ReleaseCheck(keeping: fuzz.keptTypes), CancelledGestureCheck(), InterruptionCheck(), GrowthCheck(), stuckCheck,
        WindowCheck(), ContainmentCheck(), PopGestureCheck(), IdleTimerCheck(), ExpectationCheck(fuzz.expectations),
      ] + fuzz.budgets.compactMap(\.turnCheck)
  }

  /// Ends the process of the app.
  func end() {
    if app.device.isRunning { app.device.kill() }
    app.device.endFoundationTimers()
  }

  /// Plays the first screen and the steps. A finger that touches nothing during a transition changes nothing.
  /// - Returns: the first step that cannot be played although nothing moves, and why.
  func playAll(_ commands: [JourneyCommand]) async -> (command: JourneyCommand, refusal: JourneyRefusal)? {
    for command in commands.withFirstScreen {
      let isAtRest = app.isAtRest
      if let refusal = await play(command), isAtRest { return (command, refusal) }
    }
    return nil
  }

  /// Plays a step.
  /// - Returns: why it cannot be played now; nil if it was played.
  func play(_ command: JourneyCommand) async -> JourneyRefusal? {
    let line = JourneyLine(command)
    let step = FuzzStep(command: command, screen: app.visibleScreen?.typeName ?? "", label: label(for: command))
    do throws(JourneyRefusal) {
      let plan = try player.plan(line)
      for check in checks { check.willPlay(command, in: app) }
      try plan()
    } catch {
      return error
    }
    app.device.turn()
    // Blocks of the main queue and tasks of the app that are ready.
    await app.device.runMainQueue()
    // Each journey begins with the first screen.
    if command != .root(.app) { steps.append(step) }
    for check in checks { add(check.didPlay(command, in: app)) }
    if case .wait(let seconds) = command, seconds >= 1 { checkAtRest() }
    coverage.note(app)
    return nil
  }

  /// Brings the app to the front and waits until it is at rest, as the end of each journey.
  /// - Parameter waitsForMachine: whether a second of the machine's time passes, too, in which blocks and tasks end that wait
  ///   for it.
  func settle(waitsForMachine: Bool = false) async {
    let device = app.device
    if !device.isRunning { await playAtEnd(.system(.open)) }
    guard device.isRunning else { return }
    for command: JourneyCommand in [
      .system(.unlock), .system(.endCall), .system(.endPrompt), .system(.controlCenter(isOpen: false)), .system(.open),
    ] where player.refusal(of: JourneyLine(command)) == nil {
      await playAtEnd(command)
    }
    if waitsForMachine { try? await Task.sleep(nanoseconds: 1_100_000_000) }
    await playAtEnd(.wait(2))
    await playAtEnd(.wait(2))
    if stuckCheck.isWaiting { await playAtEnd(.wait(31)) }
  }

  /// The same at the end of each journey, so it is no step of it.
  private func playAtEnd(_ command: JourneyCommand) async {
    let count = steps.count
    _ = await play(command)
    steps.removeSubrange(count...)
  }

  private func checkAtRest() {
    guard app.isAtRest else { return }
    for check in checks { add(check.faultsAtRest(in: app)) }
    for (index, hope) in fuzz.hopes.enumerated() where !fulfilledHopes.contains(index) && hope.isMet(app) {
      fulfilledHopes.insert(index)
    }
  }

  private func add(_ new: [FuzzFault]) {
    for fault in new where !fuzz.exceptions.contains(fault.kind) && !faults.contains(where: { $0.isSame(as: fault) }) {
      faults.append(fault)
    }
  }

  private func label(for command: JourneyCommand) -> String {
    guard case .touch(.tap(let name)) = command else { return "" }
    return player.targets.target(named: name)?.label ?? ""
  }
}

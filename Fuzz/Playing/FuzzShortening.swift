import Journey

/// Finds a short journey that leads to the same fault: leaves out ever smaller parts, then pairs of steps, and then waits less.
@MainActor
final class FuzzShortening {
  private let fuzz: LifecycleFuzz
  private let fault: FuzzFault
  /// The steps of the shortest journey so far.
  private(set) var steps: [FuzzStep]
  private(set) var playCount = 0
  /// The fault as the shortest journey has it.
  private(set) var latest: FuzzFault
  /// All faults of the shortest journey.
  private(set) var faults: [FuzzFault]

  private static let mostPlays = 400

  init(_ fuzz: LifecycleFuzz, _ fault: FuzzFault, in play: FuzzPlay) {
    self.fuzz = fuzz
    self.fault = fault
    steps = play.steps
    faults = play.faults
    latest = fault
  }

  func shorten() async {
    var shortening = StepShortening(steps.commands, mostPlays: Self.mostPlays) { [unowned self] in await take($0) }
    await shortening.leaveOutParts()
    await shortening.leaveOutPairs()
    await shortening.simplify(\.simpler)
    playCount = shortening.playCount
  }

  /// Keeps a journey that leads to the fault. Of it only what could be played.
  private func take(_ commands: [JourneyCommand]) async -> [JourneyCommand]? {
    let play = await fuzz.play(commands)
    guard let found = play.faults.first(where: { $0.isSame(as: fault) }) else { return nil }
    steps = play.steps
    faults = play.faults
    latest = found
    return steps.commands
  }
}

extension JourneyCommand {
  fileprivate var simpler: [JourneyCommand] {
    switch self {
    case .wait(let seconds) where seconds > 1: [.wait(1)]
    case .touch(.type(let text)) where text != "a": [.touch(.type("a"))]
    case .touch(.tapTogether(let target, let other)): [.touch(.tap(target)), .touch(.tap(other))]
    case .system(.suspend(let seconds)) where seconds > 1: [.system(.suspend(1))]
    default: []
    }
  }
}

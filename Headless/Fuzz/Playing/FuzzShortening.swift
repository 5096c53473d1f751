import Journey

/// Finds a short journey that leads to the same fault: leaves out ever smaller parts, then pairs of steps, and then waits less.
///
/// It ends after a number of plays, never after a time, so the result is the same everywhere.
@MainActor
struct FuzzShortening {
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

  mutating func shorten() async {
    await leaveOutParts()
    await leaveOutPairs()
    await simplify()
  }

  private mutating func leaveOutParts() async {
    var size = max(1, steps.count / 2)
    while size > 0 {
      var start = 0
      var isShorter = false
      while start < steps.count {
        let rest = steps.commands[..<start] + steps.commands[min(start + size, steps.count)...]
        if await take(Array(rest)) { isShorter = true } else { start += size }
      }
      if size == 1, isShorter { continue }
      size /= 2
    }
  }

  private mutating func leaveOutPairs() async {
    var first = 0
    while first < steps.count, steps.count <= 12 {
      var isShorter = false
      for second in steps.indices.dropFirst(first + 1) {
        var rest = steps.commands
        rest.remove(at: second)
        rest.remove(at: first)
        if await take(rest) {
          isShorter = true
          break
        }
      }
      first = isShorter ? 0 : first + 1
    }
  }

  private mutating func simplify() async {
    for index in steps.indices {
      for simpler in steps[index].command.simpler where index < steps.count {
        var commands = steps.commands
        commands[index] = simpler
        if await take(commands) { break }
      }
    }
  }

  /// Keeps a journey that leads to the fault. Of it only what could be played.
  private mutating func take(_ commands: [JourneyCommand]) async -> Bool {
    guard playCount < Self.mostPlays else { return false }
    playCount += 1
    let play = await fuzz.play(commands)
    guard let found = play.faults.first(where: { $0.isSame(as: fault) }) else { return false }
    steps = play.steps
    faults = play.faults
    latest = found
    return true
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

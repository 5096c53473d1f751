/// Leaves out steps of a journey that leads to a fault, as long as the rest still leads to the same fault.
///
/// It ends after a number of plays, never after a time, so the result is the same everywhere.
@MainActor
package struct StepShortening<Step> {
  /// The steps of the shortest journey so far.
  package private(set) var steps: [Step]
  package private(set) var playCount = 0
  private let mostPlays: Int
  private let play: @MainActor (_ steps: [Step]) async -> [Step]?

  /// - Parameters:
  ///   - steps: of a journey that leads to the fault.
  ///   - mostPlays: after how many plays the search ends.
  ///   - play: plays a journey on a new device; returns the steps that could be played if they lead to the same fault, and nil if
  ///     not.
  package init(_ steps: [Step], mostPlays: Int, play: @escaping @MainActor (_ steps: [Step]) async -> [Step]?) {
    self.steps = steps
    self.mostPlays = mostPlays
    self.play = play
  }

  /// Leaves out ever smaller parts.
  package mutating func leaveOutParts() async {
    var size = max(1, steps.count / 2)
    while size > 0 {
      var start = 0
      var isShorter = false
      while start < steps.count {
        let rest = steps[..<start] + steps[min(start + size, steps.count)...]
        if await take(Array(rest)) { isShorter = true } else { start += size }
      }
      if size == 1, isShorter { continue }
      size /= 2
    }
  }

  /// Leaves out two steps of a short journey, neither of which could be left out alone.
  package mutating func leaveOutPairs() async {
    var first = 0
    while first < steps.count, steps.count <= 12 {
      var isShorter = false
      for second in steps.indices.dropFirst(first + 1) {
        var rest = steps
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

  /// Puts simpler steps in the place of others.
  /// - Parameter simpler: what is simpler than a step, the simplest first.
  package mutating func simplify(_ simpler: (Step) -> [Step]) async {
    for index in steps.indices {
      for step in simpler(steps[index]) where index < steps.count {
        var simplified = steps
        simplified[index] = step
        if await take(simplified) { break }
      }
    }
  }

  /// Keeps a journey that leads to the fault.
  private mutating func take(_ candidate: [Step]) async -> Bool {
    guard playCount < mostPlays else { return false }
    playCount += 1
    guard let played = await play(candidate) else { return false }
    steps = played
    return true
  }
}

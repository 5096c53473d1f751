import Journey

/// A fault, and the shortest journey that was found for it.
struct FuzzFinding {
  var fault: FuzzFault
  /// Faults that no journey leads to without this one.
  var consequences: [FuzzFault] = []
  var steps: [FuzzStep]
  /// The steps of the journey in which it was found first.
  var firstLength: Int
  var seed: UInt64?
  /// How many journeys led to it.
  var count = 1
  /// How many journeys were played to shorten it.
  var playCount = 0
  /// Whether the journey is one that had been saved.
  let isSaved: Bool

  init(fault: FuzzFault, steps: [FuzzStep], seed: UInt64? = nil, isSaved: Bool = false) {
    self.fault = fault
    self.steps = steps
    firstLength = steps.count
    self.seed = seed
    self.isSaved = isSaved
  }

  @MainActor
  mutating func take(_ shortening: FuzzShortening) {
    fault = shortening.latest
    steps = shortening.steps
    playCount = shortening.playCount
  }
}

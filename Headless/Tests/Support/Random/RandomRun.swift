import Journey
import Testing
import UIKit

/// Plays random journeys and, when one fails, finds a short one that fails in the same way.
@MainActor
public struct RandomRun {
  private let kinds: [RandomOperationKind]
  /// How many plays a failing journey is shortened by: a number and no time, so that the result is the same everywhere.
  private static let shorteningPlays = 1_000

  /// Plays a journey on a fresh device. Its result is the failure, or nil.
  private let play: ([RandomOperation]) async -> Failure?

  /// The failure of a journey.
  public struct Failure {
    /// One line; names and numbers apart, the same for the same fault.
    public var message: String
    /// What led to it, a line each.
    public var transcript: [String]

    public init(_ message: String, transcript: [String] = []) {
      self.message = message
      self.transcript = transcript
    }
  }

  public init(kinds: [RandomOperationKind], play: @escaping ([RandomOperation]) async -> Failure?) {
    self.kinds = kinds
    self.play = play
  }

  /// Plays one journey for each seed. The first that fails is shortened and described.
  public func failure(seeds: Range<UInt64>, operations: Int) async -> String? {
    for seed in seeds {
      let journey = kinds.journey(of: operations, seed: seed)
      if let failure = await play(journey) { return await describe(failure, of: journey, seed: seed) }
    }
    RandomBudget.report(seeds, operations: operations * seeds.count)
    return nil
  }

  /// Plays one journey for each seed, of a length that the seed chooses. Counts those that fail, and describes the
  /// shortest one of each kind of fault.
  public func faults(seeds: Range<UInt64>, operations: ClosedRange<Int>) async -> String? {
    var faults: [Fault] = []
    var played = 0
    for seed in seeds {
      let length = operations.lowerBound + Int(seed % UInt64(operations.count))
      played += length
      let journey = kinds.journey(of: length, seed: seed)
      guard let failure = await play(journey) else { continue }
      if let index = faults.firstIndex(where: { Self.isAlike($0.failure.message, failure.message) }) {
        faults[index].count += 1
        if faults[index].journey.count <= journey.count { continue }
        faults[index].take(failure, of: journey, seed: seed)
      } else {
        faults.append(Fault(failure: failure, journey: journey, seed: seed))
      }
    }
    RandomBudget.report(seeds, operations: played)
    guard !faults.isEmpty else { return nil }
    let total = faults.reduce(0) { $0 + $1.count }
    var descriptions: [String] = []
    for fault in faults.sorted(by: { $0.count > $1.count }) {
      descriptions.append(
        "\(fault.count) times: " + (await describe(fault.failure, of: fault.journey, seed: fault.seed)))
    }
    return "\(total) of \(seeds.count) journeys fail\n" + descriptions.joined(separator: "\n\n")
  }

  private struct Fault {
    var failure: Failure
    var journey: [RandomOperation]
    var seed: UInt64
    var count = 1

    mutating func take(_ failure: Failure, of journey: [RandomOperation], seed: UInt64) {
      self.failure = failure
      self.journey = journey
      self.seed = seed
    }
  }

  private func describe(_ failure: Failure, of journey: [RandomOperation], seed: UInt64) async -> String {
    let short = await shorten(journey, keeping: failure.message)
    let again = await play(short) ?? failure
    let lines = short.map { "  \($0.name) \($0.choice)" } + again.transcript
    let suite = Test.current?.id.nameComponents.first ?? "Random"
    return """
      seed \(seed): \(failure.message)
      again: RANDOM_SEEDS=\(seed) swift test --filter \(suite)
      shortest journey found, \(short.count) operations: \(again.message)
      \(lines.joined(separator: "\n"))
      """
  }

  /// Leaves out what is not needed for a failure of the same kind.
  private func shorten(_ journey: [RandomOperation], keeping failure: String) async -> [RandomOperation] {
    var shortening = StepShortening(journey, mostPlays: Self.shorteningPlays) { candidate in
      guard let other = await play(candidate), Self.isAlike(other.message, failure) else { return nil }
      return candidate
    }
    await shortening.leaveOutParts()
    await shortening.leaveOutPairs()
    return shortening.steps
  }

  /// Whether two failures differ in names and numbers only.
  private static func isAlike(_ first: String, _ second: String) -> Bool {
    func words(_ failure: String) -> [Substring] {
      failure.split(separator: " ").drop { $0 != "is" && $0 != "leaked" && !$0.hasSuffix("ing") }
        .filter { !$0.contains { $0.isNumber } }
    }
    return words(first) == words(second)
  }
}

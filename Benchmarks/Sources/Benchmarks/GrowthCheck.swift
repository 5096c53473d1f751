/// Checks that a piece of work costs no more than in proportion to its size.
///
/// It is measured for 1, 10, 100 and 1,000 screens, behaviors or fields. From each step to the next, what one more of them costs
/// must stay about the same. That finds a quadratic cost from 10 to 100 and from 100 to 1,000, however much the work costs at any
/// size.
@MainActor
struct GrowthCheck {
  /// How many times as much one more may cost in a step as in the step before. Where the cost is quadratic, it is ten times as
  /// much. Where it is in proportion, instructions differ by up to a fifth, because arrays and dictionaries grow in steps, and
  /// processor time on a busy machine by up to a third.
  private static let limit = Meter.countsInstructions ? 1.5 : 2.0
  /// A cost of one more below this one, in instructions or nanoseconds, counts as this one.
  private static let negligible = Meter.countsInstructions ? 100.0 : 50.0
  /// How often a check that fails is tried. Instructions are the same each time.
  private static let attempts = Meter.countsInstructions ? 1 : 3

  let name: String
  /// Prepares the work of a size.
  private let prepare: @MainActor (Int) -> Meter.Work
  private let sizes: [Int]

  init(_ name: String, upTo largest: Int = 1_000, prepare: @escaping @MainActor (_ size: Int) -> Meter.Work) {
    self.name = name
    self.prepare = prepare
    sizes = [1, 10, 100, 1_000].filter { $0 <= largest }
  }

  /// Prints what one more costs in each step, up to the first in which it grows.
  /// - Returns: Whether the cost grows in proportion to the size, or less.
  func passes() -> Bool {
    (0..<Self.attempts).contains { _ in measure() }
  }

  private func measure() -> Bool {
    var line = "\(name):"
    defer { print(line) }
    var last = (size: sizes[0], cost: cost(at: sizes[0]), oneMore: Double.infinity)
    line += " \(Int(last.cost)) \(Meter.unit) for \(last.size)"
    for size in sizes.dropFirst() {
      let cost = cost(at: size)
      let oneMore = (cost - last.cost) / Double(size - last.size)
      line += ", \(Int(oneMore)) for one more up to \(size)"
      if oneMore > Self.limit * max(last.oneMore, Self.negligible) {
        line += """
          : grows faster than in proportion. Look for a search or a copy for each element; repeat this check with \
          Benchmarks/run growth '\(name)'
          """
        return false
      }
      last = (size, cost, oneMore)
    }
    return true
  }

  private func cost(at size: Int) -> Double {
    Meter.cost { prepare(size) }
  }
}

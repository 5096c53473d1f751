/// What has become more expensive since figures were recorded.
///
/// Instructions depend on the compiler, on the C library and on the processor. If the recorded ones are others than those
/// of this run, ours are compared in proportion to the code by hand, whose instructions change for the same reasons.
struct Comparison {
  /// By how much a figure may grow.
  static let tolerance = 0.05
  /// By how many allocations a figure may grow for each piece of work that is repeated in it: less than one in fifty. A table
  /// may grow in one run and not in another. An allocation that is made each time is found.
  static let toleratedAllocations = 0.02
  /// The same as `tolerance` for instructions in proportion to the code by hand. The C library's `malloc` without its caches changes some
  /// of these proportions by 8 %.
  static let toleranceElsewhere = 0.1

  private(set) var worse: [String] = []
  private(set) var better: [String] = []
  private(set) var unknown: [String] = []
  private(set) var count = 0

  /// - Parameters:
  ///   - new: what was measured now.
  ///   - recorded: what was recorded.
  ///   - isComplete: whether everything that is recorded was to be measured now.
  init(_ new: Figures, with recorded: Figures, isComplete: Bool) {
    let isSameMachine = new.machine == recorded.machine
    for (key, before) in recorded.values.sorted(by: { $0.key < $1.key }) where isSameMachine || key.isOurs {
      guard let now = new.values[key] else {
        if isComplete { unknown.append("\(key): recorded and not measured") }
        continue
      }
      var expected = before
      var tolerance = key.quantity == "allocations" ? 0 : Self.tolerance
      if !isSameMachine, key.quantity == "instructions" {
        guard let byHand = key.byHand.first(where: { recorded.values[$0] != nil }), let then = recorded.values[byHand],
          let now = new.values[byHand]
        else {
          unknown.append("\(key): no code by hand to compare it with")
          continue
        }
        expected *= now / then
        tolerance = Self.toleranceElsewhere
      }
      count += 1
      let change = "\(key): \(Row.text(expected)) -> \(Row.text(now))" + Self.percent(from: expected, to: now)
      let further = key.quantity == "allocations" ? Double(max(1, key.size ?? 1) - 1) * Self.toleratedAllocations : 0
      if now > expected + abs(expected) * tolerance + further {
        worse.append(change)
      } else if isSameMachine, now < expected - abs(expected) * Self.tolerance {
        better.append(change)
      }
    }
    for key in new.values.keys.sorted() where recorded.values[key] == nil {
      unknown.append("\(key): measured and not recorded")
    }
  }

  private static func percent(from before: Double, to now: Double) -> String {
    guard before > 0, now != before else { return "" }
    let percent = ((now / before - 1) * 1000).rounded() / 10
    return " (\(percent > 0 ? "+" : "")\(percent) %)"
  }

  /// A figure that is not compared hides a slowdown.
  var hasFailed: Bool { !worse.isEmpty || !unknown.isEmpty }

  var text: String {
    var lines: [String] = []
    for (title, changes) in [("More expensive", worse), ("Not comparable", unknown), ("Cheaper; record it", better)]
    where !changes.isEmpty {
      lines.append("\(title):")
      lines += changes.map { "  " + $0 }
    }
    return (lines + ["\(count) figures compared, \(worse.count) more expensive."]).joined(separator: "\n")
  }
}

extension Figures.Key {
  private static let waysByHand = ["classic", "by-hand", "nothing"]
  private static let otherWays = ["override", "child", "one-timer", "timers"]

  private var parts: [String] { name.split(separator: "/").map(String.init) }

  /// Whether it is a cost of the framework: `moment/plain/100` is, `moment/classic/100` is not.
  fileprivate var isOurs: Bool { !(Self.waysByHand + Self.otherWays).contains(parts[1]) }

  /// The same work by hand, of the same size; the best known way first.
  fileprivate var byHand: [Figures.Key] {
    Self.waysByHand.map { way in
      Figures.Key(name: ([parts[0], way] + parts.dropFirst(2)).joined(separator: "/"), quantity: quantity)
    }
  }
}

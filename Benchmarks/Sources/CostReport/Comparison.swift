/// What has become more expensive since figures were recorded.
struct Comparison {
  /// By how much a figure may grow. The same program has the same counts in each run, another compiler has not.
  static let tolerance = 0.05

  private(set) var worse: [String] = []
  private(set) var better: [String] = []
  private(set) var unknown: [String] = []
  private(set) var count = 0

  /// - Parameters:
  ///   - new: what was measured now.
  ///   - recorded: what was recorded.
  ///   - isComplete: whether everything that is recorded was to be measured now.
  init(_ new: Figures, with recorded: Figures, isComplete: Bool) {
    for (key, before) in recorded.values.sorted(by: { $0.key < $1.key }) {
      guard let now = new.values[key] else {
        if isComplete { unknown.append("\(key): recorded and not measured") }
        continue
      }
      count += 1
      let change = "\(key): \(Row.text(before)) -> \(Row.text(now))" + Self.percent(from: before, to: now)
      let tolerated = key.quantity == "allocations" ? 0 : abs(before) * Self.tolerance
      if now > before + tolerated {
        worse.append(change)
      } else if now < before - abs(before) * Self.tolerance {
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

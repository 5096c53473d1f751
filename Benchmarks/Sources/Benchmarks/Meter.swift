import CMeter
import Foundation

/// Measures what a piece of work costs: instructions where callgrind runs the program, otherwise processor time of the main thread.
@MainActor
enum Meter {
  typealias Work = @MainActor () -> Void

  static let unit = meter_counts_instructions() ? "instructions" : "nanoseconds"
  private static var dumps = 0
  private static let ownCost = count {}

  static func cost(of work: Work) -> Double {
    max(0, count(work) - ownCost)
  }

  /// The least of several measurements, each of newly prepared work. Counts of instructions hardly differ.
  static func leastCost(of times: Int = meter_counts_instructions() ? 1 : 9, prepare: () -> Work) -> Double {
    // The first time fills caches of the runtime.
    prepare()()
    return (0..<times).map { _ in cost(of: prepare()) }.min() ?? 0
  }

  /// The bytes of memory that `work` adds.
  static func bytes(of work: Work) -> Double {
    let before = Double(meter_live_bytes())
    work()
    return Double(meter_live_bytes()) - before
  }

  private static func count(_ work: Work) -> Double {
    guard meter_counts_instructions() else {
      let before = processorTime()
      work()
      return processorTime() - before
    }
    meter_start()
    work()
    meter_stop()
    dumps += 1
    return instructions(ofDump: dumps)
  }

  /// - Precondition: `CALLGRIND_OUT` names the file that callgrind writes to; each dump adds its number to it.
  private static func instructions(ofDump number: Int) -> Double {
    let file = ProcessInfo.processInfo.environment["CALLGRIND_OUT"].map { "\($0).\(number)" } ?? ""
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let summary = text.split(separator: "\n").first { $0.hasPrefix("summary: ") }
    guard let value = summary.flatMap({ Double($0.dropFirst("summary: ".count)) }) else {
      preconditionFailure("callgrind has written no count to '\(file)'")
    }
    return value
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

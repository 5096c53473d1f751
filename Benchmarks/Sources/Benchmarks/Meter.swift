import CMeter
import Foundation

/// Measures what a piece of work costs: instructions where callgrind runs the program, otherwise processor time of the main thread.
@MainActor
enum Meter {
  typealias Work = @MainActor () -> Void

  nonisolated static let countsInstructions = meter_counts_instructions()
  nonisolated static let unit = countsInstructions ? "instructions" : "nanoseconds"
  /// Prepares what is measured.
  typealias Preparation = @MainActor () -> Work

  private static var dumps = 0
  /// Of the calls that begin and end a measurement.
  private static let ownCost = count {}

  /// The cost of newly prepared work. Of processor time it is the least of several measurements.
  static func cost(prepare: Preparation) -> Double {
    // The first time fills caches of the runtime.
    prepare()()
    let least = (0..<(countsInstructions ? 1 : 9)).map { _ in count(prepare()) }.min() ?? 0
    return max(0, least - ownCost)
  }

  /// How often newly prepared work allocates memory.
  static func allocations(prepare: Preparation) -> Double {
    prepare()()
    let work = prepare()
    let before = meter_allocations()
    work()
    return Double(meter_allocations() - before)
  }

  /// The bytes of memory that `work` adds.
  static func bytes(of work: Work) -> Double {
    let before = Double(meter_live_bytes())
    work()
    return Double(meter_live_bytes()) - before
  }

  private static func count(_ work: Work) -> Double {
    meter_tidy_memory()
    guard countsInstructions else {
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

  /// - Precondition: `CALLGRIND_OUT` names the file that callgrind writes to. Each dump adds its number to the name, and that of the
  ///   thread: the main thread has the first.
  private static func instructions(ofDump number: Int) -> Double {
    let file = ProcessInfo.processInfo.environment["CALLGRIND_OUT"].map { "\($0).\(number)-01" } ?? ""
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

import Foundation

/// One thing done to a process, and what the process has to report of it.
enum Trial {
  /// In the background: SIGSTOP, and SIGCONT after so many seconds.
  case stop(TimeInterval)
  /// The same in the foreground, which is no suspension.
  case stopInForeground(TimeInterval)
  /// In the background: the main thread uses the processor, or waits, for ``busySeconds``.
  case spin, block
  /// In the background, for ``idleSeconds``: no work.
  case idle

  static let busySeconds: TimeInterval = 4
  static let idleSeconds: TimeInterval = 3
  /// Seconds by which a length may be off on a machine that is not busy.
  static let tolerance = 0.25
  /// Seconds by which a length may be too short on any machine: the accuracy of the precise options, and as much again
  /// for the delivery of the signal.
  static let accuracy = 0.2

  /// One of each, side by side.
  static let quick: [[Trial]] = [[.stop(1.5), .stop(3), .stopInForeground(2), .spin, .block, .idle]]

  /// Each duration ten times, and fifty busy main threads, two at a time.
  static let complete: [[Trial]] =
    [1.5, 3, 10].map { Array(repeating: .stop($0), count: 10) }
    + [.stopInForeground(3), .idle].map { Array(repeating: $0, count: 5) }
    + Array(repeating: [.spin, .spin], count: 15) + Array(repeating: [.block, .block], count: 10)

  var name: String {
    switch self {
    case .stop(let seconds): "stopped for \(seconds) s in the background"
    case .stopInForeground(let seconds): "stopped for \(seconds) s in the foreground"
    case .spin: "main thread busy for \(Self.busySeconds) s"
    case .block: "main thread blocked for \(Self.busySeconds) s"
    case .idle: "no work for \(Self.idleSeconds) s in the background"
    }
  }

  /// The expected outcome, for the table.
  var expectation: String {
    switch self {
    case .stop: "one suspension, within \(Self.tolerance) s"
    case .stopInForeground: "no event"
    case .spin, .block: "no suspension, one stall"
    case .idle: "averted, with 5 % of a processor used at most"
    }
  }
}

/// The outcome of a trial.
struct TrialResult {
  var trial: Trial
  /// The report, in a few words.
  var reported: String
  /// Reported seconds less the true seconds, where there is a length or a time to compare.
  var error: TimeInterval?
  /// It reported exactly what was done.
  var isRight: Bool
  /// It reported what was done, and only what the documentation allows on a busy machine.
  var isAllowed: Bool

  init(
    trial: Trial, reported: String, error: TimeInterval? = nil, isRight: Bool, isAllowed: Bool = false
  ) {
    self.trial = trial
    self.reported = reported
    self.error = error
    self.isRight = isRight
    self.isAllowed = isRight || isAllowed
  }
}

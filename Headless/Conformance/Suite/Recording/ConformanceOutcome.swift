/// The result of a case on a system.
public enum ConformanceOutcome: Hashable, Sendable {
  /// The case ran, and its lines.
  case observed([String])
  /// The case did not run, and why.
  case leftOut(String)

  /// The outcome of a case that needs `.ownProcess` and ended it: UIKit raised an exception.
  public static let processEnded = ConformanceOutcome.observed(linesOfEndedProcess)

  static let linesOfEndedProcess = ["the process ended"]
}

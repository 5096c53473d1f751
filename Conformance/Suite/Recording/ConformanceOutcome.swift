/// What became of a case on a system.
public enum ConformanceOutcome: Hashable, Sendable {
  /// The case ran, and its lines.
  case observed([String])
  /// The case did not run, and why.
  case leftOut(String)
}

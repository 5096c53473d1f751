import LifecycleReports

/// Every second since the counting began is counted once: for a screen, or as elsewhere, background or suspended.
enum AttentionTimeLaw {
  /// - Parameters:
  ///   - time: what was counted.
  ///   - elapsed: seconds of continuous time since the counting began.
  /// - Returns: what is wrong; nil when nothing is.
  static func fault(of time: AttentionTime, elapsed: Double) -> String? {
    let rest = [time.elsewhere, time.background, time.suspended]
    let sum = rest.reduce(0, +) + time.screens.values.reduce(0) { $0 + $1.visible }
    if abs(sum - time.total) > 0.001 { return "attention is losing time: \(sum) of \(time.total) seconds" }
    if abs(time.total - elapsed) > 0.001 { return "attention is counted for \(time.total) of \(elapsed) seconds" }
    let parts = rest + time.screens.values.flatMap { [$0.focused, $0.covered, $0.alert, $0.inactive] }
    return parts.allSatisfy { $0 >= 0 } ? nil : "attention is counted less than nothing"
  }
}

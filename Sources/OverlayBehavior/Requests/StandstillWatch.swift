import Dispatch
import Foundation
import LifecycleBehaviors

/// Finds, while it is retained, a test that waits itself, so that nobody has its time pass.
///
/// Nothing tells that for sure. So the test has two seconds of the machine's time, and in them many turns of the main queue, to go
/// on.
@MainActor
final class StandstillWatch {
  private static let checkCount = 20
  private static let secondsPerCheck = 0.1

  private let time = LifecycleTime.current
  private let start: TimeInterval
  private let report: () -> Void

  /// Fails where time passes by itself, as in an app.
  /// - Parameter report: called once, on the main thread.
  init?(_ report: @escaping () -> Void) {
    guard !time.passesByItself else { return nil }
    start = time.read().uptime
    self.report = report
    wait(for: Self.checkCount)
  }

  private func wait(for checks: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.secondsPerCheck) { [weak self] in
      MainActor.assumeIsolated { self?.check(checks) }
    }
  }

  private func check(_ checks: Int) {
    // A later test has a time of its own.
    guard time.read().uptime == start, LifecycleTime.current.read().uptime == start else { return }
    if checks > 1 { wait(for: checks - 1) } else { report() }
  }
}

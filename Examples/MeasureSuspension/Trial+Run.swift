import Foundation

extension Trial {
  func run() -> TrialResult {
    do {
      let app = try AppProcess(["--app"])
      switch self {
      case .stop(let seconds): return stop(seconds, app)
      case .stopInForeground(let seconds): return stopInForeground(seconds, app)
      case .spin: return stall("spin", app)
      case .block: return stall("block", app)
      case .idle: return idle(app)
      }
    } catch {
      return TrialResult(trial: self, reported: "could not run: \(error)", isRight: false)
    }
  }

  private func stop(_ seconds: TimeInterval, _ app: AppProcess) -> TrialResult {
    let home = Date()
    app.perform("home")
    // At a random time between two signs of life.
    app.wait(.random(in: 1...1.2))
    let stopped = app.stop()
    app.wait(seconds)
    let resumed = app.resume()
    app.wait(0.5)
    app.perform("open")
    let open = Date()
    let report = Report(app.finish())
    // A busy machine may wake the process late, never early: it was silent from some time after Home until some time
    // before it was open again, and while it was stopped.
    let allowed =
      resumed.lowerBound.timeIntervalSince(stopped.upperBound) - Self.accuracy...open.timeIntervalSince(home)
    let trueSeconds = resumed.upperBound.timeIntervalSince(stopped.upperBound)
    let error = report.suspensions.map { $0.seconds - trueSeconds }.min { abs($0) < abs($1) }
    return TrialResult(
      trial: self, reported: report.words, error: error,
      isRight: report.names == ["willSuspend", "didSuspend", "didUnsuspend"]
        && abs(error ?? .infinity) <= Self.tolerance,
      isAllowed: report.names.first == "willSuspend" && report.suspensions.contains { allowed.contains($0.seconds) }
        && report.suspensions.filter(\.isSure).count <= 1)
  }

  private func stopInForeground(_ seconds: TimeInterval, _ app: AppProcess) -> TrialResult {
    app.wait(0.5)
    _ = app.stop()
    app.wait(seconds)
    _ = app.resume()
    app.wait(0.5)
    let report = Report(app.finish())
    return TrialResult(
      trial: self, reported: report.names.isEmpty ? "no event" : report.words, isRight: report.names.isEmpty)
  }

  private func stall(_ command: String, _ app: AppProcess) -> TrialResult {
    app.perform("home")
    app.wait(0.5)
    app.perform(command)
    app.wait(0.5)
    app.perform("open")
    let report = Report(app.finish())
    // A busy machine may make short suspensions of it; a rest of less than a second is not reported.
    let seconds = report.stalls.reduce(0) { $0 + $1.seconds } + report.suspensions.reduce(0) { $0 + $1.seconds + 0.1 }
    return TrialResult(
      trial: self, reported: report.words, error: report.stalls.first.map { $0.seconds - Self.busySeconds },
      isRight: report.names == ["willSuspend", "stalled", "averted"] && report.stalls.first?.cause == "mainThread",
      isAllowed: report.names.first == "willSuspend" && seconds >= Self.busySeconds - 1 - Self.tolerance
        && report.stalls.allSatisfy { $0.cause == "mainThread" } && !report.suspensions.contains(where: \.isSure))
  }

  private func idle(_ app: AppProcess) -> TrialResult {
    app.perform("home")
    app.perform("usage")
    app.wait(Self.idleSeconds)
    app.perform("usage")
    app.perform("open")
    let report = Report(app.finish())
    let share = report.used.count == 2 ? (report.used[1] - report.used[0]) / Self.idleSeconds : .infinity
    return TrialResult(
      trial: self, reported: "\(report.words), \(share * 100) % used",
      isRight: report.names == ["willSuspend", "averted"] && share <= 0.05,
      isAllowed: report.names.first == "willSuspend" && share <= 0.05
        && !report.suspensions.contains(where: \.isSure))
  }
}

import Foundation

extension Trial {
  func run() -> TrialResult {
    let journal = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/journal.json")
      .path
    defer { try? FileManager.default.removeItem(atPath: (journal as NSString).deletingLastPathComponent) }
    do {
      switch self {
      case .stop(let seconds): return try stop(seconds, AppProcess(journal: journal))
      case .stopInForeground(let seconds):
        return try stopInForeground(seconds, AppProcess(journal: journal))
      case .spin: return try stall("spin", AppProcess(journal: journal))
      case .block: return try stall("block", AppProcess(journal: journal))
      case .idle: return try idle(AppProcess(journal: journal))
      case .killWhileStopped: return try killWhileStopped(journal)
      case .killInBackground: return try killInBackground(journal)
      case .killInForeground: return try killInForeground(journal)
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

  // MARK: Ends

  private func killWhileStopped(_ journal: String) throws -> TrialResult {
    let app = try AppProcess(journal: journal, backgroundTime: 0)
    let home = Date()
    app.perform("home")
    app.wait(1.5)
    let stopped = app.stop()
    app.wait(2.5)
    app.terminate()
    let words = try previousRun(journal)
    let date = words.last.flatMap(Double.init).map(Date.init(timeIntervalSince1970:))
    let error = date?.timeIntervalSince(stopped.lowerBound)
    // Within half a second of the last sign in the file, which may be an old one on a busy machine.
    let allowed = home...stopped.upperBound.addingTimeInterval(0.5)
    return TrialResult(
      trial: self, reported: words[0], error: error,
      isRight: words[0] == "terminatedWhileSuspended" && abs(error ?? .infinity) <= 1,
      isAllowed: words[0] == "terminatedWhileSuspended" && date.map(allowed.contains) == true)
  }

  private func killInBackground(_ journal: String) throws -> TrialResult {
    let app = try AppProcess(journal: journal)
    app.perform("home")
    app.wait(1)
    app.terminate()
    app.wait(2.5)
    let words = try previousRun(journal)
    return TrialResult(trial: self, reported: words[0], isRight: words[0] == "terminatedInBackground")
  }

  private func killInForeground(_ journal: String) throws -> TrialResult {
    let app = try AppProcess(journal: journal)
    app.perform("home")
    app.wait(0.8)
    app.perform("open")
    app.terminate()
    let words = try previousRun(journal)
    return TrialResult(trial: self, reported: words[0], isRight: words[0] == "notInBackground")
  }

  /// The report of the next launch: the words after `previousRun`.
  private func previousRun(_ journal: String) throws -> [String] {
    let line = try AppProcess(journal: journal).finish().first ?? []
    return line.count > 1 ? Array(line.dropFirst()) : ["no report"]
  }
}

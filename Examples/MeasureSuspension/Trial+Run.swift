import Foundation

extension Trial {
  func run() -> TrialResult {
    let journal = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/journal.json")
      .path
    defer { try? FileManager.default.removeItem(atPath: (journal as NSString).deletingLastPathComponent) }
    do {
      switch self {
      case .stop(let seconds): return try stop(seconds, AppProcess(journal: journal, backgroundTime: 21))
      case .stopInForeground(let seconds):
        return try stopInForeground(seconds, AppProcess(journal: journal, backgroundTime: 21))
      case .spin: return try stall("spin", AppProcess(journal: journal, backgroundTime: 21))
      case .block: return try stall("block", AppProcess(journal: journal, backgroundTime: 21))
      case .idle: return try idle(AppProcess(journal: journal, backgroundTime: 21))
      case .killWhileStopped: return try killWhileStopped(journal)
      case .killInBackground: return try killInBackground(journal)
      case .killInForeground: return try killInForeground(journal)
      }
    } catch {
      return TrialResult(trial: self, told: "could not run: \(error)", isRight: false)
    }
  }

  private func stop(_ seconds: TimeInterval, _ app: AppProcess) -> TrialResult {
    app.send("home")
    // Anywhere between two signs of life.
    app.wait(.random(in: 1...1.2))
    let start = app.stop()
    app.wait(seconds)
    let trueSeconds = app.resume().timeIntervalSince(start)
    app.wait(0.5)
    app.send("open")
    app.wait(0.3)
    let lines = app.finish().dropFirst()
    let told = lines.filter { $0[0] == "didUnsuspend" }.compactMap { Double($0[1]) }
    let error = told.first.map { $0 - trueSeconds }
    let names = lines.map { $0[0] }
    return TrialResult(
      trial: self, told: names.joined(separator: " "), error: error,
      isRight: names == ["willSuspend", "didSuspend", "didUnsuspend"] && abs(error ?? .infinity) <= Self.tolerance)
  }

  private func stopInForeground(_ seconds: TimeInterval, _ app: AppProcess) -> TrialResult {
    app.wait(0.5)
    _ = app.stop()
    app.wait(seconds)
    _ = app.resume()
    app.wait(0.5)
    let names = app.finish().dropFirst().map { $0[0] }
    return TrialResult(
      trial: self, told: names.isEmpty ? "nothing" : names.joined(separator: " "), isRight: names.isEmpty)
  }

  private func stall(_ command: String, _ app: AppProcess) -> TrialResult {
    app.send("home")
    app.wait(0.5)
    app.send(command)
    app.wait(Self.busySeconds + 0.5)
    app.send("open")
    app.wait(0.3)
    let lines = app.finish().dropFirst()
    let names = lines.map { $0[0] }
    let stall = lines.first { $0[0] == "stalled" }
    return TrialResult(
      trial: self, told: names.joined(separator: " "),
      error: stall.flatMap { Double($0[1]) }.map { $0 - Self.busySeconds },
      isRight: names == ["willSuspend", "stalled", "averted"] && stall?.last == "mainThread")
  }

  private func idle(_ app: AppProcess) -> TrialResult {
    app.send("home")
    app.send("usage")
    app.wait(Self.idleSeconds)
    app.send("usage")
    app.send("open")
    app.wait(0.3)
    let lines = app.finish().dropFirst()
    let used = lines.filter { $0[0] == "used" }.compactMap { Double($0[1]) }
    let share = used.count == 2 ? (used[1] - used[0]) / Self.idleSeconds : .infinity
    let names = lines.map { $0[0] }.filter { $0 != "used" }
    return TrialResult(
      trial: self, told: "\(names.joined(separator: " ")), \(share * 100) % used",
      isRight: names == ["willSuspend", "averted"] && share <= 0.05)
  }

  // MARK: Ends

  private func killWhileStopped(_ journal: String) throws -> TrialResult {
    let app = try AppProcess(journal: journal, backgroundTime: 0)
    app.send("home")
    app.wait(1.5)
    let stopped = app.stop()
    app.wait(2.5)
    app.terminate()
    let told = try previousRun(journal)
    let error = told.last.flatMap(Double.init).map { $0 - stopped.timeIntervalSince1970 }
    return TrialResult(
      trial: self, told: told[0], error: error,
      isRight: told[0] == "terminatedWhileSuspended" && abs(error ?? .infinity) <= 1)
  }

  private func killInBackground(_ journal: String) throws -> TrialResult {
    let app = try AppProcess(journal: journal, backgroundTime: 21)
    app.send("home")
    app.wait(1)
    app.terminate()
    app.wait(2.5)
    let told = try previousRun(journal)
    return TrialResult(trial: self, told: told[0], isRight: told[0] == "terminatedInBackground")
  }

  private func killInForeground(_ journal: String) throws -> TrialResult {
    let app = try AppProcess(journal: journal, backgroundTime: 21)
    app.send("home")
    app.wait(0.8)
    app.send("open")
    app.wait(0.5)
    app.terminate()
    let told = try previousRun(journal)
    return TrialResult(trial: self, told: told[0], isRight: told[0] == "clean")
  }

  /// What the next launch reports: the words after `previousRun`.
  private func previousRun(_ journal: String) throws -> [String] {
    let line = try AppProcess(journal: journal, backgroundTime: 21).finish().first ?? []
    return line.count > 1 ? Array(line.dropFirst()) : ["nothing"]
  }
}

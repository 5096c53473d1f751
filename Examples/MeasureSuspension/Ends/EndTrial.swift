import Foundation

/// One way in which a process ends, and what the next launch has to say of it.
struct EndTrial: Sendable {
  var name: String
  /// How it ended, and what was in front.
  var expected: String
  /// What a crash reporter knows at the next launch; nil for no crash reporter.
  var crashed: Bool?
  /// Ends a process that was launched with a record.
  var end: @Sendable (_ app: AppProcess, _ record: String) throws -> Void

  private init(
    _ expected: String, _ name: String, crashed: Bool? = nil,
    _ end: @escaping @Sendable (_ app: AppProcess, _ record: String) throws -> Void
  ) {
    self.name = name
    self.expected = expected
    self.crashed = crashed
    self.end = end
  }

  static let all: [EndTrial] = [
    EndTrial("finished Player, focused", "exit") { app, _ in app.end("exit") },
    EndTrial("finished Player, focused", "notified, then SIGKILL") { app, _ in app.end("notice") },
    EndTrial("finished Player, focused", "exit, then a launch that is killed before the application exists") {
      app, record in
      app.end("exit")
      try AppProcess(["--prewarmed-app", record]).terminate()
    },
    EndTrial("crashed Player, focused", "abort, which a handler notes") { app, _ in app.end("crash") },
    EndTrial("crashed Player, focused", "abort, of which a crash reporter knows", crashed: true) { app, _ in
      app.end("abort")
    },
    EndTrial("hung Player, focused", "main thread blocked for 8 s, then SIGKILL") { app, _ in
      app.send("block")
      app.terminate(after: 8)
    },
    EndTrial("hung Player, focused", "main thread busy for 8 s, then SIGKILL", crashed: false) { app, _ in
      app.send("spin")
      app.terminate(after: 8)
    },
    EndTrial("hung background", "in the background, main thread blocked by a save for 8 s, then SIGKILL") { app, _ in
      app.send("home, and save")
      app.terminate(after: 8)
    },
    EndTrial("killedInForeground Player, focused", "SIGKILL in front, no crash reported", crashed: false) { app, _ in
      app.terminate()
    },
    EndTrial("killedInForeground Player, focused", "SIGSTOP in front for 7 s, then SIGKILL", crashed: false) { app, _ in
      _ = app.stop()
      app.terminate(after: 7)
    },
    EndTrial("killedInBackground background", "SIGKILL in the background while it is held") { app, _ in
      app.perform("hold")
      app.perform("home")
      app.terminate(after: 1)
      app.wait(2)
    },
    EndTrial("killedWhileSuspended background", "SIGSTOP in the background, then SIGKILL") { app, _ in
      app.perform("home")
      app.wait(1)
      _ = app.stop()
      app.terminate(after: 3)
    },
    EndTrial("unknown Player, focused", "SIGKILL in front, no crash reporter") { app, _ in app.terminate() },
    EndTrial("unknown Player, focused", "main thread blocked for 3 s, then SIGKILL") { app, _ in
      app.send("block")
      app.terminate(after: 3)
    },
  ]

  /// Ends a process, launches the app again, and reads what it says.
  private func run() -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let record = folder.appendingPathComponent("run").path
    do {
      let app = try AppProcess(["--ended-app", record])
      // Its latest entry is written on another thread.
      app.wait(0.3)
      try end(app, record)
      let report = crashed.map { ["\($0)"] } ?? []
      return try AppProcess(["--prewarmed-app", record] + report).finish().first?.joined(separator: " ") ?? "-"
    } catch {
      return "could not run: \(error)"
    }
  }

  /// Runs all side by side and prints a table.
  /// - Returns: whether each was reported as it should be.
  static func printAll() -> Bool {
    let width = all.map(\.name.count).max() ?? 0
    var areRight = true
    for (trial, said) in zip(all, sideBySide(all) { $0.run() }) {
      let isRight = said == trial.expected
      areRight = areRight && isRight
      let name = trial.name.padding(toLength: width, withPad: " ", startingAt: 0)
      print("\(name)  \(isRight ? "right" : "WRONG")  \(said)" + (isRight ? "" : ", expected \(trial.expected)"))
    }
    return areRight
  }
}

import Foundation

/// One way in which a process ends, and what the next launch has to say of it.
struct EndTrial: Sendable {
  var name: String
  /// How it ended, how sure that is, and what was in front.
  var expected: String
  /// Starts the app and ends it.
  var end: @Sendable (_ record: String) throws -> Void

  static let all: [EndTrial] = [
    EndTrial(name: "SIGKILL in front", expected: "unknown unknown Player, focused") { try app($0).terminate() },
    EndTrial(name: "SIGKILL under an alert", expected: "unknown unknown Player, alert by UIAlertController") {
      let app = try app($0)
      app.perform("alert")
      app.wait(0.5)
      app.terminate()
    },
    EndTrial(name: "SIGKILL in Control Center", expected: "unknown unknown Player, inactive") {
      let app = try app($0)
      app.perform("control-center")
      app.wait(0.3)
      app.terminate()
    },
    EndTrial(name: "memory warning, then SIGKILL", expected: "outOfMemory possible Player, focused") {
      let app = try app($0)
      app.perform("warn")
      app.terminate()
    },
    EndTrial(name: "SIGSTOP in front for 7 s, then SIGKILL", expected: "unknown unknown Player, focused") {
      let app = try app($0)
      _ = app.stop()
      app.wait(7)
      app.terminate()
    },
    EndTrial(name: "main thread blocked for 8 s, then SIGKILL", expected: "hung likely Player, focused") {
      let app = try app($0)
      app.send("block")
      app.wait(8)
      app.terminate()
    },
    EndTrial(name: "main thread busy for 8 s, then SIGKILL", expected: "hung likely Player, focused") {
      let app = try app($0)
      app.send("spin")
      app.wait(8)
      app.terminate()
    },
    EndTrial(name: "main thread blocked for 3 s, then SIGKILL", expected: "unknown unknown Player, focused") {
      let app = try app($0)
      app.send("block")
      app.wait(3)
      app.terminate()
    },
    EndTrial(name: "SIGSTOP in the background, then SIGKILL", expected: "killedWhileSuspended likely background") {
      let app = try app($0)
      app.perform("home")
      app.wait(1)
      _ = app.stop()
      app.wait(3)
      app.terminate()
    },
    EndTrial(name: "SIGKILL in the background", expected: "killedInBackground likely background") {
      let app = try app($0)
      app.perform("home")
      app.wait(0.2)
      app.terminate()
    },
    EndTrial(name: "SIGKILL in the launch", expected: "unknown unknown background") {
      try AppProcess(["--ended-app", $0, "launch"]).terminate()
    },
    EndTrial(name: "exit", expected: "exited certain Player, focused") { try app($0).end("exit") },
    EndTrial(name: "abort", expected: "unknown unknown Player, focused") { try app($0).end("abort") },
    EndTrial(name: "a crash that a handler notes, then abort", expected: "crashed certain Player, focused") {
      try app($0).end("crash")
    },
    EndTrial(name: "notice, then exit", expected: "notified certain Player, focused") { try app($0).end("notice") },
    EndTrial(name: "address space used up, which ends with SIGABRT", expected: "unknown unknown Player, focused") {
      try app($0, memory: 16_000_000).end("allocate")
    },
  ]

  /// Starts the app. Its latest entry is written on another thread, which takes a moment.
  private static func app(_ record: String, memory: Int? = nil) throws -> AppProcess {
    let app = try AppProcess(["--ended-app", record], memory: memory)
    app.wait(0.3)
    return app
  }

  /// Ends a process, launches the app again, and reads what it says.
  func run() -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let record = folder.appendingPathComponent("run").path
    do {
      try end(record)
      let line = try AppProcess(["--ended-app", record, "launch"]).finish().first ?? []
      return line.dropFirst().joined(separator: " ")
    } catch {
      return "could not run: \(error)"
    }
  }

  /// Runs all side by side and prints a table.
  /// - Returns: whether each was reported as it should be.
  static func printAll() -> Bool {
    let results = Results()
    let group = DispatchGroup()
    for trial in all {
      group.enter()
      // Threads of their own: they mostly sleep.
      Thread {
        results[trial.name] = trial.run()
        group.leave()
      }.start()
    }
    group.wait()
    let width = all.map(\.name.count).max() ?? 0
    var areRight = true
    for trial in all {
      let said = results[trial.name] ?? "-"
      let isRight = said == trial.expected
      areRight = areRight && isRight
      let name = trial.name.padding(toLength: width, withPad: " ", startingAt: 0)
      print("\(name)  \(isRight ? "right" : "WRONG")  \(said)" + (isRight ? "" : ", expected \(trial.expected)"))
    }
    return areRight
  }

  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by `lock`.
    private var all: [String: String] = [:]

    subscript(name: String) -> String? {
      get { lock.withLock { all[name] } }
      set { lock.withLock { all[name] = newValue } }
    }
  }
}

extension AppProcess {
  /// Sends a command that ends the process, and waits for its end.
  func end(_ command: String) {
    send(command)
    waitForEnd()
  }
}

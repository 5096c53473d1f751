import Dispatch
import Foundation

/// The main run loop of an app in a process of its own: it performs the commands on standard input.
@MainActor
enum CommandLoop {
  /// Prints that the app is ready, and returns when standard input has ended.
  /// - Parameter perform: performs a command; false where there is none of that name.
  static func run(_ perform: @escaping @MainActor (_ command: String) -> Bool) {
    write("ready")
    Thread {
      while let line = readLine() {
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            if line == "ping" { write("pong") } else if !perform(line) { write("unknown \(line)") }
          }
        }
      }
      DispatchQueue.main.async { exit(0) }
    }.start()
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Returns when something has become so.
  static func wait(until isDone: () -> Bool) {
    while !isDone() { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
  }

  /// Unbuffered, so that nothing is lost when the process is killed.
  nonisolated static func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

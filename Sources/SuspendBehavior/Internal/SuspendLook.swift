import Foundation

/// What the main thread finds when it looks around, besides the time.
struct SuspendLook: Equatable {
  /// Those of the watcher since the look before, oldest first.
  var silences: [Silence] = []
  /// Background time that is left, in seconds; very large where the system does not say. Nil where it was not read.
  var secondsLeft: TimeInterval?
  /// A debugger is attached to the process.
  var isDebugged = false
}

/// Why a line of a journey cannot be read, or cannot be carried out where it is.
struct Refusal: Error {
  let message: String
}

/// Carries out a command that is not refused where it is. What only the device decides is refused by this call, such as a
/// swipe that the screen disables.
typealias JourneyPlan = @MainActor () throws(Refusal) -> Void

/// What is wrong with a line of a journey: `FILE:LINE: what is wrong`.
struct JourneyError: Error, Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let message: String

  init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  init(file: String, line: Int, _ refusal: Refusal) {
    self.init(file: file, line: line, message: refusal.message)
  }

  var description: String { "\(file):\(line): \(message)" }
}

/// What is wrong with the command line, or with a file that it names.
struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ message: String) {
    description = "LifecycleDemo: " + message
  }
}

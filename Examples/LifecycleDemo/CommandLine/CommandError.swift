/// A mistake in the command line, or in a file that it names.
struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ message: String) {
    description = "LifecycleDemo: " + message
  }
}

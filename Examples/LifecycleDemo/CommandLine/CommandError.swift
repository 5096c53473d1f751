/// What is wrong with the command line, or with a file that it names.
struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ message: String) {
    description = "LifecycleDemo: " + message
  }
}

import Testing

/// A programmer error that stops the process with a message.
struct Mistake: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let message: String
  let make: @MainActor @Sendable () -> Void

  init(_ description: String, stopsWith message: String, _ make: @escaping @MainActor @Sendable () -> Void) {
    testDescription = description
    self.message = message
    self.make = make
  }
}

extension [Mistake] {
  /// Makes the mistake with this description, in the process that is to stop.
  @MainActor
  func make(_ description: String) {
    first { $0.testDescription == description }?.make()
  }
}

/// A stream of the changes of one focus, which it retains. The stream ends when this is deallocated.
@MainActor
final class InputFocusReader<Field: Hashable & Sendable> {
  let receive: @MainActor (InputFocusChange<Field>) -> Void
  private let end: @Sendable () -> Void

  init(receive: @escaping @MainActor (InputFocusChange<Field>) -> Void, end: @escaping @Sendable () -> Void) {
    self.receive = receive
    self.end = end
  }

  deinit {
    end()
  }
}

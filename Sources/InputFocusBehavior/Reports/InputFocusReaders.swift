/// The streams that receive the changes of one focus. They end when it is released.
@MainActor
final class InputFocusReaders<Field: Hashable> {
  @MainActor
  final class Reader {
    fileprivate let receive: @MainActor (InputFocusChange<Field>) -> Void
    private let end: @Sendable () -> Void
    private weak var readers: InputFocusReaders?

    fileprivate init(
      _ readers: InputFocusReaders, receive: @escaping @MainActor (InputFocusChange<Field>) -> Void,
      end: @escaping @Sendable () -> Void
    ) {
      self.readers = readers
      self.receive = receive
      self.end = end
    }

    deinit {
      end()
    }

    func cancel() {
      readers?.all.removeAll { $0 === self }
    }
  }

  /// Those that are still read from.
  private(set) var all: [Reader] = []

  /// - Parameters:
  ///   - receive: called with each change.
  ///   - end: called when the focus is released, or the reader is cancelled.
  /// - Returns: the reader, to cancel it.
  func add(
    receive: @escaping @MainActor (InputFocusChange<Field>) -> Void, end: @escaping @Sendable () -> Void
  ) -> Reader {
    let reader = Reader(self, receive: receive, end: end)
    all.append(reader)
    return reader
  }

  func receive(_ change: InputFocusChange<Field>) {
    all.forEach { $0.receive(change) }
  }
}

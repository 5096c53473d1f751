/// The streams that receive the changes of one focus. They end with it.
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

  private(set) var all: [Reader] = []

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

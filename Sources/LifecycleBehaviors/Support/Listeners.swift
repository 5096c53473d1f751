/// The closures that receive what one place in the framework reports. Without any, a report is not even created.
@MainActor
package final class Listeners<Report> {
  private final class Listener {
    let receive: @MainActor (Report) -> Void

    init(_ receive: @escaping @MainActor (Report) -> Void) {
      self.receive = receive
    }
  }

  private var all: [Weak<Listener>] = []

  package nonisolated init() {}

  package var isEmpty: Bool { all.isEmpty || all.allSatisfy { $0.object == nil } }

  /// - Parameter receive: called with each report, in the order of the `add` calls.
  /// - Returns: an object to retain: when it is deallocated, `receive` is not called any more.
  package func add(_ receive: @escaping @MainActor (Report) -> Void) -> AnyObject {
    let listener = Listener(receive)
    all.removeAll { $0.object == nil }
    all.append(Weak(listener))
    return listener
  }

  package func report(_ report: @autoclosure () -> Report) {
    guard !isEmpty else { return }
    let report = report()
    for listener in all { listener.object?.receive(report) }
  }
}

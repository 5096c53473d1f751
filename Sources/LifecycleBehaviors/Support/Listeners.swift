/// The closures that receive what one place in the framework reports. While there are none, a report costs the reading of one
/// array.
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

  package var isEmpty: Bool { all.allSatisfy { $0.object == nil } }

  /// - Parameter receive: called with each report, in the order in which they were added.
  /// - Returns: a handle to keep: when it is released, `receive` is not called any more.
  package func add(_ receive: @escaping @MainActor (Report) -> Void) -> AnyObject {
    let listener = Listener(receive)
    all.append(Weak(listener))
    return listener
  }

  package func report(_ report: @autoclosure () -> Report) {
    guard !all.isEmpty else { return }
    let report = report()
    for listener in all { listener.object?.receive(report) }
    all.removeAll { $0.object == nil }
  }
}

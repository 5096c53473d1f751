import Foundation
import Synchronization

/// Does work for each element, some at a time, in the order of the elements. In threads of its own: those of Dispatch, and the
/// processes that they start, would not be as `nice` as this command.
enum Workers {
  static func forEach<Element: Sendable>(
    _ elements: [Element], atOnce count: Int, _ work: @escaping @Sendable (Element) throws -> Void
  ) throws {
    let state = State()
    let workers = DispatchGroup()
    for _ in 0..<count {
      workers.enter()
      Thread.detachNewThread {
        while let index = state.next(of: elements.count) {
          do { try work(elements[index]) } catch { state.failure.withLock { $0 = error } }
        }
        workers.leave()
      }
    }
    workers.wait()
    if let error = state.failure.withLock({ $0 }) { throw error }
  }

  private final class State: Sendable {
    let index = Mutex(0)
    let failure = Mutex<(any Error)?>(nil)

    /// - Returns: the next index; nil if there is none, or if something has failed.
    func next(of count: Int) -> Int? {
      if failure.withLock({ $0 != nil }) { return nil }
      return index.withLock { index in
        defer { index += 1 }
        return index < count ? index : nil
      }
    }
  }
}

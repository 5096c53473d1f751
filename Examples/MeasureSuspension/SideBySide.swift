import Foundation

/// Runs `body` for all items at the same time, on threads of their own: they mostly sleep, which a queue would count against the
/// processors it has.
/// - Returns: the results, in the order of the items.
func sideBySide<Item: Sendable, Result: Sendable>(
  _ items: [Item], _ body: @escaping @Sendable (Item) -> Result
) -> [Result] {
  let results = Results<Result>()
  let group = DispatchGroup()
  for (index, item) in items.enumerated() {
    group.enter()
    Thread {
      results.set(body(item), at: index)
      group.leave()
    }.start()
  }
  group.wait()
  return items.indices.compactMap(results.get)
}

private final class Results<Result>: @unchecked Sendable {
  private let lock = NSLock()
  // Guarded by `lock`.
  private var all: [Int: Result] = [:]

  func set(_ result: Result, at index: Int) { lock.withLock { all[index] = result } }
  func get(at index: Int) -> Result? { lock.withLock { all[index] } }
}

import Foundation

/// The resources that are suspended while no work is open in the background. Every call may be made on any thread.
final class GuardedResources: @unchecked Sendable {
  private struct Item {
    let resource: any SuspensionGuarded
    var isSuspended = false
  }

  /// Held while a resource is called, so that work begins after all of them have been resumed.
  private let lock = NSRecursiveLock()
  // Guarded by `lock`.
  private var items: [Item] = []

  var isEmpty: Bool { lock.withLock { items.isEmpty } }

  func add(_ resource: any SuspensionGuarded) {
    lock.withLock {
      if !items.contains(where: { $0.resource === resource }) { items.append(Item(resource: resource)) }
    }
  }

  func remove(_ resource: any SuspensionGuarded) {
    lock.withLock {
      guard let index = items.firstIndex(where: { $0.resource === resource }) else { return }
      if items.remove(at: index).isSuspended { resource.resume() }
    }
  }

  /// - Parameter isSuspended: reads what the resources should be, when no other thread changes them.
  func update(_ isSuspended: () -> Bool) {
    lock.withLock {
      let isSuspended = isSuspended()
      // Each is looked for again: a resource that is called may add and remove resources.
      for resource in items.map(\.resource) {
        guard let index = items.firstIndex(where: { $0.resource === resource && $0.isSuspended != isSuspended }) else {
          continue
        }
        items[index].isSuspended = isSuspended
        isSuspended ? resource.suspend() : resource.resume()
      }
    }
  }
}

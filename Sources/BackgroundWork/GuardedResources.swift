/// The resources that are suspended while no work is open in the background, as a value that decides which resource is called next.
///
/// The thread that takes a call performs it without a lock and then ends it. Until then no other thread gets that resource, so
/// each is called by one thread at a time, and by turns. What has changed meanwhile is the next call of the same thread.
struct GuardedResources {
  struct Call {
    let resource: any SuspensionGuarded
    let isSuspending: Bool
    /// Whether the thread that performs it resumes resources only.
    let isByResumer: Bool

    func perform() {
      isSuspending ? resource.suspend() : resource.resume()
    }
  }

  private struct Item {
    let resource: any SuspensionGuarded
    /// As its latest call says, also while that is running.
    var isSuspended = false
    /// A thread is calling it.
    var isCalled = false
    /// The resource is no longer guarded: it is resumed, and then forgotten.
    var isLeaving = false

    func isDue(_ suspends: Bool) -> Bool { isSuspended != (suspends && !isLeaving) }
  }

  private var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  mutating func add(_ resource: any SuspensionGuarded) {
    if let index = index(of: resource) {
      items[index].isLeaving = false
    } else {
      items.append(Item(resource: resource))
    }
  }

  mutating func remove(_ resource: any SuspensionGuarded) {
    guard let index = index(of: resource) else { return }
    items[index].isLeaving = true
    forget(index)
  }

  /// - Parameters:
  ///   - suspends: whether the resources should be suspended.
  ///   - resumingOnly: whether the current thread resumes resources only.
  /// - Returns: the call that the current thread performs next, and ends; nil when there is none.
  mutating func nextCall(_ suspends: Bool, resumingOnly: Bool = false) -> Call? {
    let next = items.firstIndex { $0.isDue(suspends) && !$0.isCalled && ($0.isSuspended || !resumingOnly) }
    guard let index = next else { return nil }
    items[index].isCalled = true
    items[index].isSuspended.toggle()
    let (resource, isSuspending) = (items[index].resource, items[index].isSuspended)
    return Call(resource: resource, isSuspending: isSuspending, isByResumer: resumingOnly)
  }

  mutating func end(_ call: Call) {
    guard let index = index(of: call.resource) else { return }
    items[index].isCalled = false
    forget(index)
  }

  /// - Parameter suspends: whether the resources should be suspended.
  /// - Returns: whether a call is due that no thread performs yet.
  func areDue(_ suspends: Bool) -> Bool {
    items.contains { $0.isDue(suspends) && !$0.isCalled }
  }

  /// - Parameter suspends: whether the resources should be suspended.
  /// - Returns: whether a call is due, or is running.
  func arePending(_ suspends: Bool) -> Bool {
    items.contains { $0.isCalled || $0.isDue(suspends) }
  }

  private func index(of resource: any SuspensionGuarded) -> Int? {
    items.firstIndex { $0.resource === resource }
  }

  private mutating func forget(_ index: Int) {
    let item = items[index]
    if item.isLeaving, !item.isSuspended, !item.isCalled { items.remove(at: index) }
  }
}

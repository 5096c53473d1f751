import Foundation

/// The work that must be finished before suspension, as values: what may begin, what is open, what follows for guarded
/// resources.
struct OpenWork {
  typealias ID = Int

  /// Seconds after the end of the background time at which code that runs was woken again, or is kept running by something
  /// else: the system suspends a process without a background task within some five. Then the system is asked again.
  static let secondsUntilAsleep = 5.0

  /// One piece of work.
  private struct Item {
    var name: String
    var parent: ID?
    /// It was open when the time was over: the names of all that were.
    var namesAtTimeUp: [String]?
  }

  private enum End {
    /// Seconds of continuous time.
    case timeUp(at: TimeInterval)
    case terminating
  }

  private var items: [ID: Item] = [:]
  /// Open when the background time was over, and still open when the background task ended.
  private var abandoned: Set<ID> = []
  private var nextID = 1
  private var end: End?
  /// As the app has announced it.
  private(set) var isInBackground = false
  /// The app has just entered the background or was launched there: its observers may still use a resource.
  private(set) var isSettling = false

  /// Nothing keeps the background task.
  var isEmpty: Bool { items.count == abandoned.count }

  /// Open work was asked to stop, and none may begin.
  var isTimeUp: Bool { end != nil }

  /// Work of work is named with the path to it: `"sync/write"`. In the order in which it began.
  var names: [String] { names(of: items.keys) }

  private func names(of ids: some Collection<ID>) -> [String] {
    let parents = Set(ids.compactMap { items[$0]?.parent })
    return ids.filter { !parents.contains($0) }.sorted().compactMap { items[$0]?.name }
  }

  /// Nothing may use a guarded resource.
  var suspendsResources: Bool { isTimeUp || isInBackground && !isSettling && isEmpty }

  // MARK: Beginning and ending

  /// Whether no work may begin now.
  func refuses(at now: () -> TimeInterval) -> Bool {
    switch end {
    case nil: false
    case .terminating: true
    case .timeUp(let end): now() - end < Self.secondsUntilAsleep
    }
  }

  /// - Returns: the identity of work that is about to begin.
  mutating func newID() -> ID {
    defer { nextID += 1 }
    return nextID
  }

  mutating func begin(_ id: ID, _ name: String, in parent: ID?) {
    // It was not refused: the process was woken again.
    end = nil
    let path = parent.flatMap { items[$0]?.name }.map { "\($0)/\(name)" } ?? name
    items[id] = Item(name: path, parent: parent)
  }

  /// Whether it has begun and not ended.
  func isOpen(_ id: ID) -> Bool { items[id] != nil }

  mutating func end(_ id: ID) {
    abandoned.remove(id)
    items[id] = nil
  }

  /// The names of all work that was open when the time was over; nil for work whose time is not over.
  func namesAtTimeUp(of id: ID) -> [String]? { items[id]?.namesAtTimeUp }

  // MARK: The end of the time

  /// - Returns: what must stop.
  mutating func timeIsUp(at now: TimeInterval, isTerminating: Bool = false) -> [ID] {
    end = isTerminating ? .terminating : .timeUp(at: now)
    let stopping = items.keys.filter { !abandoned.contains($0) }.sorted()
    let names = names(of: stopping)
    for id in stopping { items[id]?.namesAtTimeUp = names }
    return stopping
  }

  /// The background task ends although work is open.
  /// - Returns: the names of that work.
  mutating func abandon() -> [String] {
    let open = items.keys.filter { !abandoned.contains($0) }
    abandoned.formUnion(open)
    return names(of: open)
  }

  // MARK: Background and foreground

  mutating func enterBackground() {
    isInBackground = true
    isSettling = true
  }

  mutating func settle() {
    isSettling = false
  }

  mutating func enterForeground() {
    isInBackground = false
    isSettling = false
    if case .timeUp = end { end = nil }
  }
}

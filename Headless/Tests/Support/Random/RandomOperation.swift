import Journey

/// One step of a random journey, as a value: what it acts on is looked up when it runs, so a shortened journey still
/// means something.
public struct RandomOperation: Hashable, Sendable {
  public let name: String
  /// Where there are several to choose from, which one; taken modulo their number.
  public let choice: Int

  public init(name: String, choice: Int) {
    self.name = name
    self.choice = choice
  }
}

/// What a random journey may do.
@MainActor
public struct RandomOperationKind {
  public let name: String
  /// How often it is drawn, in relation to the others.
  public let weight: Int
  /// Whether it may run inside a callback: it only calls UIKit and does not move time.
  public let isReentrant: Bool
  let body: (RandomApp, _ choice: Int) -> Void

  public init(
    _ name: String, weight: Int, isReentrant: Bool = false, body: @escaping (RandomApp, _ choice: Int) -> Void
  ) {
    self.name = name
    self.weight = weight
    self.isReentrant = isReentrant
    self.body = body
  }
}

extension [RandomOperationKind] {
  /// A journey of `count` operations, the same for the same seed.
  @MainActor
  public func journey(of count: Int, seed: UInt64) -> [RandomOperation] {
    var generator = SeededGenerator(seed: seed)
    let names = flatMap { Array<String>(repeating: $0.name, count: $0.weight) }
    return (0..<count).map { _ in
      RandomOperation(
        name: names[Int.random(in: names.indices, using: &generator)],
        choice: Int.random(in: 0..<1_000_000, using: &generator))
    }
  }
}

/// The transactions that an app opens itself, inside the one that each turn commits.
@MainActor
struct AnimationGroups {
  final class Group {
    /// The number of the first animation that belongs to it.
    var first: Int
    var completion: (() -> Void)?
    var disablesActions = false
    var duration: TimeInterval = 0.25

    init(first: Int) {
      self.first = first
    }
  }

  private var open: [Group] = []
  private var ofTurn: Group?

  /// A block waits for the animations that start now.
  var isAwaited: Bool { open.contains { $0.completion != nil } || ofTurn?.completion != nil }

  mutating func begin() {
    open.append(Group(first: World.current.animations.nextNumber))
  }

  mutating func end() {
    if let group = open.popLast() { Self.settle(group) }
  }

  /// Nil where the app has opened none and has not used the turn's own.
  var innermost: Group? { open.last ?? ofTurn }

  /// - Returns: the innermost group, which is the turn's where the app has opened none.
  mutating func current() -> Group {
    if let innermost { return innermost }
    let group = Group(first: World.current.animations.nextNumber)
    ofTurn = group
    World.current.transaction.afterCommit {
      World.current.animationGroups.ofTurn = nil
      guard let completion = group.completion else { return }
      RunningAnimations.whenOver({ $0 >= group.first }, in: World.current, completion)
    }
    return group
  }

  /// A block that replaces another waits only for the animations that start after it.
  mutating func wait(with completion: (() -> Void)?) {
    let group = current()
    Self.settle(group)
    group.first = World.current.animations.nextNumber
    group.completion = completion
  }

  /// After the commit: the transitions of containers start in its layout, and the block waits for these too.
  private static func settle(_ group: Group) {
    guard let completion = group.completion else { return }
    let own = group.first..<World.current.animations.nextNumber
    World.current.transaction.afterCommit {
      let world = World.current
      let ofLayout = world.transaction.firstAnimationOfLayout
      RunningAnimations.whenOver({ own.contains($0) || $0 >= ofLayout }, in: world, completion)
    }
  }
}

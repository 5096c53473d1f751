/// The members of a focus group in the order of their use, and which of them can have focus. Knows no screens.
struct FocusRanking<Member: Hashable> {
  /// The least recently used first.
  private var order: [Member] = []
  /// The members that only the group keeps from focus.
  private var candidates: Set<Member> = []
  /// The candidates that have been used since the ranking was settled, all at once.
  private var used: Set<Member> = []

  /// The candidate that was used last; without candidates, the member.
  var mostRecentlyUsed: Member? { first ?? order.last }

  private var first: Member? { order.last { candidates.contains($0) } }

  /// Adds a member, which ranks behind all others until it is used.
  mutating func add(_ member: Member) {
    order.insert(member, at: 0)
  }

  mutating func remove(_ member: Member) {
    order.removeAll { $0 == member }
    candidates.remove(member)
    used.remove(member)
  }

  /// Ranks a member before all others. Does nothing for one that has not been added.
  mutating func use(_ member: Member) {
    guard order.contains(member) else { return }
    order.removeAll { $0 == member }
    order.append(member)
  }

  /// Makes a member a candidate, or not.
  /// - Parameters:
  ///   - member: has been added.
  ///   - isCandidate: whether only the group keeps it from focus.
  ///   - isUse: whether it becomes a candidate because it is used.
  mutating func set(_ member: Member, isCandidate: Bool, isUse: Bool) {
    guard isCandidate else {
      candidates.remove(member)
      used.remove(member)
      return
    }
    if candidates.insert(member).inserted, isUse { used.insert(member) }
  }

  /// Ranks the candidates that have been used before the others. Among themselves they keep their order.
  mutating func settle() {
    guard !used.isEmpty else { return }
    order = order.filter { !used.contains($0) } + order.filter { used.contains($0) }
    used = []
  }

  func isCandidate(_ member: Member) -> Bool {
    candidates.contains(member)
  }

  /// Returns whether another candidate keeps this one from focus.
  func isOutranked(_ member: Member) -> Bool {
    candidates.contains(member) && first != member
  }
}

/// The members of a focus group in the order of their use, and who of them can have focus. Knows no screens.
struct FocusRanking<Member: Hashable> {
  /// The least recently used first.
  private var order: [Member] = []
  /// The members that nothing but the group keeps from focus.
  private var candidates: Set<Member> = []
  /// Used since the ranking was settled, all at once.
  private var newcomers: Set<Member> = []

  /// The candidate that was used last; without candidates, the member.
  var mostRecentlyUsed: Member? { first ?? order.last }

  private var first: Member? { order.last { candidates.contains($0) } }

  /// A member that has not been used comes after all others.
  mutating func add(_ member: Member) {
    order.insert(member, at: 0)
  }

  mutating func remove(_ member: Member) {
    order.removeAll { $0 == member }
    candidates.remove(member)
    newcomers.remove(member)
  }

  mutating func use(_ member: Member) {
    guard order.contains(member) else { return }
    order.removeAll { $0 == member }
    order.append(member)
  }

  /// A member becomes a candidate or is none any more.
  /// - Parameter isUse: whether it becomes one because it is used.
  mutating func set(_ member: Member, isCandidate: Bool, isUse: Bool) {
    guard isCandidate else {
      candidates.remove(member)
      newcomers.remove(member)
      return
    }
    if candidates.insert(member).inserted, isUse { newcomers.insert(member) }
  }

  /// Ranks those who have come before the others; among themselves they stay in order.
  mutating func settle() {
    guard !newcomers.isEmpty else { return }
    order = order.filter { !newcomers.contains($0) } + order.filter { newcomers.contains($0) }
    newcomers = []
  }

  func isCandidate(_ member: Member) -> Bool {
    candidates.contains(member)
  }

  /// Whether another candidate keeps this one from focus.
  func outranks(_ member: Member) -> Bool {
    candidates.contains(member) && first != member
  }
}

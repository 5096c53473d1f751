/// The members of a focus group in the order of their use, and which of them can have focus. Knows no screens.
struct FocusRanking<Member: Hashable> {
  /// The higher, the more recently used.
  private var ranks: [Member: Int] = [:]
  private var lowest = 0
  private var highest = 0
  /// The members that only the group keeps from focus.
  private var candidates: Set<Member> = []
  /// The candidates that have been used since the ranking was settled, all at once.
  private var used: Set<Member> = []
  /// The candidate that was used last.
  private var first: Member?

  /// The candidate that was used last; without candidates, the member.
  var mostRecentlyUsed: Member? { first ?? ranks.max { $0.value < $1.value }?.key }

  /// Adds a member, which ranks behind all others until it is used.
  mutating func add(_ member: Member) {
    lowest -= 1
    ranks[member] = lowest
  }

  mutating func remove(_ member: Member) {
    removeCandidate(member)
    ranks[member] = nil
  }

  /// Ranks a member before all others. Does nothing for one that has not been added.
  mutating func use(_ member: Member) {
    guard ranks[member] != nil else { return }
    highest += 1
    ranks[member] = highest
    if candidates.contains(member) { first = member }
  }

  /// Makes a member a candidate, or not.
  /// - Parameters:
  ///   - member: has been added.
  ///   - isCandidate: whether only the group keeps it from focus.
  ///   - isUse: whether it becomes a candidate because it is used.
  mutating func set(_ member: Member, isCandidate: Bool, isUse: Bool) {
    guard isCandidate else { return removeCandidate(member) }
    guard candidates.insert(member).inserted else { return }
    if isUse { used.insert(member) }
    if first.map({ rank(of: $0) < rank(of: member) }) ?? true { first = member }
  }

  /// Ranks the candidates that have been used before the others. Among themselves they keep their order.
  mutating func settle() {
    guard !used.isEmpty else { return }
    for member in used.sorted(by: { rank(of: $0) < rank(of: $1) }) { use(member) }
    used = []
  }

  func isCandidate(_ member: Member) -> Bool {
    candidates.contains(member)
  }

  /// Returns whether another candidate keeps this one from focus.
  func isOutranked(_ member: Member) -> Bool {
    candidates.contains(member) && first != member
  }

  private mutating func removeCandidate(_ member: Member) {
    candidates.remove(member)
    used.remove(member)
    if first == member { first = candidates.max { rank(of: $0) < rank(of: $1) } }
  }

  private func rank(of member: Member) -> Int { ranks[member, default: lowest] }
}

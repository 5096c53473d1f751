import LifecycleBehaviors

/// The members of a focus group in the order of their use, and which of them can have focus. Knows no screens.
struct FocusRanking<Member: Hashable> {
  /// The higher, the more recently used.
  private var ranks: [Member: Int] = [:]
  private var lowest = 0
  private var highest = 0
  /// The members that only the group keeps from focus, the least recently used first.
  private var candidates: [Candidate] = []
  /// Whether one of them has been used since the last `settle()`.
  private var hasNewUse = false

  private struct Candidate {
    var rank: Int
    let member: Member
    /// Used since the last `settle()`. Those are treated as used at the same time.
    var isNewUse: Bool
  }

  /// The candidate that was used last; without candidates, the member.
  var mostRecentlyUsed: Member? { candidates.last?.member ?? ranks.max { $0.value < $1.value }?.key }

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
    if let index = candidateIndex(of: member) {
      var candidate = candidates.remove(at: index)
      candidate.rank = highest
      candidates.append(candidate)
    }
    ranks[member] = highest
  }

  /// Makes a member a candidate, or not.
  /// - Parameters:
  ///   - member: has been added.
  ///   - isCandidate: whether only the group keeps it from focus.
  ///   - isUse: whether it becomes a candidate because it is used.
  mutating func set(_ member: Member, isCandidate: Bool, isUse: Bool) {
    guard isCandidate else { return removeCandidate(member) }
    guard let rank = ranks[member], candidateIndex(of: member) == nil else { return }
    candidates.insert(Candidate(rank: rank, member: member, isNewUse: isUse), at: index(behind: rank))
    if isUse { hasNewUse = true }
  }

  /// Moves the candidates just used ahead of all others. Their order among themselves stays.
  mutating func settle() {
    guard hasNewUse else { return }
    hasNewUse = false
    for candidate in candidates where candidate.isNewUse { use(candidate.member) }
    for place in candidates.indices { candidates[place].isNewUse = false }
  }

  func isCandidate(_ member: Member) -> Bool {
    candidateIndex(of: member) != nil
  }

  /// Returns whether another candidate keeps this one from focus.
  func isOutranked(_ member: Member) -> Bool {
    candidates.last?.member != member && isCandidate(member)
  }

  private mutating func removeCandidate(_ member: Member) {
    if let index = candidateIndex(of: member) { candidates.remove(at: index) }
  }

  private func candidateIndex(of member: Member) -> Int? {
    guard let rank = ranks[member] else { return nil }
    let index = index(behind: rank - 1)
    return index < candidates.count && candidates[index].rank == rank ? index : nil
  }

  /// The place behind all candidates up to a rank.
  private func index(behind rank: Int) -> Int {
    candidates.firstPlace { $0.rank > rank }
  }
}

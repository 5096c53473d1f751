/// The members of a focus group in the order of their use, and which of them can have focus. Knows no screens.
struct FocusRanking<Member: Hashable> {
  /// The higher, the more recently used.
  private var ranks: [Member: Int] = [:]
  private var lowest = 0
  private var highest = 0
  /// The members that only the group keeps from focus.
  private var candidates: Set<Member> = []
  /// The candidates that have been used since the last `settle()`. They are treated as used at the same time.
  private var usedCandidates: Set<Member> = []
  /// The candidate that may have focus, since the last `settle()`.
  private var first: Member?
  private var isSettled = true

  /// The candidate that was used last; without candidates, the member.
  var mostRecentlyUsed: Member? { (candidates.isEmpty ? Array(ranks.keys) : Array(candidates)).max(by: isLessRecent) }

  private func isLessRecent(_ member: Member, _ other: Member) -> Bool {
    ranks[member, default: lowest] < ranks[other, default: lowest]
  }

  /// Adds a member, which ranks behind all others until it is used.
  mutating func add(_ member: Member) {
    lowest -= 1
    ranks[member] = lowest
  }

  mutating func remove(_ member: Member) {
    ranks[member] = nil
    candidates.remove(member)
    usedCandidates.remove(member)
    isSettled = false
  }

  /// Ranks a member before all others. Does nothing for one that has not been added.
  mutating func use(_ member: Member) {
    guard ranks[member] != nil else { return }
    highest += 1
    ranks[member] = highest
    isSettled = false
  }

  /// Makes a member a candidate, or not.
  /// - Parameters:
  ///   - member: has been added.
  ///   - isCandidate: whether only the group keeps it from focus.
  ///   - isUse: whether it becomes a candidate because it is used.
  mutating func set(_ member: Member, isCandidate: Bool, isUse: Bool) {
    guard isCandidate != candidates.contains(member), ranks[member] != nil else { return }
    isSettled = false
    if isCandidate {
      candidates.insert(member)
      if isUse { usedCandidates.insert(member) }
    } else {
      candidates.remove(member)
      usedCandidates.remove(member)
    }
  }

  /// Moves the candidates just used ahead of all others, in their order, and chooses the first candidate.
  mutating func settle() {
    guard !isSettled else { return }
    for member in usedCandidates.sorted(by: isLessRecent) { use(member) }
    usedCandidates = []
    first = candidates.max(by: isLessRecent)
    isSettled = true
  }

  func isCandidate(_ member: Member) -> Bool {
    candidates.contains(member)
  }

  /// Returns whether another candidate keeps this one from focus, since the last `settle()`.
  func isOutranked(_ member: Member) -> Bool {
    first != member && isCandidate(member)
  }
}

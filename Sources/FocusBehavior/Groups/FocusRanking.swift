/// The members of a focus group in the order of their use, and which of them can have focus. Knows no screens.
struct FocusRanking<Member: Hashable> {
  private struct Standing {
    /// The higher, the more recently used.
    var rank: Int
    /// It would have focus without the group.
    var isCandidate = false
    /// It became a candidate because it was used, since the last `settle()`.
    var isNewlyUsed = false
  }

  private var standings: [Member: Standing] = [:]
  private var lowest = 0
  private var highest = 0
  /// The candidate that may have focus, since the last `settle()`.
  private var first: Member?
  private var isSettled = true

  /// The candidate that was used last; without candidates, the member.
  var mostRecentlyUsed: Member? {
    latest { $0.isCandidate } ?? latest { _ in true }
  }

  private func latest(where isIncluded: (Standing) -> Bool) -> Member? {
    standings.filter { isIncluded($0.value) }.max { $0.value.rank < $1.value.rank }?.key
  }

  /// Adds a member, which ranks behind all others until it is used.
  mutating func add(_ member: Member) {
    lowest -= 1
    standings[member] = Standing(rank: lowest)
  }

  mutating func remove(_ member: Member) {
    standings[member] = nil
    isSettled = false
  }

  /// Ranks a member before all others. Does nothing for one that has not been added.
  mutating func use(_ member: Member) {
    highest += 1
    standings[member]?.rank = highest
    isSettled = false
  }

  /// Makes a member a candidate, or not. Does nothing for one that has not been added.
  /// - Parameters:
  ///   - member: a member.
  ///   - isCandidate: whether only the group keeps it from focus.
  ///   - isUse: whether it becomes a candidate because it is used.
  mutating func set(_ member: Member, isCandidate: Bool, isUse: Bool) {
    guard isCandidate == (standings[member]?.isCandidate == false) else { return }
    standings[member]?.isCandidate = isCandidate
    standings[member]?.isNewlyUsed = isCandidate && isUse
    isSettled = false
  }

  /// Moves the candidates just used ahead of all others, in their order, and chooses the first candidate.
  ///
  /// Those that become candidates in one run-loop iteration are treated as used at the same time.
  mutating func settle() {
    guard !isSettled else { return }
    let used = standings.filter(\.value.isNewlyUsed).sorted { $0.value.rank < $1.value.rank }
    for (member, _) in used {
      use(member)
      standings[member]?.isNewlyUsed = false
    }
    first = latest { $0.isCandidate }
    isSettled = true
  }

  func isCandidate(_ member: Member) -> Bool {
    standings[member]?.isCandidate == true
  }

  /// Returns whether another candidate keeps this one from focus, since the last `settle()`.
  func isOutranked(_ member: Member) -> Bool {
    first != member && isCandidate(member)
  }
}

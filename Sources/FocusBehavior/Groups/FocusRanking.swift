/// The members of a focus group in the order of their use, and which of them can have focus. Knows no screens: a member is the
/// number of its monitor.
struct FocusRanking {
  private struct Standing {
    /// The higher, the more recently used.
    var rank: Int
    /// It would have focus without the group.
    var isCandidate = false
    /// It became a candidate because it was used, since the last `settle()`.
    var isNewlyUsed = false

    func isBehind(_ other: Standing) -> Bool {
      isCandidate == other.isCandidate ? rank < other.rank : other.isCandidate
    }
  }

  private var standings: [Int: Standing] = [:]
  private var lowest = 0
  private var highest = 0
  /// The most recently used, since the last `settle()`.
  private var first: Int?
  private var isSettled = true

  /// The candidate that was used last; without candidates, the member.
  var mostRecentlyUsed: Int? {
    standings.max { $0.value.isBehind($1.value) }?.key
  }

  /// Adds a member, which ranks behind all others until it is used.
  mutating func add(_ member: Int) {
    lowest -= 1
    standings[member] = Standing(rank: lowest)
  }

  mutating func remove(_ member: Int) {
    standings[member] = nil
    isSettled = false
  }

  /// Ranks a member before all others. Does nothing for one that has not been added.
  mutating func use(_ member: Int) {
    highest += 1
    standings[member]?.rank = highest
    isSettled = false
  }

  /// Makes a member a candidate, or not. Does nothing for one that has not been added.
  /// - Parameters:
  ///   - member: a member.
  ///   - isCandidate: whether only the group keeps it from focus.
  ///   - isUse: whether it becomes a candidate because it is used.
  mutating func set(_ member: Int, isCandidate: Bool, isUse: Bool) {
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
    first = mostRecentlyUsed
    isSettled = true
  }

  func isCandidate(_ member: Int) -> Bool {
    standings[member]?.isCandidate == true
  }

  /// Returns whether another candidate keeps this one from focus, since the last `settle()`.
  func isOutranked(_ member: Int) -> Bool {
    first != member && isCandidate(member)
  }
}

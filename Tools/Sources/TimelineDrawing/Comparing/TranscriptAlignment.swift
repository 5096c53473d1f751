import LifecycleTimeline

/// Finds for each event of a transcript the same event in another transcript.
///
/// Events are aligned in lanes, one for each subject and kind, so that another order of screens does not hide a change on one of
/// them. A lane is aligned in three steps: by what happened, whatever the times are; then, of what that leaves, each event with
/// the same one at about the same time; then with one that has changed. So a recording in which everything is late is compared
/// as quickly as one that is the same.
struct TranscriptAlignment {
  private let first: [TimelineEvent]
  private let second: [TimelineEvent]
  private let tolerance: TimelineTolerance
  /// The places of events that are the same in both.
  private var same: [Int: Int] = [:]
  /// The places of events that have changed.
  private var changed: [Int: Int] = [:]

  init(_ first: [TimelineEvent], _ second: [TimelineEvent], _ tolerance: TimelineTolerance) {
    self.first = first
    self.second = second
    self.tolerance = tolerance
    let lanes = Dictionary(grouping: first.indices) { Lane(first[$0]) }
    let otherLanes = Dictionary(grouping: second.indices) { Lane(second[$0]) }
    for (lane, indices) in lanes { align(indices, otherLanes[lane] ?? []) }
  }

  private struct Lane: Hashable {
    let subject: String
    let kind: TimelineEvent.Kind

    init(_ event: TimelineEvent) {
      subject = event.subject
      kind = event.kind
    }
  }

  private mutating func align(_ lane: [Int], _ other: [Int]) {
    let words = lane.map { TimelineTolerance.words(of: first[$0]) }
    let otherWords = other.map { TimelineTolerance.words(of: second[$0]) }
    let difference = otherWords.difference(from: words)
    let gone = Set(difference.removals.map(\.offset))
    let new = Set(difference.insertions.map(\.offset))
    let kept = lane.indices.filter { !gone.contains($0) }
    let otherKept = other.indices.filter { !new.contains($0) }
    for (place, otherPlace) in zip(kept, otherKept) {
      let (index, otherIndex) = (lane[place], other[otherPlace])
      if tolerance.isSame(first[index], second[otherIndex]) { same[index] = otherIndex }
    }
    findLateCounterparts(lane, other)
    findChanges(lane, other)
  }

  /// Pairs the events that are the same at about the same time, in the order of the lane.
  private mutating func findLateCounterparts(_ lane: [Int], _ other: [Int]) {
    // For each event of the lane, where the next pair is in the other one.
    var ceilings: [Int] = []
    var ceiling = second.count
    for index in lane.reversed() {
      ceiling = same[index] ?? ceiling
      ceilings.append(ceiling)
    }
    ceilings.reverse()
    var rest = other[...]
    for (index, ceiling) in zip(lane, ceilings) {
      if let place = same[index] {
        rest = rest.drop { $0 <= place }
        continue
      }
      let earliest = first[index].time - tolerance.seconds - TimelineTolerance.rounding
      rest = rest.drop { $0 < ceiling && second[$0].time < earliest }
      let latest = first[index].time + tolerance.seconds + TimelineTolerance.rounding
      let near = rest.prefix { $0 < ceiling && second[$0].time <= latest }
      guard let place = near.firstIndex(where: { tolerance.isSame(first[index], second[$0]) }) else { continue }
      same[index] = rest[place]
      rest = rest[(place + 1)...]
    }
  }

  /// Pairs the other events, each with the first one that reads best as a change of it.
  private mutating func findChanges(_ lane: [Int], _ other: [Int]) {
    let seconds = max(tolerance.seconds, TimelineTolerance.longestDelay) + TimelineTolerance.rounding
    var taken = Set(lane.compactMap { same[$0] })
    var rest = other[...]
    for index in lane where same[index] == nil {
      let time = first[index].time
      rest = rest.drop { taken.contains($0) || second[$0].time < time - seconds }
      let near = rest.prefix { second[$0].time <= time + seconds }
      let change = near.first { !taken.contains($0) && tolerance.isChange(first[index], to: second[$0]) }
      guard let change else { continue }
      changed[index] = change
      taken.insert(change)
    }
  }

  /// All events of both, those of the first in their order. An event that only the second has is below the event that it
  /// follows, and below those that are missing there.
  var rows: [TranscriptRow] {
    let counterparts = Set(same.values).union(changed.values)
    var places: [Int: Int] = [:]
    for (index, otherIndex) in same { places[otherIndex] = index }
    var additions: [Int: [TranscriptRow]] = [:]
    var place = -1
    for index in second.indices {
      if let samePlace = places[index] { place = samePlace }
      guard !counterparts.contains(index) else { continue }
      while place + 1 < first.count, same[place + 1] == nil, first[place + 1].time <= second[index].time { place += 1 }
      additions[place, default: []].append(.changed(nil, to: second[index]))
    }
    return (additions[-1] ?? []) + first.indices.flatMap { [row(at: $0)] + (additions[$0] ?? []) }
  }

  private func row(at index: Int) -> TranscriptRow {
    same[index] == nil ? .changed(first[index], to: changed[index].map { second[$0] }) : .same(first[index])
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

import LifecycleTimeline

/// Finds for each event of a transcript the same event in another transcript.
///
/// Events are aligned in lanes, one for each subject and kind, so that another order of screens does not hide what has changed
/// on one of them.
struct TranscriptAlignment {
  private let first: [TimelineEvent]
  private let second: [TimelineEvent]
  private let tolerance: TimelineTolerance
  /// The places of events that are the same in both.
  private var same: [Int: Int] = [:]
  /// The places of events that have changed.
  private var changed: [Int: Int] = [:]

  init(
    _ first: [TimelineEvent], _ second: [TimelineEvent], _ tolerance: TimelineTolerance, comparesOrder: Bool
  ) {
    self.first = first
    self.second = second
    self.tolerance = tolerance
    let lanes = Dictionary(grouping: first.indices) { Lane(first[$0]) }
    let otherLanes = Dictionary(grouping: second.indices) { Lane(second[$0]) }
    for (lane, indices) in lanes { align(indices, otherLanes[lane] ?? []) }
    if comparesOrder { moveWhatIsInAnotherOrder() }
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
    let difference = other.difference(from: lane) { tolerance.isSame(first[$0], second[$1]) }
    let missing = difference.removals.compactMap { if case .remove(_, let index, _) = $0 { index } else { nil } }
    var added = difference.insertions.compactMap { if case .insert(_, let index, _) = $0 { index } else { nil } }
    let (gone, new) = (Set(missing), Set(added))
    for (index, otherIndex) in zip(lane.filter { !gone.contains($0) }, other.filter { !new.contains($0) }) {
      same[index] = otherIndex
    }
    for index in missing {
      guard let place = added.firstIndex(where: { tolerance.isChange(first[index], to: second[$0]) }) else { continue }
      changed[index] = added.remove(at: place)
    }
  }

  /// Events that are the same and happen before or after another event than in the first transcript.
  private mutating func moveWhatIsInAnotherOrder() {
    let places = same.sorted { $0.key < $1.key }
    for move in places.map(\.value).sorted().difference(from: places.map(\.value)).removals {
      guard case .remove(let offset, let element, _) = move else { continue }
      same[places[offset].key] = nil
      changed[places[offset].key] = element
    }
  }

  /// All events of both, those of the first in their order. What only the second has is below the event that it follows, and
  /// below what is missing there.
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

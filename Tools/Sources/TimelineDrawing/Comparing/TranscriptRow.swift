import Foundation
import LifecycleTimeline

/// A line of two transcripts that are printed as one.
enum TranscriptRow {
  /// Both have the event.
  case same(TimelineEvent)
  /// One of them has the event, or both have it and it has changed.
  case changed(TimelineEvent?, to: TimelineEvent?)

  var isChange: Bool {
    if case .changed = self { true } else { false }
  }

  var time: TimeInterval {
    switch self {
    case .same(let event): event.time
    case .changed(let first, let second): first?.time ?? second?.time ?? 0
    }
  }

  /// The events as they are printed, each with a sign before it: one that has changed is printed twice.
  private var lines: [String] {
    switch self {
    case .same(let event): ["  " + event.description]
    case .changed(let first, let second):
      [first.map { "- " + $0.description }, second.map { "+ " + $0.description }].compactMap(\.self)
    }
  }

  /// How many lines are printed before and after a change.
  private static let context = 3

  /// - Parameters:
  ///   - rows: two transcripts.
  ///   - count: how many changes are printed.
  ///   - notes: notes of the first recording. The last one before a change is printed above it.
  /// - Returns: the first changes and the lines around them, in pieces.
  static func print(_ rows: [TranscriptRow], changes count: Int, notes: [TimelineEvent]) -> [String] {
    pieces(of: rows, changes: count).flatMap { piece -> [String] in
      let start = rows[piece].first(where: \.isChange)?.time
      let note = start.flatMap { start in notes.last { $0.time <= start } }
      let head = note.map { "after: \(TimelineEvent.escaped($0.name)) (\($0.time.inSeconds))" }
      return [""] + [head].compactMap(\.self) + rows[piece].flatMap(\.lines)
    }
  }

  private static func pieces(of rows: [TranscriptRow], changes count: Int) -> [Range<Int>] {
    let places = rows.indices.filter { rows[$0].isChange }
    let limit = places.dropFirst(count).first ?? rows.count
    var pieces: [Range<Int>] = []
    for place in places.prefix(count) {
      let start = max(0, place - context)
      let end = min(limit, place + 1 + context)
      if let last = pieces.last, start <= last.upperBound {
        pieces[pieces.count - 1] = last.lowerBound..<end
      } else {
        pieces.append(start..<end)
      }
    }
    return pieces
  }
}

import Foundation
import LifecycleTimeline

/// The notes at one place of a lane: one, or several that are too close to have a label each.
struct NoteCluster {
  /// A loss if one of them is.
  let mark: TimelineLane.Note.Mark
  /// Whether an event is among them.
  let hasEvent: Bool
  let x: Double
  let count: Int
  /// The time of the first, or `""`.
  private let lead: String
  private let text: String
  /// All of them in full.
  let title: String

  /// - Parameters:
  ///   - notes: the notes of a lane.
  ///   - frame: where times are in the picture.
  /// - Returns: the notes in the picture from left to right.
  static func clusters(_ notes: [TimelineLane.Note], in frame: TimelineFrame) -> [NoteCluster] {
    let range = frame.scale.range
    let shown = notes.filter { $0.time <= range.upperBound }.sortedStably { $0.time < $1.time }
    // Where there is hardly any room, what is close together is one.
    let distance = Double(shown.count) > frame.places.length / 12 ? 12.0 : 0.5
    var clusters: [[TimelineLane.Note]] = []
    var firstX = -Double.infinity
    for note in shown {
      let x = frame.scale.place(of: note.time)
      if x - firstX < distance, note.mark != .none, clusters.last?.first?.mark != TimelineLane.Note.Mark.none {
        clusters[clusters.count - 1].append(note)
      } else {
        clusters.append([note])
        firstX = x
      }
    }
    return clusters.map { NoteCluster($0, in: frame) }
  }

  private init(_ notes: [TimelineLane.Note], in frame: TimelineFrame) {
    let losses = notes.filter(\.mark.isLoss)
    let inOrder = losses + notes.filter { !$0.mark.isLoss }
    mark = inOrder[0].mark
    hasEvent = inOrder.contains { $0.mark == .event }
    x = frame.scale.place(of: notes[0].time)
    count = notes.count
    lead = notes[0].showsTime ? frame.clock.text(notes[0].time) : ""
    text = Self.text(of: inOrder, losses: losses.count)
    let lines = notes.prefix(20).map { "\(frame.clock.text($0.time)) \($0.text)" }
    title = (lines + (count > 20 ? ["and \(count - 20) more"] : [])).joined(separator: "\n")
  }

  private static func text(of notes: [TimelineLane.Note], losses: Int) -> String {
    if notes.count > 1, Set(notes.map(\.text)).count == 1 { return "\(notes[0].text) ×\(notes.count)" }
    if notes.count <= 2 { return notes.map(\.text).joined(separator: " · ") }
    let events = notes.count - losses
    let counts = [
      losses > 0 ? "\(losses) \(losses == 1 ? "loss" : "losses")" : nil,
      events > 0 ? "\(events) \(events == 1 ? "event" : "events")" : nil,
    ]
    return counts.compactMap(\.self).joined(separator: ", ")
  }

  private var look: LayoutLabel.Look {
    switch mark {
    case .loss(let kind), .change(let kind): .loss(kind)
    case .event, .none: .note
    }
  }

  var width: Double { LayoutLabel.width(lead: lead, text: text, look) }

  /// The width of the time and the beginning of the text.
  var leastWidth: Double { LayoutLabel.width(lead: lead, text: String(text.prefix(10)) + "…", look) }

  func label(in box: LayoutBox, isFlipped: Bool) -> LayoutLabel {
    let room = box.width - (lead.isEmpty ? 0 : LayoutLabel.width(lead: lead, text: " ", look))
    // The widths are sums, in which digits are lost.
    let isComplete = width <= box.width + 0.001
    let text = isComplete ? text : look.font.fitted(text, in: room)
    return LayoutLabel(
      look: look, lead: lead, text: text, title: isComplete && count == 1 ? nil : title, box: box,
      alignment: isFlipped ? .end : .start)
  }
}

extension NoteCluster {
  /// Losses come first: if one of them has no place, the other notes have none.
  /// - Parameters:
  ///   - notes: the notes of a lane, from left to right.
  ///   - frame: where the lane is.
  /// - Returns: the place of each label, and the number of rows.
  static func places(of notes: [NoteCluster], in frame: TimelineFrame) -> (places: [LabelRows.Place?], rows: Int) {
    let all = rows(of: notes, in: frame)
    let isLossOmitted = zip(notes, all.places).contains { $0.mark.isLoss && $1 == nil }
    guard isLossOmitted, notes.contains(where: { !$0.mark.isLoss }) else { return all }
    var losses = rows(of: notes.filter(\.mark.isLoss), in: frame)
    var placed = losses.places.makeIterator()
    losses.places = notes.map { $0.mark.isLoss ? placed.next() ?? nil : nil }
    return losses
  }

  private static func rows(
    of notes: [NoteCluster], in frame: TimelineFrame
  ) -> (places: [LabelRows.Place?], rows: Int) {
    let requests = notes.map { note in
      let width = min(note.width, 420)
      return LabelRows.Request(
        x: note.x, width: width + 6, leastWidth: min(note.leastWidth, width) + 6,
        isLong: width > 0.45 * frame.places.length)
    }
    return LabelRows.places(requests, in: frame.places, limit: frame.rowLimit)
  }
}

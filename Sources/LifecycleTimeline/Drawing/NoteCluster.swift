import Foundation

/// The notes at one place of a lane: one, or several that are too close to have a label each.
struct NoteCluster {
  let mark: TimelineLane.Note.Mark
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
    let inOrder = notes.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    let shown = inOrder.map(\.element).filter {
      $0.time <= range.upperBound
    }
    // Where there is hardly any room, what is close together is one.
    let width = frame.places.upperBound - frame.places.lowerBound
    let distance = Double(shown.count) > width / 12 ? 12.0 : 0.5
    var clusters: [[TimelineLane.Note]] = []
    var firstX = -Double.infinity
    for note in shown {
      let x = frame.scale.place(of: note.time)
      if x - firstX < distance, clusters.last?.first?.mark == note.mark, note.mark != .none {
        clusters[clusters.count - 1].append(note)
      } else {
        clusters.append([note])
        firstX = x
      }
    }
    return clusters.map { NoteCluster($0, in: frame) }
  }

  private init(_ notes: [TimelineLane.Note], in frame: TimelineFrame) {
    let first = notes[0]
    mark = first.mark
    x = frame.scale.place(of: first.time)
    count = notes.count
    lead = first.showsTime ? frame.clock.text(first.time) : ""
    let texts = Set(notes.map(\.text))
    text =
      count == 1
      ? first.text
      : texts.count == 1
        ? "\(first.text) ×\(count)"
        : count == 2 ? "\(first.text) · \(notes[1].text)" : "\(count) \(mark == .loss ? "losses" : "events")"
    let lines = notes.prefix(20).map { "\(frame.clock.text($0.time)) \($0.text)" }
    title = (lines + (count > 20 ? ["and \(count - 20) more"] : [])).joined(separator: "\n")
  }

  private var look: LayoutLabel.Look { mark == .loss ? .loss : .note }

  var width: Double { LayoutLabel.width(lead: lead, text: text, look) }

  /// The width of the time and the beginning of the text.
  var leastWidth: Double { LayoutLabel.width(lead: lead, text: String(text.prefix(4)) + "…", look) }

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

import Foundation
import LifecycleTimeline

/// The differences between two recordings of what should be the same, such as two runs of one test.
///
/// Printed, it has a sentence for each change, with its screen and its moment, and the lines around it:
///
/// ```
/// 1 difference; "-" is in the first recording only, "+" in the second.
/// Player: focus lost at 8.017 s has reason sheet instead of reason alert.
///
/// after: tapped Headphones (8.000 s)
///      8.000 s  behavior  Player      afterAppearing        animated
/// -    8.017 s  focus     Player      lost                  reason alert, previous 4.650 s
/// +    8.017 s  focus     Player      lost                  reason sheet, previous 4.650 s
/// ```
/// The events of each screen, and of each kind, are compared in their own order. Events of different screens that happen at
/// about the same time may be in any order.
package struct TimelineDifference {
  /// In order of time. Empty if the recordings are the same.
  let changes: [Change]
  private let rows: [TranscriptRow]
  /// Of the first recording.
  private let notes: [TimelineEvent]

  /// - Parameters:
  ///   - first: a recording.
  ///   - second: the recording to compare it with.
  ///   - tolerance: how many seconds two times may differ and be the same. In virtual time nothing is late; write 0
  ///     for it, which compares to the microsecond. With `.infinity` only the order counts.
  ///   - kinds: the kinds of events that are compared; all but notes if there are none.
  package init(
    _ first: TimelineRecording, _ second: TimelineRecording, tolerance: TimeInterval = 0.05,
    kinds: Set<TimelineEvent.Kind> = []
  ) {
    func isCompared(_ event: TimelineEvent) -> Bool {
      kinds.isEmpty ? event.kind != .note : kinds.contains(event.kind)
    }
    rows =
      TranscriptAlignment(
        first.events.filter(isCompared), second.events.filter(isCompared), TimelineTolerance(seconds: tolerance)
      ).rows
    changes = rows.compactMap(Change.init)
    notes = first.events.filter { $0.kind == .note }
  }

  /// Whether the recordings are the same.
  package var isEmpty: Bool { changes.isEmpty }
}

extension TimelineDifference: CustomStringConvertible {
  /// How many changes are printed. After the first ones, the others mostly follow from them.
  private static let printedChanges = 20

  /// A sentence for each change, and the lines around it; `"no difference"` if there is none. Of many changes only the first
  /// 20 are printed.
  package var description: String {
    guard !isEmpty else { return "no difference" }
    let count = changes.count == 1 ? "1 difference" : "\(changes.count) differences"
    let more = changes.count - Self.printedChanges
    let lines =
      [count + "; \"-\" is in the first recording only, \"+\" in the second."]
      + changes.prefix(Self.printedChanges).map(\.description)
      + TranscriptRow.print(rows, changes: Self.printedChanges, notes: notes)
      + (more > 0 ? ["", "and \(more) more."] : [])
    return lines.joined(separator: "\n")
  }
}

extension TimelineDifference {
  /// An event that is in one of the recordings only, or is not the same in both.
  struct Change {
    private let first: TimelineEvent?
    private let second: TimelineEvent?

    init?(_ row: TranscriptRow) {
      guard case .changed(let first, let second) = row else { return nil }
      self.first = first
      self.second = second
    }

    private var event: TimelineEvent {
      guard let event = first ?? second else { preconditionFailure("a change of no event") }
      return event
    }

    /// The moment or event as words, such as `"afterAppearing"` or `"focus lost"`.
    private var moment: String {
      switch event.kind {
      case .behavior, .app, .scene, .suspend, .overlay, .note: event.name
      default: "\(event.kind) \(event.name)"
      }
    }
  }
}

extension TimelineDifference.Change: CustomStringConvertible {
  /// A sentence, such as `"Player: focus lost at 2.500 s is missing."`
  var description: String {
    TimelineEvent.escaped("\(event.subject): \(moment) at \(event.time.inSeconds) \(what).")
  }

  private var what: String {
    guard let first else { return "is new" }
    guard let second else { return "is missing" }
    let details = Self.changes(from: first, to: second)
    if !details.isEmpty { return "has " + details.joined(separator: " and ") }
    let delay = second.time - first.time
    return switch abs(delay) {
    case ..<0.0005: "is in another order"
    default: "is \(abs(delay).inSeconds) \(delay > 0 ? "later" : "earlier")"
    }
  }

  /// The details that read differently.
  private static func changes(from first: TimelineEvent, to second: TimelineEvent) -> [String] {
    let names = first.details.map(\.name) + second.details.map(\.name)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.compactMap { name in
      let (before, after) = (first.words(of: name), second.words(of: name))
      return before == after ? nil : "\(after) instead of \(before)"
    }
  }
}

extension TimelineEvent {
  fileprivate func words(of name: String) -> String {
    guard let detail = details.first(where: { $0.name == name }), detail.value != .flag(false) else {
      return "no \(name)"
    }
    return detail.description
  }
}

import Foundation

/// What differs between two recordings of what should be the same, such as one from an app and the replay of it.
///
/// ```swift
/// let difference = TimelineDifference(recording, replay)
/// if !difference.isEmpty { print(difference) }
/// ```
/// Printed, it has a sentence for each change, with its screen and its moment, and the lines around it:
///
/// ```
/// 1 difference; "-" is in the first recording only, "+" in the second.
/// Player: focus lost at 8.017 s has reason sheet instead of reason alert.
///
/// after: alert Headphones (8.000 s)
///      8.000 s  behavior  Player      afterAppearing        animated
/// -    8.017 s  focus     Player      lost                  reason alert, previous 4.650 s
/// +    8.017 s  focus     Player      lost                  reason sheet, previous 4.650 s
/// ```
/// The events of each screen, and of each kind, are compared in their own order. Events of different screens that happen at
/// about the same time may be in any order, unless `comparesOrderOfScreens` is true.
public struct TimelineDifference: Hashable, Sendable {
  /// The changes, in order of time. Empty if the recordings are the same.
  public let changes: [Change]

  private let rows: [TranscriptRow]
  private let steps: [TimelineEvent]

  /// Compares two recordings.
  ///
  /// ```swift
  /// let inVirtualTime = TimelineDifference(recording, replay, tolerance: 0, comparesOrderOfScreens: true)
  /// let focusOnly = TimelineDifference(recording, replay, kinds: [.focus])
  /// ```
  /// - Parameters:
  ///   - first: a recording.
  ///   - second: the recording to compare it with.
  ///   - tolerance: how many seconds two times may differ and be the same; a length of time, which has two ends, may differ by
  ///     twice as much. 0.05 by default, because on a device no two runs take the same time. Virtual time is exact: write 0
  ///     for it, which compares to the microsecond. With `.infinity` only the order counts.
  ///   - kinds: which events are compared. By default all but steps.
  ///   - comparesOrderOfScreens: whether the order of events of different screens is compared too. It is exact in virtual time
  ///     only.
  /// - Precondition: `tolerance` is not negative.
  public init(
    _ first: TimelineRecording, _ second: TimelineRecording, tolerance: TimeInterval = 0.05,
    kinds: Set<TimelineEvent.Kind> = Set(TimelineEvent.Kind.allCases).subtracting([.step]),
    comparesOrderOfScreens: Bool = false
  ) {
    precondition(tolerance >= 0, "TimelineDifference's tolerance must not be negative, got \(tolerance).")
    let alignment = TranscriptAlignment(
      first.events.filter { kinds.contains($0.kind) }, second.events.filter { kinds.contains($0.kind) },
      TimelineTolerance(seconds: tolerance), comparesOrder: comparesOrderOfScreens)
    rows = alignment.rows
    changes = rows.compactMap(\.change)
    steps = first.events.filter { $0.kind == .step && !$0.name.hasPrefix("wait ") }
  }

  /// Whether the recordings are the same.
  public var isEmpty: Bool { changes.isEmpty }
}

extension TimelineDifference: CustomStringConvertible {
  /// How many changes are printed. After the first ones, the others mostly follow from them.
  private static let printedChanges = 20

  /// How many lines are printed before and after a change.
  private static let context = 3

  /// A sentence for each change, and the lines around it; `"no difference"` if there is none. Of many changes only the first
  /// 20 are printed.
  public var description: String {
    guard !isEmpty else { return "no difference" }
    let count = changes.count == 1 ? "1 difference" : "\(changes.count) differences"
    var lines = [count + "; \"-\" is in the first recording only, \"+\" in the second."]
    lines += changes.prefix(Self.printedChanges).map(\.description)
    for hunk in hunks {
      lines.append("")
      if let step = step(before: hunk) { lines.append("after: \(step.name) (\(step.time.inSeconds))") }
      lines += rows[hunk].flatMap(\.lines)
    }
    if changes.count > Self.printedChanges { lines += ["", "and \(changes.count - Self.printedChanges) more."] }
    return lines.joined(separator: "\n")
  }

  /// The rows that are printed, in pieces: the first changes, each with its context.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    let places = rows.indices.filter { rows[$0].change != nil }
    let limit = places.dropFirst(Self.printedChanges).first ?? rows.count
    for place in places.prefix(Self.printedChanges) {
      let start = max(0, place - Self.context)
      let end = min(limit, place + 1 + Self.context)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  /// What was done last before the first change of a piece.
  private func step(before hunk: Range<Int>) -> TimelineEvent? {
    guard let time = rows[hunk].lazy.compactMap(\.change).first?.time else { return nil }
    return steps.last { $0.time <= time }
  }
}

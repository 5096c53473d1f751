import Foundation

/// An event with what happened before and after it.
struct RecordedMoment {
  let events: [TimelineEvent]
  let index: Int

  /// What one cause leads to happens within this time, in seconds.
  static let simultaneity = 0.05

  /// How long UIKit's transitions take, and those of the stand-in.
  static let transition = 0.35

  var event: TimelineEvent { events[index] }

  /// The events after this one.
  var later: ArraySlice<TimelineEvent> { events[(index + 1)...] }

  /// The other events that happen at about the same time, and up to `seconds` later.
  func around(until seconds: TimeInterval = 0) -> [TimelineEvent] {
    let (start, end) = (event.time - Self.simultaneity, event.time + seconds + Self.simultaneity)
    let before = events[..<index].reversed().prefix { $0.time >= start }.reversed()
    return before + later.prefix { $0.time <= end }
  }

  /// Whether the transition that begins here is cancelled: UIKit then calls the screen as if it had changed back.
  var isCancelled: Bool {
    let ends = ["afterAppearing", "beforeAppearing", "beforeDisappearing", "afterDisappearing", "released"]
    let next = later.first { $0.kind == .behavior && $0.subject == event.subject && ends.contains($0.name) }
    return next?.flag("undoesCancelledTransition") ?? false
  }
}

extension TimelineEvent {
  var isLossOfFocus: Bool { kind == .focus && (name == "lost" || name == "reasonChanged") }

  var isGainOfFocus: Bool { kind == .focus && name == "gained" }
}

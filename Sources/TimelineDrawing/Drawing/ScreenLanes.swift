import Foundation
import LifecycleTimeline

/// The lanes of the screens: loaded, visible, focused, and each loss of focus with its reason.
struct ScreenLanes {
  private var byName = LanesByName()
  /// The last reason of each screen that has lost focus.
  private var losses: [String: (time: TimeInterval, words: [Substring])] = [:]

  var lanes: [TimelineLane] { byName.lanes }

  /// Gives the screen its place among the lanes.
  mutating func add(_ event: TimelineEvent) {
    switch event.kind {
    // That a screen gets a parent is no sign that it is ever seen.
    case .view where event.name != "willMove" && event.name != "didMove": _ = byName[event.subject]
    case .behavior, .focus, .group: _ = byName[event.subject]
    // What the app itself says of a screen.
    case .app where event.subject != "app":
      byName[event.subject].notes.append(.init(mark: .event, time: event.time, text: event.name.words, showsTime: true))
    default: break
    }
  }

  mutating func add(_ interval: TimelineInterval) {
    switch (interval.kind, interval.state) {
    case (.behavior, .loaded): add(interval, .loaded, "loaded")
    case (.behavior, .visible): add(interval, .visible, "visible")
    case (.behavior, .appearing), (.behavior, .disappearing):
      let look: TimelineLane.Look = interval.isCancelled ? .cancelled : .transition
      add(interval, look, interval.state.rawValue + (interval.isCancelled ? ", cancelled" : ""))
    case (.focus, .focused):
      add(interval, .focused, "focused")
      // No event said that it was lost.
      if let end = interval.end, interval.endReason == "killed" { note(end, "killed", in: interval.subject) }
    case (.group, .focused): add(interval, .group, "focused within its group")
    case (.focus, .unfocused): addLoss(interval)
    case (.group, .unfocused): addGroupLoss(interval)
    default: break
    }
  }

  private mutating func add(_ interval: TimelineInterval, _ look: TimelineLane.Look, _ title: String) {
    byName[interval.subject].spans.append(TimelineLane.Span(interval, look, title: title))
  }

  /// A screen can lose focus for several reasons in turn. Those of one moment are one note.
  private mutating func addLoss(_ interval: TimelineInterval) {
    let reason = Self.words(reason: interval.reason, cover: interval.cover)
    let words = reason.split(separator: " ")
    let count = byName[interval.subject].notes.count
    if let last = losses[interval.subject], last.time == interval.start, count > 0 {
      // After "app inactive" the rest of "app background" is enough.
      let isSameSubject = words.count > 1 && last.words.count > 1 && words[0] == last.words[0]
      let rest = isSameSubject ? words.dropFirst().joined(separator: " ") : reason
      byName[interval.subject].notes[count - 1].text += " → " + rest
    } else {
      let focus = byName[interval.subject].spans.last { $0.look == .focused }
      let isChange = losses[interval.subject] != nil && focus?.end != interval.start
      note(interval.start, isChange ? "then " + reason : reason, in: interval.subject)
    }
    losses[interval.subject] = (interval.start, words)
  }

  /// A loss that is one of the screen's own focus too is noted there.
  private mutating func addGroupLoss(_ interval: TimelineInterval) {
    let spans = byName[interval.subject].spans
    guard spans.last(where: { $0.look == .group })?.end == interval.start,
      spans.last(where: { $0.look == .focused })?.end != interval.start
    else { return }
    note(
      interval.start, "in its group: " + Self.words(reason: interval.reason, cover: interval.cover),
      in: interval.subject)
  }

  private mutating func note(_ time: TimeInterval, _ text: String, in screen: String) {
    byName[screen].notes.append(TimelineLane.Note(mark: .loss, time: time, text: text, showsTime: true))
  }

  /// - Returns: a reason as words: `"covered by Reply"`, `"app inactive"`.
  static func words(reason: String?, cover: String?) -> String {
    let words = (reason ?? "unknown reason").words
    guard let cover else { return words }
    return reason == "alert" ? "alert \(cover)" : "\(words) by \(cover)"
  }
}

extension TimelineLane.Span {
  init(_ interval: TimelineInterval, _ look: TimelineLane.Look, text: String? = nil, title: String) {
    self.init(
      look: look, start: interval.start, end: interval.end, isStartKnown: interval.isStartKnown, text: text,
      title: title)
  }
}

extension String {
  /// A name in camel case as words: `"appInactive"` is `"app inactive"`.
  var words: String {
    reduce(into: "") { words, character in
      if character.isUppercase, let last = words.last, last != " ", !last.isUppercase { words += " " }
      words += character.isUppercase ? character.lowercased() : String(character)
    }
  }
}

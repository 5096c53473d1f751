import Foundation
import LifecycleTimeline

/// Stills of a journey: what is done, what the phone shows then, and what follows for one screen, the hero. `svg` draws them.
struct Storyboard {
  struct Still {
    let time: TimeInterval
    /// What is done, in words.
    let action: String
    var phone = PhoneState()
    /// What follows for the hero, and why.
    var outcome: [String] = []
    /// Whether the hero plays then, or has focus if it plays nothing.
    var isActive = false
  }

  private var events: [TimelineEvent] = []
  private var steps: [(index: Int, phone: PhoneState)] = []

  /// - Parameters:
  ///   - event: an event, in the order in which they happen.
  ///   - phone: returns what the user sees. A still shows what is seen at the end of its step.
  mutating func add(_ event: TimelineEvent, phone: () -> PhoneState?) {
    if event.kind == .step {
      end(phone: phone)
      steps.append((events.count, PhoneState()))
    }
    events.append(event)
  }

  /// The last step ends.
  mutating func end(phone: () -> PhoneState?) {
    if !steps.isEmpty, let phone = phone() { steps[steps.count - 1].phone = phone }
  }

  /// The first screen that plays; if none does, the one that loses focus most often. Nil if none has focus.
  var hero: (name: String, plays: Bool)? {
    if let player = events.first(where: { $0.name == "plays" }) { return (player.subject, true) }
    let focused = events.filter(\.isOfAttention)
    let counts = Dictionary(focused.map { ($0.subject, $0.name == "lost" ? 1 : 0) }, uniquingKeysWith: +)
    return focused.first { counts[$0.subject] == counts.values.max() }.map { ($0.subject, false) }
  }

  /// A still for each step at whose end the phone shows what it has not shown before, from the first appearance of the hero on.
  var stills: [Still] {
    guard let hero else { return [] }
    let own = events.enumerated().filter { $0.element.subject == hero.name }
    let changes = own.filter { Self.activity($0.element, plays: hero.plays) != nil }
    var shown: Set<PhoneState> = []
    return steps.indices.compactMap { index in
      let step = steps[index]
      let next = index + 1 < steps.count ? steps[index + 1].index : events.count
      guard shown.insert(step.phone).inserted, let last = changes.last(where: { $0.offset < next }) else { return nil }
      let isActive = Self.activity(last.element, plays: hero.plays) == true
      var still = Still(time: events[step.index].time, action: events[step.index].name, phone: step.phone)
      still.isActive = isActive
      let hasChanged = last.offset > step.index
      let verbs =
        hero.plays
        ? (isActive ? ["still plays", "plays"] : ["stays paused", "pauses"])
        : (isActive ? ["keeps focus", "has focus"] : ["has no focus", "loses focus"])
      still.outcome = ["\(hero.name) \(verbs[hasChanged ? 1 : 0])"]
      let loss = own.last { $0.offset > step.index && $0.offset < next && Self.isLoss($0.element, plays: hero.plays) }
      if !isActive, let loss { still.outcome.append(Self.reason(loss.element)) }
      return still
    }
  }

  /// - Returns: whether the hero is active from this event on; nil for an event that changes nothing.
  private static func activity(_ event: TimelineEvent, plays: Bool) -> Bool? {
    switch (event.kind, event.name) {
    case (.app, "plays"): true
    case (.app, "pauses"): false
    case (.focus, "gained") where !plays && event.isOfAttention: true
    case (.focus, "lost") where !plays && event.isOfAttention: false
    default: nil
    }
  }

  private static func isLoss(_ event: TimelineEvent, plays: Bool) -> Bool {
    event.name != "gained" && (plays ? event.isOfPlayer : event.isOfAttention)
  }

  /// - Returns: why the focus is lost, such as `covered by Queue`.
  private static func reason(_ loss: TimelineEvent) -> String {
    let words = (loss.text("reason") ?? "").reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : "\(letter)"
    }
    guard let cover = loss.text("by") else { return words }
    return words == "covered" ? "covered by \(cover)" : "\(words) \(cover)"
  }
}

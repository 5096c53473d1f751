import FocusBehavior
import Foundation
import Journey
import UIKit

/// What is told of a journey in a storyboard: what the phone shows, what the user does, and what becomes of one screen, the hero.
struct Story {
  struct Sight: Equatable {
    var time: TimeInterval
    var phone: PhoneState
  }

  struct Caption: Equatable {
    var time: TimeInterval
    var text: String
  }

  /// The screen that plays something; if none does, the one that loses its focus most often.
  private(set) var hero = ""
  private(set) var sights: [Sight] = []
  /// What the user, the app and the system do.
  private(set) var actions: [Caption] = []
  /// What becomes of the hero.
  private(set) var outcomes: [Caption] = []
  /// When the hero is on screen, and the app in front.
  private(set) var visible: [Range<TimeInterval>] = []
  /// When the hero plays; if it plays nothing, when it has focus.
  private(set) var active: [Range<TimeInterval>] = []
  private(set) var plays = false
  private(set) var end: TimeInterval = 0

  /// - Parameters:
  ///   - events: what happened, in order.
  ///   - sights: what the phone showed, in order. Of those of one time the last counts.
  ///   - end: when the journey ended.
  init(_ events: [JourneyEvent], _ sights: [Sight], until end: TimeInterval) {
    self.end = end
    hero = Self.hero(of: events)
    plays = events.contains { $0.subject == hero && $0.isPlayback }
    for sight in sights {
      if self.sights.last?.time == sight.time { self.sights.removeLast() }
      if self.sights.last?.phone != sight.phone { self.sights.append(sight) }
    }
    addActions(events)
    addOutcomes(events)
    var (hasAppeared, isInFront) = (false, true)
    visible = Self.ranges(events, end) { [hero] event in
      switch event.occurrence {
      case .behavior(let received) where event.subject == hero && received.moment == .afterAppearing: hasAppeared = true
      case .behavior(let received) where event.subject == hero && received.moment == .afterDisappearing:
        hasAppeared = false
      case .app(.posted(UIApplication.didEnterBackgroundNotification)): isInFront = false
      case .app(.posted(UIApplication.willEnterForegroundNotification)): isInFront = true
      default: return nil
      }
      return hasAppeared && isInFront
    }
    active = Self.ranges(events, end) { [hero, plays] event in
      guard event.subject == hero else { return nil }
      switch event.occurrence {
      case .app(.plays) where plays: return true
      case .app(.pauses) where plays: return false
      case .focus(let focus) where !plays && focus.step != .reasonChanged: return focus.step == .gained
      default: return nil
      }
    }
  }

  private static func hero(of events: [JourneyEvent]) -> String {
    if let player = events.first(where: \.isPlayback) { return player.subject }
    var losses: [String: Int] = [:]
    for event in events {
      if case .focus(let focus) = event.occurrence, focus.step == .lost { losses[event.subject, default: 0] += 1 }
    }
    // The first of those that lose it equally often.
    let most = losses.values.max() ?? 0
    return events.first { losses[$0.subject] == most }?.subject ?? ""
  }

  private mutating func addActions(_ events: [JourneyEvent]) {
    for event in events {
      guard case .step(let line) = event.occurrence, let text = line.command.story else { continue }
      actions.append(Caption(time: event.time, text: text))
    }
  }

  private mutating func addOutcomes(_ events: [JourneyEvent]) {
    for event in events where event.subject == hero {
      guard case .focus(let focus) = event.occurrence, focus.step != .reasonChanged else { continue }
      let changes = events.filter { $0.subject == hero && $0.time == event.time }.compactMap(\.playback)
      let verb: String
      switch (focus.step, plays) {
      case (.lost, true):
        verb = changes.last == false ? "pauses" : isActive(events, at: event.time) ? "plays on" : "is paused"
      case (.lost, false): verb = "loses focus"
      case (_, true): verb = changes.last == true ? "plays" : "plays on"
      case (_, false): verb = "has focus"
      }
      let reason = focus.step == .lost ? ": " + Self.words(lastReason(events, at: event.time) ?? focus) : ""
      outcomes.append(Caption(time: event.time, text: "\(hero) \(verb)\(reason)"))
    }
  }

  /// Why the hero has no focus after what has happened at a time: the reason may change at once.
  private func lastReason(_ events: [JourneyEvent], at time: TimeInterval) -> JourneyEvent.Focus? {
    let focuses = events.filter { $0.subject == hero && $0.time == time }.compactMap { event in
      if case .focus(let focus) = event.occurrence { focus } else { nil as JourneyEvent.Focus? }
    }
    return focuses.last.flatMap { $0.change.hasFocus ? nil : $0 }
  }

  /// Whether the hero plays after what has happened at a time.
  private func isActive(_ events: [JourneyEvent], at time: TimeInterval) -> Bool {
    events.last { $0.subject == hero && $0.time <= time && $0.isPlayback }?.playback ?? false
  }

  /// Why the focus is lost, as in `covered by Queue`.
  private static func words(_ focus: JourneyEvent.Focus) -> String {
    let name = focus.change.reason.name.reduce(into: "") { words, character in
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    guard let cover = focus.coverName else { return name }
    return name == "covered" ? "covered by \(cover)" : "\(name) \(cover)"
  }

  /// - Parameters:
  ///   - events: what happened, in order.
  ///   - end: when the journey ended.
  ///   - change: whether something begins or ends with an event; nil for other events.
  /// - Returns: from when to when it lasted.
  private static func ranges(
    _ events: [JourneyEvent], _ end: TimeInterval, change: (JourneyEvent) -> Bool?
  ) -> [Range<TimeInterval>] {
    var ranges: [Range<TimeInterval>] = []
    var start: TimeInterval?
    for event in events {
      guard let begins = change(event) else { continue }
      if begins {
        start = start ?? event.time
      } else if let begun = start {
        if event.time > begun { ranges.append(begun..<event.time) }
        start = nil
      }
    }
    if let start, end > start { ranges.append(start..<end) }
    return ranges
  }
}

extension JourneyEvent {
  /// Whether the screen plays from here on; nil for other events.
  fileprivate var playback: Bool? {
    switch occurrence {
    case .app(.plays): true
    case .app(.pauses): false
    default: nil
    }
  }

  fileprivate var isPlayback: Bool { playback != nil }
}

import FocusBehavior
import Foundation
import Journey
import TimelineDrawing
import UIKit

/// What is told of a journey in a storyboard: what the phone shows, what the user does, and what becomes of one screen, the hero.
struct Story {
  struct Frame: Equatable {
    var time: TimeInterval
    var phone: PhoneState
  }

  struct Caption: Equatable {
    /// The place of its event among all.
    var order: Int
    var time: TimeInterval
    var text: String
  }

  /// The screen that plays something; if none does, the one that loses its focus most often.
  let hero: String
  let plays: Bool
  /// What the phone shows, where it changes.
  let frames: [Frame]
  /// What the user, the app and the system do.
  let actions: [Caption]
  /// What becomes of the hero.
  let outcomes: [Caption]
  /// When the hero is on screen, and the app in front.
  let visible: [Range<TimeInterval>]
  /// When the hero plays; if it plays nothing, when it has focus.
  let active: [Range<TimeInterval>]
  let end: TimeInterval

  /// - Parameters:
  ///   - events: what happened, in order.
  ///   - frames: what the phone showed, in order. Of those of one time the last counts.
  ///   - end: when the journey ended.
  init(_ events: [JourneyEvent], _ frames: [Frame], until end: TimeInterval) {
    let hero = Self.hero(of: events)
    let plays = events.contains { $0.subject == hero && $0.playback != nil }
    self.hero = hero
    self.plays = plays
    self.end = end
    self.frames = frames.withForms.changes
    let numbered = Array(events.enumerated())
    actions = numbered.compactMap { order, event in
      guard case .step(_, let story?) = event.occurrence else { return nil }
      return Caption(order: order, time: event.time, text: story)
    }
    outcomes = Self.outcomes(numbered.filter { $0.element.subject == hero }, of: hero, plays)
    var (hasAppeared, isInFront) = (false, true)
    visible = Self.ranges(events, end) { event in
      switch event.occurrence {
      case .behavior(let received) where event.subject == hero && received.moment == .afterAppearing: hasAppeared = true
      case .behavior(let received) where event.subject == hero && received.moment == .afterDisappearing:
        hasAppeared = false
      case .app(.killed): hasAppeared = false
      case .app(.posted(UIApplication.didEnterBackgroundNotification)): isInFront = false
      case .app(.posted(UIApplication.willEnterForegroundNotification)): isInFront = true
      default: return nil
      }
      return hasAppeared && isInFront
    }
    active = Self.ranges(events, end) { event in
      switch event.occurrence {
      case .app(.killed): false
      case .app where plays && event.subject == hero: event.playback
      case .focus(let focus) where !plays && event.subject == hero && focus.step != .reasonChanged:
        focus.step == .gained
      default: nil
      }
    }
  }

  private static func hero(of events: [JourneyEvent]) -> String {
    if let player = events.first(where: { $0.playback != nil }) { return player.subject }
    var losses: [String: Int] = [:]
    for event in events {
      if case .focus(let focus) = event.occurrence, focus.step == .lost { losses[event.subject, default: 0] += 1 }
    }
    // The first of those that lose it equally often.
    let most = losses.values.max() ?? 0
    return events.first { losses[$0.subject] == most }?.subject ?? ""
  }

  /// - Parameters:
  ///   - numbered: the events of the hero, with their places among all.
  ///   - hero: its name.
  ///   - plays: whether it plays something.
  /// - Returns: a caption for each gain and each loss of focus.
  private static func outcomes(
    _ numbered: [(offset: Int, element: JourneyEvent)], of hero: String, _ plays: Bool
  ) -> [Caption] {
    var isPlaying = false
    let events = numbered.map(\.element)
    return numbered.compactMap { order, event in
      guard case .focus(let focus) = event.occurrence, focus.step != .reasonChanged else { return nil }
      let others = events.filter { $0.time == event.time }
      let change = others.compactMap(\.playback).last
      isPlaying = change ?? isPlaying
      let verb =
        switch (plays, isPlaying) {
        case (true, true): change == nil ? "plays on" : "plays"
        case (true, false): change == nil ? "is paused" : "pauses"
        case (false, _): focus.step == .gained ? "has focus" : "loses focus"
        }
      guard focus.step == .lost else { return Caption(order: order, time: event.time, text: "\(hero) \(verb)") }
      // The reason may change at once.
      let losses = others.compactMap { if case .focus(let focus) = $0.occurrence { focus } else { nil } }
      let last = losses.last { !$0.change.hasFocus } ?? focus
      return Caption(order: order, time: event.time, text: "\(hero) \(verb): \(words(last))")
    }
  }

  /// Why the focus is lost, as in `covered by Queue`.
  private static func words(_ focus: JourneyEvent.Focus) -> String {
    let name = focus.change.reason.name.words
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
}

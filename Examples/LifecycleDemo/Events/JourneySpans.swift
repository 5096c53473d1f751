import Foundation
import LifecycleTimeline

/// When each screen of a journey was visible, had the user's attention, and played.
struct JourneySpans {
  enum State {
    case visible, attended, playing
  }

  private struct Key: Hashable {
    let screen: String
    let state: State
  }

  /// In the order in which they first appeared.
  private(set) var screens: [String] = []
  private var ended: [Key: [Range<TimeInterval>]] = [:]
  private var begun: [Key: TimeInterval] = [:]
  /// The screens between appearing and disappearing. They are visible while the app is not in the background.
  private var appeared: Set<String> = []
  private var isInBackground = false

  mutating func add(_ event: TimelineEvent) {
    let (screen, time) = (event.subject, event.time)
    switch (event.kind, event.name) {
    // The screens of the example app report moments alone.
    case (.view, "viewDidAppear"), (.behavior, "afterAppearing"):
      if !screens.contains(screen) { screens.append(screen) }
      appeared.insert(screen)
      if !isInBackground { begin(.visible, of: screen, at: time) }
    case (.view, "viewDidDisappear"), (.behavior, "afterDisappearing"):
      appeared.remove(screen)
      end(.visible, of: screen, at: time)
    case (.focus, "gained") where event.isOfAttention: begin(.attended, of: screen, at: time)
    case (.focus, "lost") where event.isOfAttention: end(.attended, of: screen, at: time)
    case (.app, "plays"): begin(.playing, of: screen, at: time)
    case (.app, "pauses"): end(.playing, of: screen, at: time)
    case (.app, "didEnterBackground"):
      isInBackground = true
      appeared.forEach { end(.visible, of: $0, at: time) }
    case (.app, "willEnterForeground"):
      isInBackground = false
      appeared.forEach { begin(.visible, of: $0, at: time) }
    case (.app, "killed"):
      begun.keys.forEach { end($0.state, of: $0.screen, at: time) }
      appeared = []
    default: break
    }
  }

  private mutating func begin(_ state: State, of screen: String, at time: TimeInterval) {
    let key = Key(screen: screen, state: state)
    begun[key] = begun[key] ?? time
  }

  private mutating func end(_ state: State, of screen: String, at time: TimeInterval) {
    let key = Key(screen: screen, state: state)
    guard let start = begun.removeValue(forKey: key), time > start else { return }
    ended[key, default: []].append(start..<time)
  }

  /// - Parameters:
  ///   - state: a state.
  ///   - screen: the name of a screen.
  ///   - end: seconds of journey time, at which a state that lasts is cut.
  /// - Returns: from when to when the screen was in the state.
  func spans(_ state: State, of screen: String, until end: TimeInterval) -> [Range<TimeInterval>] {
    var copy = self
    copy.end(state, of: screen, at: end)
    return copy.ended[Key(screen: screen, state: state)] ?? []
  }

  /// A sentence about the screen that was visible longest without the user's attention; if there is none, about the one that
  /// was visible longest. Nil if no screen was visible.
  func sentence(until end: TimeInterval) -> String? {
    func seconds(_ state: State, _ screen: String) -> TimeInterval {
      spans(state, of: screen, until: end).reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    }
    let rows = screens.map { (name: $0, visible: seconds(.visible, $0), attended: seconds(.attended, $0)) }
    let unattended = rows.max { $0.visible - $0.attended < $1.visible - $1.attended }
    guard
      let row = unattended.flatMap({ $0.visible - $0.attended < 0.05 ? nil : $0 })
        ?? rows.max(by: { $0.visible < $1.visible })
    else { return nil }
    let playing = seconds(.playing, row.name)
    return "\(row.name) was visible for \(text(row.visible))"
      + (playing > 0
        ? ", had the user's attention for \(text(row.attended)) and played for \(text(playing))."
        : " and had the user's attention for \(text(row.attended)).")
  }

  private func text(_ seconds: TimeInterval) -> String {
    String(format: "%.1f s", seconds)
  }
}

import Foundation
import LifecycleBehaviors
import LifecycleTimeline

/// How long screens were loaded, visible and in transitions. The second of two events that mean the same changes nothing.
struct AppearanceIntervals {
  private enum Phase {
    /// The recording has no event of the screen's appearance yet.
    case unknown
    case away
    case appearing
    /// It disappears before it has appeared.
    case withdrawing
    case visible
    case disappearing
    /// It appears again before it has disappeared.
    case returning
  }

  private enum Step {
    case willAppear, didAppear, willDisappear, didDisappear

    init?(_ moment: LifecycleMoment) {
      switch moment {
      case .beforeAppearing, .duringAppearing: self = .willAppear
      case .afterAppearing: self = .didAppear
      case .beforeDisappearing: self = .willDisappear
      case .afterDisappearing: self = .didDisappear
      default: return nil
      }
    }
  }

  private struct Screen {
    var phase = Phase.unknown
    var lastTime: TimeInterval
    var isLoaded = false
  }

  private var screens: [String: Screen] = [:]

  mutating func add(_ moment: LifecycleMoment, of event: TimelineEvent, to intervals: inout IntervalBuilder) {
    if moment == .beforeDetaching { return release(event, in: &intervals) }
    var screen = screens[event.subject] ?? Screen(lastTime: event.time)
    if moment == .afterLoading {
      if screen.isLoaded {
        // Another screen of the same name.
        end(event.subject, at: screen.lastTime, in: &intervals)
        screen.phase = .away
      }
      screen.isLoaded = true
      intervals.begin(Self.key(.loaded, event.subject), at: event.time)
      if screen.phase == .unknown { screen.phase = .away }
    } else if let step = Step(moment) {
      screen.phase = Self.phase(after: step, of: event, in: screen.phase, &intervals)
    }
    screen.lastTime = event.time
    screens[event.subject] = screen
  }

  private func end(_ subject: String, at time: TimeInterval, in intervals: inout IntervalBuilder) {
    for state in [.loaded, .appearing, .visible, .disappearing] as [TimelineInterval.State] {
      intervals.end(Self.key(state, subject), at: time)
    }
  }

  /// Ends the states of a screen whose behaviors were removed or that was released.
  mutating func release(_ event: TimelineEvent, in intervals: inout IntervalBuilder) {
    end(event.subject, at: event.time, in: &intervals)
    screens[event.subject] = Screen(phase: .away, lastTime: event.time)
  }

  /// When a screen is released is not recorded. One that is away is certain to have existed until its last event.
  func finish(_ intervals: inout IntervalBuilder) {
    for (subject, screen) in screens where screen.phase == .away {
      intervals.end(Self.key(.loaded, subject), at: screen.lastTime)
    }
  }

  private static func key(_ state: TimelineInterval.State, _ subject: String) -> IntervalBuilder.Key {
    .init(kind: .behavior, subject: subject, state: state, field: nil)
  }

  private static func phase(
    after step: Step, of event: TimelineEvent, in phase: Phase, _ intervals: inout IntervalBuilder
  ) -> Phase {
    let time = event.time
    let (loaded, appearing) = (key(.loaded, event.subject), key(.appearing, event.subject))
    let (visible, disappearing) = (key(.visible, event.subject), key(.disappearing, event.subject))
    switch (phase, step) {
    case (.unknown, .willAppear), (.away, .willAppear):
      intervals.begin(loaded, at: time)
      intervals.begin(appearing, at: time)
      return .appearing
    case (.unknown, .didAppear), (.away, .didAppear):
      intervals.begin(loaded, at: time)
      intervals.begin(visible, at: time)
      return .visible
    case (.unknown, .willDisappear), (.unknown, .didDisappear):
      // The events of its appearance were not kept.
      intervals.begin(loaded, at: nil)
      intervals.begin(visible, at: nil)
      return Self.phase(after: step, of: event, in: .visible, &intervals)
    case (.appearing, .didAppear), (.withdrawing, .didAppear):
      intervals.update(appearing) { $0.isCancelled = false }
      intervals.end(appearing, at: time)
      intervals.begin(visible, at: time)
      return .visible
    case (.appearing, .willDisappear):
      intervals.update(appearing) { $0.isCancelled = true }
      return .withdrawing
    case (.appearing, .didDisappear), (.withdrawing, .didDisappear):
      intervals.update(appearing) { $0.isCancelled = true }
      intervals.end(appearing, at: time)
      return .away
    case (.withdrawing, .willAppear):
      intervals.update(appearing) { $0.isCancelled = false }
      return .appearing
    case (.visible, .willDisappear):
      intervals.begin(disappearing, at: time)
      return .disappearing
    case (.disappearing, .willAppear):
      intervals.update(disappearing) { $0.isCancelled = true }
      return .returning
    case (.disappearing, .didAppear), (.returning, .didAppear):
      intervals.update(disappearing) { $0.isCancelled = true }
      intervals.end(disappearing, at: time)
      return .visible
    case (.returning, .willDisappear):
      intervals.update(disappearing) { $0.isCancelled = false }
      return .disappearing
    case (.visible, .didDisappear), (.disappearing, .didDisappear), (.returning, .didDisappear):
      intervals.update(disappearing) { $0.isCancelled = false }
      intervals.end(disappearing, at: time)
      intervals.end(visible, at: time)
      return .away
    case (.away, .willDisappear), (.away, .didDisappear), (.appearing, .willAppear), (.withdrawing, .willDisappear),
      (.visible, .willAppear), (.visible, .didAppear), (.disappearing, .willDisappear), (.returning, .willAppear):
      return phase
    }
  }
}

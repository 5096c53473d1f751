import Foundation
import LifecycleBehaviors
import LifecycleTimeline

/// What is known of the appearance of a screen while its events are read.
struct ScreenAppearance {
  enum Phase {
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

  fileprivate enum Step {
    case willAppear, didAppear, willDisappear, didDisappear

    init?(_ moment: String) {
      switch moment {
      case LifecycleMoment.beforeAppearing.name, LifecycleMoment.duringAppearing.name: self = .willAppear
      case LifecycleMoment.afterAppearing.name: self = .didAppear
      case LifecycleMoment.beforeDisappearing.name: self = .willDisappear
      case LifecycleMoment.afterDisappearing.name: self = .didDisappear
      default: return nil
      }
    }
  }

  var phase = Phase.unknown
  var lastTime: TimeInterval
  var isLoaded = false
}

/// How long screens were loaded, visible and in transitions. The second of two events that mean the same changes nothing.
extension IntervalBuilder {
  /// - Parameter event: an event of a screen.
  mutating func addBehavior(_ event: TimelineEvent) {
    switch event.name {
    case "opened", "closed": return
    case LifecycleMoment.beforeDetaching.name, "released": return release(event)
    default: break
    }
    var screen = screens[event.subject] ?? ScreenAppearance(lastTime: event.time)
    if event.name == LifecycleMoment.afterLoading.name {
      if screen.isLoaded {
        // Another screen of the same name.
        endScreen(event.subject, at: screen.lastTime)
        screen.phase = .away
      }
      screen.isLoaded = true
      begin(Self.key(.loaded, event.subject), at: event.time)
      if screen.phase == .unknown { screen.phase = .away }
    } else if let step = ScreenAppearance.Step(event.name) {
      screen.phase = phase(after: step, of: event, in: screen.phase)
    }
    if event.name == LifecycleMoment.afterDisappearing.name { endEditing(on: event.subject, at: event.time) }
    screen.lastTime = event.time
    screens[event.subject] = screen
  }

  /// Ends the states of a screen whose behaviors were removed or that was released.
  mutating func release(_ event: TimelineEvent) {
    endScreen(event.subject, at: event.time)
    endEditing(on: event.subject, at: event.time)
    screens[event.subject] = ScreenAppearance(phase: .away, lastTime: event.time)
  }

  private mutating func endScreen(_ subject: String, at time: TimeInterval) {
    for state in [.loaded, .appearing, .visible, .disappearing] as [TimelineInterval.State] {
      end(Self.key(state, subject), at: time)
    }
  }

  /// When a screen is released is not recorded. One that is away is certain to have existed until its last event.
  mutating func finishScreens() {
    for (subject, screen) in screens where screen.phase == .away {
      end(Self.key(.loaded, subject), at: screen.lastTime)
    }
  }

  private static func key(_ state: TimelineInterval.State, _ subject: String) -> Key {
    Key(kind: .behavior, subject: subject, state: state)
  }

  private mutating func phase(
    after step: ScreenAppearance.Step, of event: TimelineEvent, in phase: ScreenAppearance.Phase
  ) -> ScreenAppearance.Phase {
    let time = event.time
    let (loaded, appearing) = (Key(event, .loaded), Key(event, .appearing))
    let (visible, disappearing) = (Key(event, .visible), Key(event, .disappearing))
    switch (phase, step) {
    case (.unknown, .willAppear), (.away, .willAppear):
      begin(loaded, at: time)
      begin(appearing, at: time)
      return .appearing
    case (.unknown, .didAppear), (.away, .didAppear):
      begin(loaded, at: time)
      begin(visible, at: time)
      return .visible
    case (.unknown, .willDisappear), (.unknown, .didDisappear):
      // The events of its appearance were not kept.
      begin(loaded, at: nil)
      begin(visible, at: nil)
      return self.phase(after: step, of: event, in: .visible)
    case (.appearing, .didAppear), (.withdrawing, .didAppear):
      update(appearing) { $0.isCancelled = false }
      end(appearing, at: time)
      begin(visible, at: time)
      return .visible
    case (.appearing, .willDisappear):
      update(appearing) { $0.isCancelled = true }
      return .withdrawing
    case (.appearing, .didDisappear), (.withdrawing, .didDisappear):
      update(appearing) { $0.isCancelled = true }
      end(appearing, at: time)
      return .away
    case (.withdrawing, .willAppear):
      update(appearing) { $0.isCancelled = false }
      return .appearing
    case (.visible, .willDisappear):
      begin(disappearing, at: time)
      return .disappearing
    case (.disappearing, .willAppear):
      update(disappearing) { $0.isCancelled = true }
      return .returning
    case (.disappearing, .didAppear), (.returning, .didAppear):
      update(disappearing) { $0.isCancelled = true }
      end(disappearing, at: time)
      return .visible
    case (.returning, .willDisappear):
      update(disappearing) { $0.isCancelled = false }
      return .disappearing
    case (.visible, .didDisappear), (.disappearing, .didDisappear), (.returning, .didDisappear):
      update(disappearing) { $0.isCancelled = false }
      end(disappearing, at: time)
      end(visible, at: time)
      return .away
    case (.away, .willDisappear), (.away, .didDisappear), (.appearing, .willAppear), (.withdrawing, .willDisappear),
      (.visible, .willAppear), (.visible, .didAppear), (.disappearing, .willDisappear), (.returning, .willAppear):
      return phase
    }
  }
}

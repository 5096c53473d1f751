import Foundation
import LifecycleBehaviors
import ScreenSupport

/// The state of one screen's focus and the time spent in it. Turns verdicts into changes; knows no clock.
@MainActor
struct FocusLedger {
  private enum Phase {
    /// Before the first gain. Losses replace each other without a report.
    case neverFocused(FocusLoss, since: ClockReading)
    case focused(FocusReason, since: ClockReading)
    /// `lossSince` is later than `since` after a change of the reason alone.
    case unfocused(FocusLoss, since: ClockReading, lossSince: ClockReading)
  }

  private var phase: Phase
  private let suspensions: SuspendedTime
  /// The times of the states that are over.
  private var times = FocusTimes()
  private var visible = FocusStopwatch()

  /// - Parameters:
  ///   - now: the reading when the behavior is attached.
  ///   - suspensions: the known suspensions, which no state counts.
  init(at now: ClockReading, without suspensions: SuspendedTime) {
    phase = .neverFocused(FocusLoss(.notAppeared), since: now)
    self.suspensions = suspensions
  }

  var hasFocus: Bool {
    if case .focused = phase { true } else { false }
  }

  var reason: FocusReason {
    switch phase {
    case .neverFocused(let loss, _), .unfocused(let loss, _, _): loss.reason
    case .focused(let reason, _): reason
    }
  }

  /// The cover that took focus, while the screen has no focus.
  var cover: FocusCover? {
    switch phase {
    case .neverFocused(let loss, _), .unfocused(let loss, _, _): loss.cover
    case .focused: nil
    }
  }

  private var since: ClockReading {
    switch phase {
    case .neverFocused(_, let since), .focused(_, let since), .unfocused(_, let since, _): since
    }
  }

  /// Enters a verdict.
  /// - Returns: the change, if there is one to report.
  mutating func enter(_ verdict: FocusVerdict, isVisible: Bool = false, at now: ClockReading) -> FocusChange? {
    visible.run(isVisible, at: now.continuous)
    switch verdict {
    case .undecided:
      return nil
    case .interrupted(let loss):
      guard hasFocus || reason.isAboutActivity else { return nil }
      return enter(loss, at: now)
    case .unfocused(let loss):
      return enter(loss, at: now)
    case .focused:
      return gain(at: now)
    }
  }

  /// Returns the state at `now`, with the times up to then.
  func screenFocus(at now: ClockReading) -> ScreenFocus {
    let span = FocusSpan(since, now, without: suspensions)
    let times = times.adding(span, hasFocus: hasFocus)
    return ScreenFocus(
      hasFocus: hasFocus, reason: reason, cover: cover, timestamp: since.uptime, duration: span.awake,
      totalFocused: times.focused, totalUnfocused: times.unfocused, totalSuspended: times.suspended,
      totalVisible: visible.total(at: now.continuous))
  }

  private mutating func gain(at now: ClockReading) -> FocusChange? {
    switch phase {
    case .focused: nil
    case .neverFocused: settle(.focused(.appeared, since: now), at: now)
    case .unfocused(let loss, _, _): settle(.focused(loss.reason.end, since: now), at: now)
    }
  }

  private mutating func enter(_ loss: FocusLoss, at now: ClockReading) -> FocusChange? {
    switch phase {
    case .focused:
      return settle(.unfocused(loss, since: now, lossSince: now), at: now)
    case .neverFocused(let previous, let since):
      if loss.isNews(after: previous) { phase = .neverFocused(loss, since: since) }
      return nil
    case .unfocused(let previous, let since, let lossSince):
      guard loss.isNews(after: previous) else { return nil }
      phase = .unfocused(loss, since: since, lossSince: now)
      let times = times.adding(FocusSpan(since, now, without: suspensions), hasFocus: false)
      return change(
        after: previous.reason, FocusSpan(lossSince, now, without: suspensions), times, isReasonChange: true, at: now)
    }
  }

  /// Ends the present state, and begins `next`.
  private mutating func settle(_ next: Phase, at now: ClockReading) -> FocusChange {
    let span = FocusSpan(since, now, without: suspensions)
    let previous = reason
    times = times.adding(span, hasFocus: hasFocus)
    phase = next
    return change(after: previous, span, times, isReasonChange: false, at: now)
  }

  private func change(
    after previous: FocusReason, _ span: FocusSpan, _ times: FocusTimes, isReasonChange: Bool, at now: ClockReading
  ) -> FocusChange {
    FocusChange(
      hasFocus: hasFocus, reason: reason, cover: cover, previousReason: previous, timestamp: now.uptime,
      previousDuration: span.awake, previousSuspended: span.suspended, totalFocused: times.focused,
      totalUnfocused: times.unfocused, totalSuspended: times.suspended,
      totalVisible: visible.total(at: now.continuous), isReasonChange: isReasonChange)
  }
}

extension FocusReason {
  /// The reason of a gain that ends a loss for this one.
  fileprivate var end: FocusReason {
    switch self {
    case .covered, .alert: .uncovered
    case .appInactive, .appBackground: .appActive
    case .sceneInactive, .sceneBackground: .sceneActive
    case .sceneNotFrontmost: .sceneFrontmost
    case .windowNotKey: .windowKey
    case .windowHidden: .windowVisible
    case .viewHidden: .viewVisible
    case .lessRecentlyUsed: .mostRecentlyUsed
    default: .appeared
    }
  }

  /// Whether it says that the app or the scene is inactive, in the background or behind another one.
  fileprivate var isAboutActivity: Bool {
    [.appInactive, .appBackground, .sceneInactive, .sceneBackground, .sceneNotFrontmost].contains(self)
  }
}

extension FocusLoss {
  /// Whether this loss is reported after `loss`. If another window was key and now a third one is, nothing is reported.
  fileprivate func isNews(after loss: FocusLoss) -> Bool {
    self != loss && !(reason == .windowNotKey && loss.reason == .windowNotKey)
  }
}

import Foundation
import LifecycleBehaviors

/// The state of one screen's focus and the time spent in it. Turns verdicts into changes; knows no clock.
struct FocusLedger {
  private(set) var hasFocus = false
  private(set) var reason = FocusReason.notAppeared
  /// Until the first gain the screen is without focus quietly.
  private var hasHadFocus = false
  private var stateSince: ClockReading
  private var reasonSince: ClockReading
  private var focused = FocusStopwatch()
  private var unfocused = FocusStopwatch()
  private var visible = FocusStopwatch()

  init(at now: ClockReading) {
    stateSince = now
    reasonSince = now
    unfocused.run(true, at: now.continuous)
  }

  /// Books the verdict; answers the change if there is one to tell.
  mutating func enter(_ verdict: FocusVerdict, isVisible: Bool = false, at now: ClockReading) -> FocusChange? {
    visible.run(isVisible, at: now.continuous)
    switch verdict {
    case .undecided:
      return nil
    case .interrupted(let newReason):
      guard hasFocus || reason.isAboutActivity else { return nil }
      return enter(.unfocused(newReason), isVisible: isVisible, at: now)
    case .focused:
      guard !hasFocus else { return nil }
      return change(to: true, hasHadFocus ? Self.gainReason(after: reason) : .appeared, at: now)
    case .unfocused(let newReason):
      if hasFocus { return change(to: false, newReason, at: now) }
      guard newReason != reason else { return nil }
      return changeReason(to: newReason, at: now)
    }
  }

  func state(at now: ClockReading) -> ScreenFocus {
    ScreenFocus(
      hasFocus: hasFocus, reason: reason, timestamp: stateSince.uptime,
      duration: now.continuous - stateSince.continuous, totalFocused: focused.total(at: now.continuous),
      totalUnfocused: unfocused.total(at: now.continuous), totalVisible: visible.total(at: now.continuous))
  }

  private mutating func change(to isFocused: Bool, _ newReason: FocusReason, at now: ClockReading) -> FocusChange {
    let previousReason = reason
    let elapsed = now.continuous - stateSince.continuous
    focused.run(isFocused, at: now.continuous)
    unfocused.run(!isFocused, at: now.continuous)
    hasFocus = isFocused
    hasHadFocus = true
    reason = newReason
    stateSince = now
    reasonSince = now
    return told(previousReason, elapsed, isReasonChange: false, at: now)
  }

  private mutating func changeReason(to newReason: FocusReason, at now: ClockReading) -> FocusChange? {
    let previousReason = reason
    let elapsed = now.continuous - reasonSince.continuous
    reason = newReason
    reasonSince = now
    return hasHadFocus ? told(previousReason, elapsed, isReasonChange: true, at: now) : nil
  }

  private func told(
    _ previousReason: FocusReason, _ elapsed: TimeInterval, isReasonChange: Bool, at now: ClockReading
  ) -> FocusChange {
    FocusChange(
      hasFocus: hasFocus, reason: reason, previousReason: previousReason, timestamp: now.uptime,
      previousDuration: elapsed, totalFocused: focused.total(at: now.continuous),
      totalUnfocused: unfocused.total(at: now.continuous), totalVisible: visible.total(at: now.continuous),
      isReasonChange: isReasonChange)
  }

  /// A gain is the end of what had taken the focus away.
  private static func gainReason(after loss: FocusReason) -> FocusReason {
    switch loss {
    case .covered, .alert: .uncovered
    case .appInactive, .appBackground: .appActive
    case .sceneInactive, .sceneBackground: .sceneActive
    case .windowNotKey: .windowKey
    case .windowHidden: .windowVisible
    case .notAppeared, .disappeared, .detached, .deinitialized: .appeared
    case .appeared, .uncovered, .appActive, .sceneActive, .windowKey, .windowVisible: loss
    }
  }
}

extension FocusReason {
  /// Whether it is the app or the scene that is away.
  fileprivate var isAboutActivity: Bool {
    switch self {
    case .appInactive, .appBackground, .sceneInactive, .sceneBackground: true
    default: false
    }
  }
}

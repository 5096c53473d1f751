import FocusBehavior
import SuspendBehavior
import Testing
import UIKit

@testable import LifecycleTimeline

@MainActor
@Suite struct TimelineEventTests {
  @Test("A change of focus is recorded with its reason, without the object that the reason carries")
  func focus() {
    let cover = FocusCover(UIViewController(), kind: .sheet)
    let change = FocusChange(
      hasFocus: false, reason: .covered(by: cover), previousDuration: 1.000_000_4, previousSuspended: 2)
    #expect(
      TimelineEvent.Focus(change, cover: "Queue")
        == TimelineEvent.Focus(.lost, .covered, previous: 1, suspended: 2, cover: "Queue"))
    let gain = FocusChange(hasFocus: true, reason: .uncovered)
    #expect(TimelineEvent.Focus(gain, cover: nil).change == .gained)
    let other = FocusChange(hasFocus: false, reason: .appBackground, isReasonChange: true)
    #expect(TimelineEvent.Focus(other, cover: nil).change == .reasonChanged)
  }

  @Test("Each reason has the name that FocusReason has")
  func reasons() {
    let cover = FocusCover(UIViewController(), kind: .alert)
    let reasons: [FocusReason] = [
      .appeared, .uncovered, .appActive, .sceneActive, .windowKey, .windowVisible, .mostRecentlyUsed, .notAppeared,
      .disappeared(.popped), .disappeared(.dismissed), .disappeared(.replaced), .disappeared(.removed),
      .disappeared(.windowClosed), .disappeared(.pushedOver), .disappeared(.tabChanged), .disappeared(.pageTurned),
      .disappeared(.other), .covered(by: cover), .alert(by: cover), .appInactive, .appBackground, .sceneInactive,
      .sceneBackground, .windowNotKey(by: nil), .windowHidden, .lessRecentlyUsed, .detached, .deinitialized,
    ]
    for reason in reasons { #expect(TimelineEvent.Focus.Reason(reason).rawValue == reason.name) }
    #expect(reasons.map { TimelineEvent.Focus.Reason($0) } == TimelineEvent.Focus.Reason.allCases)
  }

  @Test("An event of suspension keeps its grade and its seconds, to the microsecond")
  func suspension() {
    #expect(
      TimelineEvent.Suspension(.willSuspend(.imminent(secondsLeft: 1.000_000_4)))
        == .willSuspend(.imminent(secondsLeft: 1)))
    #expect(TimelineEvent.Suspension(.willSuspend(.expired)) == .willSuspend(.expired))
    #expect(
      TimelineEvent.Suspension(.stalled(.mainThread(seconds: 2.000_000_4))) == .stalled(.mainThread(seconds: 2)))
    #expect(TimelineEvent.Suspension(.stalled(.debugger(seconds: 3))) == .stalled(.debugger(seconds: 3)))
    #expect(TimelineEvent.Suspension(.failed(.clockUnavailable)) == .failed("clockUnavailable"))
  }
}

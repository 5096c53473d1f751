import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleReports
import LifecycleTestKit
import LifecycleTimeline
import SuspendBehavior
import TestSupport
import Testing
import UIKit

/// What the products say of times while the clocks jump, stand still or fail.
@MainActor
@Suite(.oneDevice)
struct OddClockTests {
  enum Fault: CaseIterable {
    case hoursForward, hoursBack, stands
    /// Neither clock can be read any more: `MonotonicClocks` says 0.
    case fails

    func reading(_ now: ClockReading, since start: ClockReading) -> ClockReading {
      switch self {
      case .hoursForward: ClockReading(uptime: now.uptime + 36_000, continuous: now.continuous + 36_000)
      case .hoursBack: ClockReading(uptime: now.uptime - 36_000, continuous: now.continuous - 36_000)
      case .stands: start
      case .fails: ClockReading(uptime: 0, continuous: 0)
      }
    }
  }

  /// What one app has reported.
  private struct Report {
    var focus: [FocusChange] = []
    var suspensions: [Double] = []
    var recording = TimelineRecording()
    var attention = AttentionTime(startDate: Date())

    /// Seconds that no clock can make negative.
    var durations: [Double] {
      var seconds = suspensions
      for change in focus {
        seconds += [change.previousDuration, change.previousSuspended, change.totalFocused, change.totalUnfocused]
        seconds += [change.totalVisible, change.totalSuspended]
      }
      for screen in attention.screens.values {
        seconds += [screen.focused, screen.covered, screen.alert, screen.inactive]
      }
      return seconds + [recording.duration, attention.total, attention.background, attention.suspended]
    }
  }

  /// Plays a visit of a screen in which the clocks have the fault from the alert on until the app is opened again.
  private func play(_ fault: Fault?) -> Report {
    let report = Variable(Report())
    let device = HeadlessDevice()
    device.suspendsInBackground = false
    let (healthy, isFaulty) = (LifecycleTime.current.read, Variable(false))
    let start = Variable(healthy())
    LifecycleTime.current.read = {
      MainActor.assumeIsolated {
        guard let fault, isFaulty.value else { return healthy() }
        return fault.reading(healthy(), since: start.value)
      }
    }
    let recorder = TimelineRecorder()
    recorder.start()
    AttentionReporter.shared.start()
    let subscription = SuspendMonitor.shared.subscribe(.holdingBackgroundTask(accuracy: 0.1)) { event in
      switch event {
      case .didUnsuspend(let suspension): report.value.suspensions += [suspension.seconds, suspension.secondsAsleep]
      case .stalled(let seconds, _): report.value.suspensions.append(seconds)
      default: break
      }
    }
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let screen = Screen([FocusBehavior { report.value.focus.append($0) }])
    device.push(screen, onto: nav)
    device.advance(by: 2)
    start.value = healthy()
    isFaulty.value = true
    screen.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    device.advance(by: 2)
    screen.dismiss(animated: true)
    device.advance(by: 2)
    device.pressHome()
    device.advance(by: 4)
    device.openApp()
    isFaulty.value = false
    device.advance(by: 2)
    device.pop(nav)
    device.advance(by: 2)
    report.value.recording = recorder.stop()
    report.value.attention = AttentionReporter.shared.time
    AttentionReporter.shared.stop()
    withExtendedLifetime(subscription) {}
    return report.value
  }

  @Test(
    "Clocks that jump, stand still or fail change no event of a screen and its focus, and make no time negative",
    arguments: Fault.allCases)
  func durations(fault: Fault) {
    let (expected, found) = (play(nil), play(fault))
    #expect(expected.focus.count > 4)
    #expect(found.focus.map(\.hasFocus) == expected.focus.map(\.hasFocus))
    #expect(found.focus.map(\.reason.name) == expected.focus.map(\.reason.name))
    #expect(found.durations.allSatisfy { $0 >= 0 && $0.isFinite }, "\(found.durations)")
    // A clock that jumps is a suspension: no one can tell them apart.
    let ofClocks = ["didSuspend", "didUnsuspend", "stalled"]
    let names = found.recording.events.map(\.name).filter { !ofClocks.contains($0) }
    // Observers of one notification are called in any order.
    #expect(names.sorted() == expected.recording.events.map(\.name).sorted())
    let times = found.recording.events.map(\.time)
    #expect(times == times.sorted() && times.allSatisfy { $0 >= 0 && $0.isFinite })
  }
}

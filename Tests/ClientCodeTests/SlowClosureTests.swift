import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import LifecycleTimeline
import OverlayBehavior
import TestSupport
import Testing
import UIKit

/// Closures of an app that keep the main thread for a minute.
@MainActor
@Suite(.oneDevice)
struct SlowClosureTests {
  /// Plays a visit of a screen. Each closure of the app keeps the main thread for some time.
  /// - Returns: the calls of the closures in their order, and the lengths of the focus.
  private func visit(blocking seconds: Double) -> (calls: [String], lengths: [Double], times: [Double]) {
    let device = HeadlessDevice()
    let log = LifecycleTranscript()
    var lengths: [Double] = []
    func call(_ name: String) {
      log.record(name)
      device.blockMainThread(for: seconds)
    }
    let recorder = TimelineRecorder(TimelineOptions(content: [.screens, .focus, .overlays]))
    recorder.start()
    var isOffline = false
    let overlay = OverlayController(while: OverlayCondition { isOffline }) { _ in
      call("overlay")
      return UIViewController()
    }
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    screen.addBehaviors([
      HandlerBehavior { call("\($0)") },
      FocusBehavior { change in
        if !change.hasFocus { lengths.append(change.previousDuration) }
        call("focus \(change.hasFocus)")
      },
    ])
    device.push(screen, onto: nav)
    device.advance(by: 2)
    isOffline = true
    device.advance(by: 10)
    isOffline = false
    device.advance(by: 10)
    device.openControlCenter()
    device.advance(by: 4)
    device.closeControlCenter()
    device.advance(by: 2)
    device.pop(nav)
    device.advance(by: 2)
    let recording = recorder.stop()
    withExtendedLifetime(overlay) {}
    return (log.flush(), lengths, recording.events.map(\.time))
  }

  @Test("A closure that keeps the main thread for a minute delays what follows; nothing is lost, repeated or reordered")
  func order() {
    let (quick, slow) = (visit(blocking: 0), visit(blocking: 60))
    #expect(quick.calls.count > 12 && quick.calls.contains("overlay"))
    #expect(slow.calls == quick.calls)
    #expect(slow.times.count == quick.times.count && slow.times == slow.times.sorted())
    // The closure that is told of the focus is a part of it.
    #expect(slow.lengths.count == quick.lengths.count && slow.lengths.allSatisfy { $0 >= 60 })
  }
}

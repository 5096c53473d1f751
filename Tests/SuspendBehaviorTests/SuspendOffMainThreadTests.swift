import Foundation
import LifecycleTestKit
import TestSupport
import Testing

@testable import SuspendBehavior

/// What UIKit announces on the main thread, posted on another one.
@MainActor
struct SuspendOffMainThreadTests {
  nonisolated static let name = Notification.Name("announcement")

  let center = NotificationCenter()
  let log = LifecycleTranscript()

  private func observation() -> Observation {
    Observation(of: Self.name, on: center) { [log] in log.record("announced") }
  }

  @Test("It is delivered on the main thread, later; what is posted on the main thread, at once")
  func delivered() async {
    let observation = observation()
    onAnotherThread { [center] in center.post(name: Self.name, object: nil) }
    #expect(log.flush() == [])
    await finishMainQueue()
    #expect(log.flush() == ["announced"])
    center.post(name: Self.name, object: nil)
    #expect(log.flush() == ["announced"])
    withExtendedLifetime(observation) {}
  }

  @Test("When the observation has ended in the meantime, nothing is delivered")
  func ended() async {
    do {
      let observation = observation()
      onAnotherThread { [center] in center.post(name: Self.name, object: nil) }
      withExtendedLifetime(observation) {}
    }
    await finishMainQueue()
    center.post(name: Self.name, object: nil)
    #expect(log.flush() == [])
  }
}

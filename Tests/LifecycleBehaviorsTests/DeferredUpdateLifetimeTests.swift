import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct DeferredUpdateLifetimeTests {
  @Test("An update that is released before its turn is not made")
  func released() {
    let device = HeadlessDevice().drivingLifecycleTime()
    device.launch(showing: UIViewController())
    let log = LifecycleTranscript()
    var update: DeferredUpdate? = DeferredUpdate(.current) { log.record("update") }
    update?.setNeedsUpdate()
    update = nil
    device.turn()
    #expect(log.flush() == [])
  }
}

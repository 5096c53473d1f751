import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import Samples

/// A service that belongs to no actor receives what a behavior reports.
@MainActor
@Suite(.oneDevice)
struct ActorSamplesTests {
  @Test("Each visit is noted")
  func visits() {
    let device = HeadlessDevice()
    let screen = Samples.LoggedViewController()
    let window = device.launch(showing: screen)
    window.rootViewController = UIViewController()
    device.turn()
    window.rootViewController = screen
    device.turn()
    #expect(screen.log.visits.count == 1)
    window.rootViewController = UIViewController()
    device.turn()
    #expect(screen.log.visits.count == 2)
  }
}

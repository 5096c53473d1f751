import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

@testable import Samples

/// A service that belongs to no actor, with a behavior of its own on a screen.
@MainActor
@Suite(.oneDevice)
struct ActorSamplesTests {
  let device = HeadlessDevice().drivingLifecycleTime()

  private func visit(_ screen: UIViewController) {
    let window = device.scenes.first?.windows.first ?? device.launch(showing: UIViewController())
    window.rootViewController = screen
    device.turn()
    window.rootViewController = UIViewController()
    device.turn()
  }

  @Test("It receives what its behavior calls, until it ends the behavior")
  func end() {
    let log = VisitLog()
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    log.begin(on: screen)
    visit(screen)
    visit(screen)
    #expect(log.visits.count == 2)
    log.end()
    visit(screen)
    #expect(log.visits.count == 2)
  }

  @Test("Released, it takes its behavior off a moment later")
  func release() async {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    var log: VisitLog? = VisitLog()
    log?.begin(on: screen)
    let attachment = log?.attachment
    #expect(attachment?.isAttached == true)
    log = nil
    await settleTasks()
    #expect(attachment?.isAttached == false)
  }
}

import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct PerAppTests {
  private func launchApp() -> HeadlessDevice {
    let device = HeadlessDevice()
    device.launch(showing: UIViewController())
    return device
  }

  @Test("The object is that of the app in which it was set, until another is set or none")
  func oneApp() {
    let device = launchApp()
    let slot = PerApp<String>()
    #expect(slot.current == nil && slot.latest == nil)
    slot.set("first")
    #expect(slot.current == "first" && slot.latest == "first")
    slot.set("second")
    #expect(slot.current == "second")
    slot.set(nil)
    #expect(slot.current == nil && slot.latest == nil)
    withExtendedLifetime(device) {}
  }

  @Test("Another app in the same process has an object of its own")
  func nextApp() {
    let first = launchApp()
    let slot = PerApp<String>()
    slot.set("first")
    let second = launchApp()
    #expect(slot.current == nil)
    #expect(slot.latest == "first")
    slot.set("second")
    #expect(slot.current == "second")
    withExtendedLifetime((first, second)) {}
  }

  @Test("An app is not kept alive by what was set in it")
  func lifetime() {
    let slot = PerApp<String>()
    weak var application: UIApplication?
    func run() {
      let device = launchApp()
      slot.set("first")
      application = .shared
      withExtendedLifetime(device) {}
    }
    run()
    let next = launchApp()
    #expect(application == nil)
    #expect(slot.current == nil)
    withExtendedLifetime(next) {}
  }
}

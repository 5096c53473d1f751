import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct AppObjectsTests {
  private final class Center {}
  private final class Other {}

  @Test("An app has one object of each type, which is made when it is first needed, or set")
  func oneApp() {
    let device = HeadlessDevice.launched()
    #expect(AppObjects.current[Center.self] == nil)
    let center = AppObjects.current.object(orCreate: Center())
    #expect(AppObjects.current.object(orCreate: Center()) === center)
    #expect(AppObjects.current[Other.self] == nil)
    let second = Center()
    AppObjects.current[Center.self] = second
    #expect(AppObjects.current.object(orCreate: Center()) === second)
    AppObjects.current[Center.self] = nil
    #expect(AppObjects.current[Center.self] == nil)
    withExtendedLifetime(device) {}
  }

  @Test("A new device, and a kill, release the objects of the app before, whether they are looked for or not")
  func endOfAnApp() {
    let first = HeadlessDevice.launched()
    weak var center: Center?
    center = AppObjects.current.object(orCreate: Center())
    let second = HeadlessDevice.launched()
    #expect(center == nil)
    center = AppObjects.current.object(orCreate: Center())
    second.kill()
    #expect(center == nil)
    withExtendedLifetime(first) {}
  }

  @Test("An app is not kept alive by its objects")
  func lifetime() {
    weak var application: UIApplication?
    func run() {
      let device = HeadlessDevice.launched()
      _ = AppObjects.current.object(orCreate: Center())
      application = .shared
      withExtendedLifetime(device) {}
    }
    run()
    let next = HeadlessDevice.launched()
    #expect(application == nil)
    withExtendedLifetime(next) {}
  }
}

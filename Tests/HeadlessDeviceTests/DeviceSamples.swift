import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// The sample of `HeadlessDevice`.
@MainActor
@Suite(.oneDevice)
struct DeviceSamples {
  @Test("An app is launched, used and sent home")
  func journey() {
    let screen = UIViewController()
    let device = HeadlessDevice()
    device.launch(showing: UINavigationController(rootViewController: screen))
    device.advance(by: 1)
    device.pressHome()
    #expect(screen.isViewLoaded)
    #expect(UIApplication.shared.applicationState == .background)
  }
}

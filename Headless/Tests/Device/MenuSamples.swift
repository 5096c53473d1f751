import HeadlessDevice
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct MenuSamples {
  @Test("The sample of menus holds")
  func menu() {
    let device = HeadlessDevice()
    let player = UIViewController()
    device.launch(showing: player)
    device.openMenu(of: player)
    device.finishTransitions()
    #expect(player.presentedViewController != nil)
    device.closeMenu(of: player)
    device.finishTransitions()
    #expect(player.presentedViewController == nil)
  }
}

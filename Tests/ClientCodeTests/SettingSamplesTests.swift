import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

@testable import Samples

/// The page Choosing a preset: a setting of the app decides.
@MainActor
@Suite(.everyAnswer)
struct SettingSamplesTests {
  @Test(
    "The setting decides about an alert, and about nothing else: not even about Home under an alert",
    arguments: [true, false])
  func alert(playsUnderAlerts: Bool) {
    let device = HeadlessDevice()
    let screen = SettingPlayerViewController()
    screen.settings.playsUnderAlerts = playsUnderAlerts
    device.launch(showing: screen)
    let alert = UIAlertController(title: "Rate the app", message: nil, preferredStyle: .alert)
    let steps = [
      {}, { screen.present(alert, animated: true) }, device.pressHome, device.openApp,
      { alert.dismiss(animated: true) },
      device.pressHome, device.openApp,
    ]
    let states = steps.map { step in
      step()
      device.advance(by: 1)
      return screen.player.isPaused
    }
    #expect(states == [false, !playsUnderAlerts, true, !playsUnderAlerts, false, true, false])
  }
}

import HeadlessDevice
import LifecycleBehaviors
import OverlayBehavior
import TestSupport
import Testing
import UIKit

@testable import Samples

/// The samples of the README and of the page Getting started.
@MainActor
@Suite(.everyAnswer)
struct ReadmeSamplesTests {
  @Test("The player pauses under a sheet and at Home, and plays on under an alert")
  func player() {
    let screen = PlayerViewController()
    #expect(paused(screen, of: { screen.player }) == [false, true, false, false, false, true, false])
  }

  @Test("Sound that leaves the background out goes on at Home, and pauses under a sheet")
  func radio() {
    let screen = RadioViewController()
    #expect(paused(screen, of: { screen.player }) == [false, true, false, false, false, false, false])
  }

  @Test("Sound that the user has paused stays paused, at Home too")
  func pausedByUser() {
    let screen = RadioViewController()
    let device = HeadlessDevice()
    device.launch(showing: screen)
    device.advance(by: 1)
    screen.player.isPausedByUser = true
    screen.player.isPaused = true
    for leave in [device.pressHome, device.openApp, device.openControlCenter, device.closeControlCenter] {
      leave()
      device.advance(by: 1)
      #expect(screen.player.isPaused)
    }
  }

  @Test("Sound plays on behind a privacy cover, while the user leaves and in the background")
  func privacyCover() {
    let screen = RadioViewController()
    let device = HeadlessDevice()
    device.launch(showing: screen)
    let cover = OverlayController(while: .sceneIsNotActive) { _ in UIViewController() }
    device.advance(by: 1)
    for leave in [device.openControlCenter, device.closeControlCenter, device.pressHome, device.openApp] {
      leave()
      device.advance(by: 1)
      #expect(!screen.player.isPaused)
    }
    cover.cancel()
  }

  /// Whether it is paused when the screen is shown, under a sheet, after it, under an alert, after it, at Home, and opened again.
  private func paused(_ screen: UIViewController, of player: () -> Player) -> [Bool] {
    let device = HeadlessDevice()
    var paused: [Bool] = []
    func step(_ action: () -> Void) {
      action()
      device.advance(by: 1)
      paused.append(player().isPaused)
    }
    step { device.launch(showing: screen) }
    for cover in [sheet(), UIAlertController(title: "Headphones", message: nil, preferredStyle: .alert)] {
      step { screen.present(cover, animated: true) }
      step { screen.dismiss(animated: true) }
    }
    step { device.pressHome() }
    step { device.openApp() }
    return paused
  }

  private func sheet() -> UIViewController {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    return sheet
  }
}

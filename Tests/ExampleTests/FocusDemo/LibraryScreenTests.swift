import TestSupport
import Testing
import UIKit

@testable import FocusDemoScreens

@MainActor
@Suite(.everyAnswer)
struct LibraryScreenTests {
  let app = RunningDemo()

  @Test("The switch shows the wall; its button hides it, and the switch is off again")
  func offline() throws {
    let library = try #require(app.library)
    #expect(app.wall == nil)
    #expect(app.device.tap(library.offlineSwitch))
    app.device.advance(by: 1)
    let wall = try #require(app.wall)
    #expect(wall.messageLabel.text == "You are offline")
    #expect(app.device.tap(wall.retryButton))
    app.device.advance(by: 1)
    #expect(app.wall == nil)
    #expect(!library.offlineSwitch.isOn)
  }

  @Test("The player pauses under the wall and plays on when it is gone")
  func playerUnderWall() throws {
    let player: PlayerViewController = try app.open(1, in: .tracks)
    app.demo.connection.isOffline = true
    app.device.advance(by: 1)
    #expect(!app.demo.player.isPlaying)
    #expect(player.statusLabel.text == "Paused: another window has the keyboard")
    app.demo.connection.isOffline = false
    app.device.advance(by: 1)
    #expect(app.demo.player.isPlaying)
  }

  @Test("In two windows both switches and both walls follow the connection")
  func twoWindows() throws {
    let second = try #require(app.openWindow().viewControllers.first as? LibraryViewController)
    let switches = [try #require(app.library).offlineSwitch, second.offlineSwitch]
    for isOffline in [true, false] {
      app.demo.connection.isOffline = isOffline
      app.device.advance(by: 1)
      #expect(switches.map(\.isOn) == [isOffline, isOffline])
      #expect((app.wall != nil) == isOffline)
      #expect((second.view.window?.windowScene?.wall != nil) == isOffline)
    }
  }

  @Test(
    "A screen that is popped is released",
    arguments: [(0, .tracks), (0, .more), (1, .more), (2, .more)] as [(Int, LibraryViewController.Section)])
  func leaks(row: Int, section: LibraryViewController.Section) throws {
    weak var screen: UIViewController?
    weak var queue: UIViewController?
    func use() throws {
      let opened: UIViewController = try app.open(row, in: section)
      screen = opened
      guard let player = opened as? PlayerViewController else { return }
      app.device.tap(player.queueItem)
      app.device.advance(by: 1)
      queue = player.presentedViewController
      #expect(queue != nil)
      player.dismiss(animated: true)
      app.device.advance(by: 1)
    }
    try use()
    #expect(screen != nil && queue == nil)
    app.pop()
    #expect(screen == nil)
  }
}

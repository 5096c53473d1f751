import TestSupport
import Testing
import UIKit

@testable import FocusDemoScreens

@MainActor
@Suite(.everyAnswer)
struct PlayerScreenTests {
  let app = RunningDemo()
  let player: PlayerViewController

  init() throws {
    player = try app.open(0, in: .tracks)
  }

  private var isPlaying: Bool { app.demo.player.isPlaying }

  @Test("The player plays from its appearance on, and counts the seconds")
  func plays() {
    #expect(isPlaying)
    #expect(player.titleLabel.text == "Morning Tide")
    #expect(player.statusLabel.text == nil)
    app.device.advance(by: 65)
    #expect(player.positionLabel.text == "1:05 of 3:34")
    #expect(player.positionLabel.accessibilityLabel == "1 minute 5 seconds of 3 minutes 34 seconds")
    #expect(UIApplication.shared.isIdleTimerDisabled)
  }

  @Test("Under the queue it pauses and says why; when the queue is done it plays on")
  func queue() throws {
    #expect(app.device.tap(player.queueItem))
    app.device.advance(by: 1)
    #expect(!isPlaying)
    #expect(player.statusLabel.text == "Paused: another screen is over the player")
    let position = app.demo.player.position
    app.device.advance(by: 10)
    #expect(app.demo.player.position == position)
    let queue = try #require(player.presentedViewController as? QueueViewController)
    #expect(app.device.tap(queue.doneButton))
    app.device.advance(by: 1)
    #expect(isPlaying)
    #expect(player.statusLabel.text == nil)
  }

  @Test("Neither an alert, nor Control Center, nor a swipe back that is cancelled pauses it")
  func playsOn() throws {
    var changes = 0
    app.demo.player.didChange = { _ in changes += 1 }
    app.device.tap(player.startOverButton)
    app.device.advance(by: 5)
    try app.choose("Cancel")
    app.device.openControlCenter()
    app.device.advance(by: 5)
    app.device.closeControlCenter()
    try app.device.cancelSwipeBack(in: app.stack)
    #expect(changes == 0 && isPlaying)
    #expect(app.demo.player.position >= 10)
  }

  @Test("The position is saved before the process can be suspended, and is there after a launch")
  func suspension() {
    app.device.advance(by: 30)
    app.device.pressHome()
    #expect(!isPlaying)
    let saved = app.savedPositions
    #expect(saved["Morning Tide"] == app.demo.player.position && app.demo.player.position >= 30)
    app.device.suspend(for: 3600)
    app.device.openApp()
    app.device.advance(by: 1)
    #expect(isPlaying)
    #expect(FocusDemo(positions: saved).player.position == saved["Morning Tide"])
  }

  @Test("Of two windows one plays, and a second counts once; when its player is gone, the other plays on")
  func twoWindows() throws {
    let stack = app.openWindow()
    let second = try #require(app.demo.make(.player) as? PlayerViewController)
    stack.pushViewController(second, animated: true)
    app.device.advance(by: 1)
    #expect(app.demo.players.focusedScreen === second && isPlaying)
    #expect(player.statusLabel.text == "Paused: another window plays")
    let position = app.demo.player.position
    app.device.advance(by: 10)
    #expect(app.demo.player.position == position + 10)
    // Its play button makes the first window the one that plays.
    #expect(player.playButton.currentTitle == "Play" && second.playButton.currentTitle == "Pause")
    app.device.tap(player.playButton)
    app.device.advance(by: 1)
    #expect(app.demo.players.focusedScreen === player && isPlaying)
    #expect(player.playButton.currentTitle == "Pause" && second.playButton.currentTitle == "Play")
    app.device.tap(second.playButton)
    app.device.advance(by: 1)
    #expect(app.demo.players.focusedScreen === second && isPlaying)
    stack.popViewController(animated: true)
    app.device.advance(by: 1)
    #expect(app.demo.players.focusedScreen === player && isPlaying)
    #expect(player.statusLabel.text == nil && player.screenFocus?.reason == .mostRecentlyUsed)
  }
}

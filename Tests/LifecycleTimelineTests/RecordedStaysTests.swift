import HeadlessDevice
import LifecycleBehaviors
import TestSupport
import Testing
import UIKit

@testable import LifecycleTimeline

/// How screens came and went, as a recorder has it.
@MainActor
@Suite(.everyAnswer)
struct RecordedStaysTests {
  /// What was recorded of stays, and that the same is read from its lines.
  private func stays(_ app: TimelineApp) throws -> [String] {
    let recording = app.recorder.stop()
    #expect(try TimelineRecording(jsonLines: recording.jsonLines).events == recording.events)
    return recording.events.filter { ["opened", "closed"].contains($0.name) }.map {
      "\($0.subject) \($0.name) " + $0.details.map(\.words).joined(separator: " ")
    }
  }

  @Test("A push, a swipe back that is let go, one that is finished, and the same screen again")
  func navigation() throws {
    let app = TimelineApp()
    let player = PlayerViewController()
    app.push(player)
    try app.device.cancelSwipeBack(in: app.stack)
    app.device.beginSwipeBack(in: app.stack)?.finish()
    app.device.advance(by: 1)
    app.push(player)
    app.stack.popToRootViewController(animated: false)
    app.device.advance(by: 1)
    #expect(
      try stays(app) == [
        "Library opened root", "Player opened pushed", "Player closed popped interactive opened pushed",
        "Player opened pushed again", "Player closed popped opened pushed again",
      ])
  }

  @Test("A sheet that is dragged down, another root, and a window that is closed, with all that goes with them")
  func others() throws {
    let app = TimelineApp()
    let sheet = PlayerViewController()
    app.stack.present(sheet, animated: true)
    app.device.advance(by: 1)
    app.device.beginSheetDrag(of: sheet)?.finish()
    app.device.advance(by: 1)
    app.push(Screen())
    app.stack.view.window?.rootViewController = PlayerViewController()
    app.device.advance(by: 1)
    app.device.close(app.device.openWindow(showing: PlayerViewController()))
    app.device.advance(by: 1)
    let stays = try stays(app)
    #expect(
      stays.prefix(4) == [
        "Library opened root", "Player opened presented", "Player closed dismissed interactive opened presented",
        "Screen opened pushed",
      ])
    #expect(
      Set(stays.dropFirst(4)) == [
        "Library closed replaced opened root", "Screen closed replaced opened pushed", "Player 2 opened root",
        "Player 3 opened root", "Player 3 closed windowClosed opened root",
      ])
  }
}

extension TimelineEvent.Detail {
  /// `pushed`, `opened pushed`, `again`.
  fileprivate var words: String {
    guard case .text(let text) = value else { return name }
    return name == "reason" ? text : "\(name) \(text)"
  }
}

import LifecycleTimeline
import TestSupport
import Testing
import UIKit

@testable import FocusDemoScreens

@MainActor
@Suite(.everyAnswer)
struct FeedScreenTests {
  let app = RunningDemo()
  let feed: FeedViewController

  init() throws {
    feed = try app.open(2, in: .more)
    app.device.advance(by: 1)
  }

  /// What the feed has noted in the timeline.
  private var notes: [String] {
    app.demo.recorder.recording.events.filter { $0.subject == "Feed" && $0.number("clip") != nil }
      .map { "\($0.name) \(Int($0.number("clip") ?? 0))" }
  }

  private func detail(_ row: Int) -> String? {
    feed.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.detailTextLabel?.text
  }

  @Test(
    "The clip in the middle plays and is counted on; those seen for a second say so, but not one behind the bar; the timeline has it all"
  )
  func feedPlays() {
    app.device.advance(by: 3)
    #expect(notes == ["plays 19", "seen 20", "seen 19", "seen 18"])
    #expect(detail(1) == "Ada Field, plays, 0:04, seen")
    feed.tableView.contentOffset.y = 480
    app.device.advance(by: 2)
    #expect(notes.dropFirst(4) == ["pauses 19", "plays 17", "seen 17", "seen 16"])
  }

  @Test("It pauses under a sheet, at Home and under the wall, and goes on with the same clip")
  func pauses() {
    feed.present(UIViewController(), animated: true)
    app.device.advance(by: 1)
    #expect(app.demo.clips.playing == nil)
    feed.dismiss(animated: true)
    app.device.advance(by: 1)
    #expect(app.demo.clips.playing?.id == 19)
    app.device.pressHome()
    #expect(app.demo.clips.playing == nil)
    app.device.openApp()
    app.device.advance(by: 1)
    #expect(app.demo.clips.playing?.id == 19)
    app.demo.connection.isOffline = true
    app.device.advance(by: 1)
    #expect(app.demo.clips.playing == nil)
  }

  @Test("A pull brings three clips above; what is in the middle then plays")
  func refresh() {
    #expect(app.device.pullToRefresh(feed.tableView))
    app.device.advance(by: 1)
    #expect(feed.clips.first?.id == 23 && app.demo.clips.playing?.id == 22)
  }

  @Test("A tap hands the playback to the full screen and back, without a pause; the clip leads in the feed again")
  func fullScreen() throws {
    app.device.advance(by: 3)
    let before = notes.count
    app.device.tapRow(at: IndexPath(row: 2, section: 0), in: feed.tableView)
    app.device.advance(by: 3)
    let screen = try #require(app.stack.topViewController as? ClipViewController)
    #expect(screen.titleLabel.text == "Clip 18: Paper Kites" && screen.stateLabel.text == "Ola Berg, 0:02")
    try app.device.cancelSwipeBack(in: app.stack)
    app.pop()
    app.device.advance(by: 2)
    #expect(notes.dropFirst(before) == ["pauses 19", "plays 18", "seen 19", "seen 18", "seen 17"])
    #expect(detail(2) == "Ola Berg, plays, 0:04, seen")
  }

  @Test(
    "The bar below the feed opens the clip that plays; Home pauses the full screen, and the clip plays again afterwards"
  )
  func bar() throws {
    app.device.advance(by: 3)
    let before = notes.count
    #expect(feed.bar.title(for: .normal) == "Clip 19: Under the Elms")
    app.device.tap(feed.bar)
    app.device.advance(by: 1)
    #expect(app.stack.topViewController is ClipViewController)
    app.device.pressHome()
    app.device.openApp()
    app.device.advance(by: 1)
    #expect(notes.dropFirst(before) == ["pauses 19", "plays 19"])
  }
}

import Foundation
import LifecycleTimeline
import TestSupport
import Testing
import UIKit

@testable import FocusDemoScreens

@MainActor
@Suite(.everyAnswer)
struct TimelineScreenTests {
  let app = RunningDemo()

  /// - Returns: the titles of the rows, from top to bottom, as far as they are on screen.
  private func rows(of screen: TimelineViewController) -> [String] {
    let table = screen.tableView!
    return (0..<table.numberOfRows(inSection: 0)).compactMap { row in
      table.cellForRow(at: IndexPath(row: row, section: 0))?.textLabel?.text
    }
  }

  @Test("It lists what the recorder has recorded, the newest first")
  func list() throws {
    let screen: TimelineViewController = try app.open(1, in: .more)
    app.device.advance(by: 1)
    let rows = rows(of: screen)
    let events = app.demo.recorder.recording.events.reversed().map { "\($0.subject) \($0.name)" }
    // There are cells for the rows that fit.
    #expect(events.starts(with: rows))
    #expect(
      rows.starts(with: ["Timeline gained", "Timeline afterAppearing", "Library afterDisappearing", "Library lost"]))
  }

  @Test("The button shares the recording as JSON Lines")
  func sharing() throws {
    let screen: TimelineViewController = try app.open(1, in: .more)
    try? FileManager.default.removeItem(at: TimelineViewController.file)
    let recording = app.demo.recorder.recording
    #expect(app.device.tap(screen.shareItem))
    app.device.advance(by: 1)
    #expect(screen.presentedViewController is UIActivityViewController)
    let shared = try String(contentsOf: TimelineViewController.file, encoding: .utf8)
    #expect(try TimelineRecording(jsonLines: shared).events == recording.events)
  }
}

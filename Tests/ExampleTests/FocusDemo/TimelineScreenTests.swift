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

  private func labels(of screen: TimelineViewController) -> [String] {
    screen.lanes.arrangedSubviews.compactMap { ($0 as? LaneView)?.label.text }
  }

  @Test("It draws the screens that have been visited, and itself with focus")
  func lanes() throws {
    let player: PlayerViewController = try app.open(0, in: .tracks)
    #expect(player.title == "Player")
    app.pop()
    let screen: TimelineViewController = try app.open(1, in: .more)
    app.device.advance(by: 1)
    let labels = labels(of: screen)
    #expect(labels.contains("app: active"))
    #expect(labels.contains("Library: no focus: pushedOver"))
    #expect(labels.contains("Timeline: has focus"))
    #expect(labels.contains { $0.hasPrefix("Player") })
  }

  @Test("It is drawn while it has focus, and not under an alert")
  func focus() throws {
    let screen: TimelineViewController = try app.open(1, in: .more)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    screen.present(alert, animated: true)
    app.device.advance(by: 1)
    func bars() -> [[TimelineChart.Bar]] {
      screen.lanes.arrangedSubviews.compactMap { ($0 as? LaneView)?.lane.bars }
    }
    let drawn = bars()
    #expect(!drawn.isEmpty)
    app.device.advance(by: 5)
    #expect(bars() == drawn)
    alert.dismiss(animated: true)
    app.device.advance(by: 2)
    #expect(bars() != drawn)
  }

  @Test("The button shares the recording as a picture, as JSON Lines and as a trace")
  func sharing() throws {
    let screen: TimelineViewController = try app.open(1, in: .more)
    #expect(app.device.tap(screen.shareItem))
    app.device.advance(by: 1)
    #expect(screen.presentedViewController is UIActivityViewController)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording = app.demo.recorder.recording
    let files = try TimelineFiles(recording).write(into: folder)
    #expect(files.map(\.lastPathComponent) == ["timeline.svg", "timeline.jsonl", "timeline.trace.json"])
    #expect(try String(contentsOf: files[0], encoding: .utf8).contains("<svg"))
    #expect(try TimelineRecording(jsonLines: String(contentsOf: files[1], encoding: .utf8)).events == recording.events)
  }
}

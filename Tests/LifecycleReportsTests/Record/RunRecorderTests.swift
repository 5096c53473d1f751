import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import SuspendBehavior
import TestSupport
import Testing
import UIKit

@testable import LifecycleReports

/// What the next launch says of a run on the virtual device. `kill()` ends a process as SIGKILL does.
@MainActor
@Suite(.everyAnswer)
struct RunRecorderTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let folder = TemporaryFolder()
  let player = NamedScreen("Player")

  @discardableResult
  private func launch(
    _ root: UIViewController? = nil, crashed: Bool? = nil, memory: LeftMemory? = nil
  ) -> LastRun {
    useFacts()
    if let memory { ProcessFacts.current.memoryLeft = { memory.bytes } }
    device.launch(showing: root ?? UINavigationController(rootViewController: player))
    AttentionReporter.shared.nameOfScreen = { ($0 as? NamedScreen)?.name }
    let lastRun = AttentionReporter.shared.keepRecord(in: folder.file("run"), lastRunCrashed: crashed)
    device.advance(by: 1)
    RunRecordWriter.wait()
    return lastRun
  }

  /// The facts of a device whose calendar follows its clock.
  private func useFacts() {
    let time = LifecycleTime.current
    var facts = ProcessFacts.system
    facts.wall = { 1_000_000 + time.read().continuous }
    facts.development = { nil }
    ProcessFacts.current = facts
  }

  /// Kills the app and launches it again.
  private func relaunch(after seconds: TimeInterval = 10, crashed: Bool? = nil) -> LastRun {
    RunRecordWriter.wait()
    device.kill()
    device.world.loop.skip(seconds)
    return launch(NamedScreen("Start"), crashed: crashed)
  }

  @Test("The first launch knows of no run before")
  func first() {
    #expect(launch().end == .noRun)
  }

  @Test("Killed in front: nothing is known of the cause, but the screen is, and for how long it had the attention")
  func killedInFront() {
    launch()
    device.advance(by: 12)
    player.present(UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: true)
    device.advance(by: 1)
    let lastRun = relaunch()
    #expect(lastRun.end == .unknown)
    #expect(lastRun.evidence == [.active])
    #expect(lastRun.attention == Attention(screen: "Player", .alert, cover: "UIAlertController"))
    #expect(relaunch(crashed: true).end == .crashed)
    #expect(relaunch(crashed: false).end == .killed)
  }

  @Test("Killed right after a push the record has the screen that was pushed; one that was never shown is in no record")
  func push() {
    launch()
    player.navigationController?.pushViewController(NamedScreen("Letter"), animated: true)
    device.advance(by: 1)
    #expect(relaunch().attention?.screen == "Letter")
  }

  @Test("Killed while suspended, and killed in the background while it ran, are told apart")
  func background() {
    launch()
    device.pressHome()
    device.advance(by: 60)
    let suspended = relaunch(after: 3600)
    #expect(suspended.end == .killedWhileSuspended)
    #expect(suspended.attention == .background)
    device.suspendsInBackground = false
    device.pressHome()
    device.advance(by: 5)
    let killed = relaunch(after: 0.1)
    #expect(killed.end == .killedInBackground)
  }

  @Test("Back in the foreground, a run that was in the background is one of the foreground again")
  func returned() {
    launch()
    device.pressHome()
    device.advance(by: 60)
    device.openApp()
    device.advance(by: 1)
    #expect(relaunch().evidence == [.active])
  }

  @Test("Swiped away in front, the app is notified, and the cause is the user or the system")
  func swipedAway() {
    launch()
    device.swipeAway()
    #expect(relaunch().verdictOfEnd == "notified certain")
  }

  @Test("An app that was notified of its end, and goes on, has not ended")
  func goesOn() {
    launch()
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
    device.openControlCenter()
    device.closeControlCenter()
    device.advance(by: 1)
    #expect(relaunch().end == .unknown)
  }

  @Test("What is left of the memory is a part of what was left at the launch")
  func memoryLeft() {
    let left = LeftMemory()
    launch(memory: left)
    device.advance(by: 1)
    left.bytes = 20
    device.warnOfMemory()
    #expect(relaunch().verdictOfEnd == "outOfMemory likely")
  }

  /// Bytes that the app may still use.
  private final class LeftMemory: @unchecked Sendable {
    private let lock = NSLock()
    private var value = 1000

    var bytes: Int {
      get { lock.withLock { value } }
      set { lock.withLock { value = newValue } }
    }
  }

  @Test("In Control Center, the app is inactive and nothing is known")
  func inactive() {
    launch()
    device.openControlCenter()
    device.advance(by: 3)
    let lastRun = relaunch()
    #expect(lastRun.end == .unknown)
    #expect(lastRun.attention == Attention(screen: "Player", .inactive))
    #expect(lastRun.evidence.contains { if case .inactive = $0 { true } else { false } })
  }

  @Test("A main thread that is blocked for six seconds and killed hung; one that comes back in time did not")
  func hang() {
    launch()
    var lastRun: LastRun?
    device.world.loop.perform { device.blockMainThread(for: 6.5) }
    device.advance(by: 7)
    lastRun = relaunch()
    #expect(lastRun?.end == .unknown)
    // Killed within the turn.
    device.world.loop.perform {
      device.blockMainThread(for: 6.5)
      keepFile()
    }
    device.advance(by: 0.1)
    RunRecordWriter.wait()
    device.kill()
    restoreFile()
    lastRun = launch(NamedScreen("Start"))
    #expect(lastRun?.end == .hung)
    #expect(
      lastRun?.evidence.contains { if case .mainThreadSilent(let seconds) = $0 { seconds >= 5 } else { false } } == true
    )
  }

  /// The file as it is now, which a process that is killed now leaves.
  private func keepFile() {
    try? FileManager.default.removeItem(at: folder.file("kept"))
    try? FileManager.default.copyItem(at: folder.file("run"), to: folder.file("kept"))
  }

  private func restoreFile() {
    try? FileManager.default.removeItem(at: folder.file("run"))
    try? FileManager.default.moveItem(at: folder.file("kept"), to: folder.file("run"))
  }

  @Test("A memory warning is in the record before the next line of the app runs")
  func memoryWarning() {
    launch()
    device.warnOfMemory()
    keepFile()
    device.kill()
    restoreFile()
    #expect(relaunch().end == .outOfMemory)
  }

  @Test("A launch in the background that shows no screen, and is killed, was never used")
  func backgroundLaunch() {
    useFacts()
    // An app on the device that has not been launched reads as in the background and connects no scene.
    AttentionReporter.shared.keepRecord(in: folder.file("run"))
    device.advance(by: 10)
    #expect(relaunch(after: 3600).end == .neverUsed)
  }

  @Test("A second call changes nothing; with another file it is an issue, as is a file of somebody else")
  func misuse() throws {
    let issues = IssueCollector()
    launch()
    #expect(AttentionReporter.shared.keepRecord(in: folder.file("run")).end == .noRun)
    AttentionReporter.shared.keepRecord(in: folder.file("other"))
    #expect(issues.flushIssues().map(\.kind) == [.repeatedCall])
    device.kill()
    try Data("hello".utf8).write(to: folder.file("run"))
    #expect(launch().end == .unknown)
    #expect(issues.flushIssues().map(\.kind) == [.unusableFile])
    #expect(try Data(contentsOf: folder.file("run")) == Data("hello".utf8))
  }

  @Test("A crash that is noted on another thread is in the record")
  func crashOffTheMainThread() {
    launch()
    onAnotherThread { AttentionReporter.noteCrash() }
    #expect(relaunch().end == .crashed)
  }

  @Test("Of a run whose record the app has ended nothing is concluded")
  func stopping() {
    launch()
    AttentionReporter.shared.stopKeepingRecord()
    #expect(AttentionReporter.shared.lastRun == nil)
    let lastRun = relaunch()
    #expect((lastRun.end, lastRun.confidence) == (.notRecorded, .unknown))
    #expect(lastRun.evidence == [.recordStopped])
  }

  @Test("At rest there is no turn and no timer, and nothing is written")
  func rest() throws {
    launch()
    device.advance(by: 30)
    RunRecordWriter.wait()
    let written = try Data(contentsOf: folder.file("run"))
    let turns = device.world.loop.turnCount
    device.world.loop.advance(by: 3600)
    RunRecordWriter.wait()
    #expect(device.world.loop.turnCount == turns)
    #expect(device.scheduledWorkCount == 0)
    #expect(try Data(contentsOf: folder.file("run")) == written)
  }

  @Test("The recorder is released with its app")
  func leak() {
    launch()
    weak let recorder = AttentionReporter.shared.recorder
    #expect(recorder != nil)
    AttentionReporter.shared.stop()
    device.advance(by: 3)
    #expect(recorder == nil)
  }
}

extension LastRun {
  /// How it ended and how sure that is.
  fileprivate var verdictOfEnd: String { "\(end) \(confidence)" }
}

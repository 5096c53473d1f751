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
  let device = HeadlessDevice()
  let folder = TemporaryFolder()
  let player = NamedScreen("Player")

  @discardableResult
  private func launch(_ root: UIViewController? = nil, crashed: Bool? = nil) -> LastRun {
    device.launch(showing: root ?? UINavigationController(rootViewController: player))
    let lastRun = keepRecord(crashed: crashed)
    device.advance(by: 1)
    RunRecordWriter.wait()
    return lastRun
  }

  @discardableResult
  private func keepRecord(crashed: Bool? = nil) -> LastRun {
    useFacts()
    AttentionReporter.shared.nameOfScreen = { ($0 as? NamedScreen)?.name }
    return AttentionReporter.shared.keepRecord(in: folder.file("run"), lastRunCrashed: crashed)
  }

  /// The facts of a device whose calendar follows its clock.
  private func useFacts() {
    let time = LifecycleTime.current
    var facts = ProcessFacts.system
    facts.wall = { 1_000_000 + time.read().continuous }
    facts.isDevelopment = { false }
    ProcessFacts.current = facts
  }

  /// Kills the app and launches it again.
  private func relaunch(after seconds: TimeInterval = 10, crashed: Bool? = nil) -> LastRun {
    RunRecordWriter.wait()
    device.kill()
    device.world.loop.skip(seconds)
    return launch(NamedScreen("Start"), crashed: crashed)
  }

  /// The file as it is now, which a process that is killed now leaves.
  private func saveFile() {
    try? FileManager.default.removeItem(at: folder.file("saved"))
    try? FileManager.default.copyItem(at: folder.file("run"), to: folder.file("saved"))
  }

  /// Kills the app and launches it again with the file as it was saved.
  private func relaunchWithSavedFile(after seconds: TimeInterval = 10) -> LastRun {
    device.kill()
    RunRecordWriter.wait()
    try? FileManager.default.removeItem(at: folder.file("run"))
    try? FileManager.default.moveItem(at: folder.file("saved"), to: folder.file("run"))
    device.world.loop.skip(seconds)
    return launch(NamedScreen("Start"))
  }

  // MARK: In the foreground

  @Test("Killed in front: the screen is known, and for how long it had the attention; a crash reporter decides the end")
  func killedInFront() {
    // No run was before.
    #expect(launch() == LastRun(.unknown))
    device.advance(by: 12)
    player.present(UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: true)
    device.advance(by: 1)
    let lastRun = relaunch()
    #expect(lastRun.end == .unknown)
    #expect(lastRun.attention == Attention(screen: "Player", .alert, cover: "UIAlertController"))
    #expect(relaunch(crashed: true).end == .crashed)
    #expect(relaunch(crashed: false).end == .killedInForeground)
  }

  @Test("In Control Center the app is inactive, and nothing is known even with a crash reporter")
  func inactive() {
    launch()
    device.openControlCenter()
    device.advance(by: 3)
    let lastRun = relaunch(crashed: false)
    #expect(lastRun.end == .unknown)
    #expect(lastRun.attention == Attention(screen: "Player", .inactive))
  }

  @Test("A main thread that is blocked for six seconds and killed hung; one that comes back in time did not")
  func hang() {
    launch()
    device.world.loop.perform { device.blockMainThread(for: 6.5) }
    device.advance(by: 7)
    #expect(relaunch(crashed: false).end == .killedInForeground)
    device.world.loop.perform {
      device.blockMainThread(for: 6.5)
      saveFile()
    }
    device.advance(by: 0.1)
    #expect(relaunchWithSavedFile().end == .hung)
  }

  @Test("When a hang is over the record says so before the next run-loop iteration of the app")
  func endedHang() {
    launch()
    device.world.loop.perform { device.blockMainThread(for: 6.5) }
    device.advance(by: 0.1)
    device.world.loop.perform(saveFile)
    device.advance(by: 0.1)
    #expect(relaunchWithSavedFile().end == .unknown)
  }

  // MARK: In the background

  @Test("Killed while suspended, and killed in the background while it ran, are told apart")
  func background() {
    launch()
    device.pressHome()
    device.advance(by: 60)
    #expect(device.isSuspended)
    let suspended = relaunch(after: 3600)
    #expect(suspended.end == .killedWhileSuspended)
    #expect(suspended.attention == .background)
    device.suspendsInBackground = false
    device.pressHome()
    device.advance(by: 5)
    #expect(relaunch(after: 0.1).end == .killedInBackground)
  }

  @Test("Killed while a subscriber holds background time, it was killed in the background")
  func held() {
    let subscription = SuspendMonitor.shared.subscribe(.holdingBackgroundTask(accuracy: 0.1)) { _ in }
    launch()
    device.pressHome()
    device.advance(by: 5)
    #expect(relaunch(after: 3600).end == .killedInBackground)
    subscription.cancel()
  }

  @Test("Killed while a task of the app was open, it may have been suspended right after; after the task, it was")
  func taskOfTheApp() {
    launch()
    var task = UIApplication.shared.beginBackgroundTask()
    device.pressHome()
    device.advance(by: 5)
    #expect(relaunch(after: 3600).end == .unknown)
    task = UIApplication.shared.beginBackgroundTask()
    device.pressHome()
    device.advance(by: 5)
    UIApplication.shared.endBackgroundTask(task)
    device.advance(by: 10)
    #expect(device.isSuspended)
    #expect(relaunch(after: 3600).end == .killedWhileSuspended)
  }

  @Test("Killed in a save that blocks the main thread as it enters the background, it hung")
  func hangWhileSaving() {
    launch()
    device.world.loop.perform {
      device.blockMainThread(for: 8)
      saveFile()
    }
    device.pressHome()
    let lastRun = relaunchWithSavedFile(after: 3600)
    #expect(lastRun.end == .hung)
    #expect(lastRun.attention == .background)
  }

  @Test(
    "Killed while blocked within 15 s of entering the background, it hung; later nothing is known; after it, it was suspended",
    arguments: [(10.0, LastRun.End.hung), (20, .unknown)])
  func hangInBackground(start: TimeInterval, end: LastRun.End) {
    launch()
    device.suspendsInBackground = false
    device.pressHome()
    device.advance(by: start)
    device.world.loop.perform {
      device.blockMainThread(for: 8)
      saveFile()
    }
    device.advance(by: 0.1)
    #expect(relaunchWithSavedFile(after: 3600).end == end)
    device.pressHome()
    device.advance(by: start)
    device.world.loop.perform { device.blockMainThread(for: 8) }
    device.advance(by: 10)
    #expect(relaunch(after: 3600).end == .killedWhileSuspended)
  }

  @Test("Suspended in the first seconds of the background, and woken in it, a process does not hang")
  func suspensionIsNoHang() {
    launch()
    device.pressHome()
    device.suspend(for: 600)
    device.advance(by: 60)
    #expect(relaunch(after: 3600).end == .killedWhileSuspended)
  }

  @Test("Back in the foreground, a run that was in the background is one of the foreground again")
  func returned() {
    launch()
    device.pressHome()
    device.advance(by: 60)
    device.openApp()
    device.advance(by: 1)
    #expect(relaunch(crashed: false).end == .killedInForeground)
  }

  // MARK: Ends that the app knows of

  @Test("An app that was notified of its end, and goes on, has not finished")
  func goesOn() {
    launch()
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: nil)
    device.openControlCenter()
    device.closeControlCenter()
    device.advance(by: 1)
    #expect(relaunch().end == .unknown)
  }

  @Test("A crash that is noted on another thread is in the record, whatever is posted after it")
  func crashOffTheMainThread() {
    launch()
    onAnotherThread { AttentionReporter.noteCrash() }
    device.swipeAway()
    #expect(relaunch().end == .crashed)
  }

  @Test("Of a run whose record the app has ended nothing is concluded")
  func stopping() {
    launch()
    AttentionReporter.shared.stopKeepingRecord()
    AttentionReporter.noteCrash()
    #expect(AttentionReporter.shared.lastRun == nil)
    #expect(relaunch(crashed: false).end == .unknown)
  }

  // MARK: Before the application

  @Test("Called before the application exists it reads the run before, and records from the end of the launch on")
  func beforeLaunch() throws {
    launch()
    device.advance(by: 12)
    device.swipeAway()
    device.startProcess {
      #expect(keepRecord().end == .finished)
      // Without a record it does nothing.
      AttentionReporter.noteCrash()
    }
    let left = try Data(contentsOf: folder.file("run"))
    device.launch(showing: NamedScreen("Inbox"))
    device.advance(by: 1)
    #expect(AttentionReporter.shared.lastRun?.end == .finished)
    RunRecordWriter.wait()
    #expect(try Data(contentsOf: folder.file("run")) != left)
    let lastRun = relaunch(crashed: false)
    #expect(lastRun.end == .killedInForeground)
    #expect(lastRun.attention?.screen == "Inbox")
  }

  @Test("A prewarmed launch that is killed before the application exists leaves the record of the run before")
  func prewarmed() throws {
    launch()
    device.advance(by: 12)
    RunRecordWriter.wait()
    device.kill()
    let left = try Data(contentsOf: folder.file("run"))
    for _ in 1...2 {
      device.startProcess {
        #expect(keepRecord(crashed: false).attention?.screen == "Player")
      }
      device.advance(by: 60)
      device.kill()
    }
    RunRecordWriter.wait()
    #expect(try Data(contentsOf: folder.file("run")) == left)
    let lastRun = launch(NamedScreen("Start"), crashed: false)
    #expect(lastRun.end == .killedInForeground)
    #expect(lastRun.attention?.screen == "Player")
  }

  @Test("Called before the application exists, a launch in the background is recorded as one")
  func beforeBackgroundLaunch() {
    device.startProcess { keepRecord() }
    SceneActivation(device.world).finishLaunching()
    device.advance(by: 10)
    let lastRun = relaunch(after: 3600)
    #expect(lastRun.end == .killedWhileSuspended)
    #expect(lastRun.attention == .background)
  }

  @Test("A record that is ended before the application exists is never begun")
  func stoppedBeforeLaunch() {
    device.startProcess {
      keepRecord()
      AttentionReporter.shared.stopKeepingRecord()
    }
    device.launch(showing: player)
    device.advance(by: 1)
    #expect(!FileManager.default.fileExists(atPath: folder.file("run").path))
  }

  // MARK: Files

  @Test("A second call changes nothing; with another file it is an issue, as is a file of somebody else")
  func misuse() throws {
    let issues = IssueCollector()
    launch()
    #expect(AttentionReporter.shared.keepRecord(in: folder.file("run")).end == .unknown)
    AttentionReporter.shared.keepRecord(in: folder.file("other"))
    #expect(issues.flushIssues().map(\.kind) == [.repeatedCall])
    device.kill()
    try Data("hello".utf8).write(to: folder.file("run"))
    #expect(launch() == LastRun(.unknown))
    device.pressHome()
    #expect(issues.flushIssues().map(\.kind) == [.unusableFile])
    #expect(try Data(contentsOf: folder.file("run")) == Data("hello".utf8))
  }

  @Test(
    "A record that cannot be written is one issue, and the next launch claims nothing",
    arguments: ["folder", "file/run", String(repeating: "a", count: 300), "/proc/run"])
  func unwritable(name: String) throws {
    try FileManager.default.createDirectory(at: folder.file("folder"), withIntermediateDirectories: true)
    try folder.write("mine", to: "file")
    let issues = IssueCollector()
    let url = name.hasPrefix("/") ? URL(fileURLWithPath: name) : folder.file(name)
    for _ in 1...2 {
      useFacts()
      device.launch(showing: NamedScreen("Player"))
      #expect(AttentionReporter.shared.keepRecord(in: url, lastRunCrashed: false) == LastRun(.unknown))
      device.advance(by: 30)
      device.pressHome()
      device.openApp()
      RunRecordWriter.wait()
      let found = issues.flushIssues()
      #expect(found.map(\.kind) == [.unusableFile])
      #expect(found.allSatisfy { $0.fileID == #fileID && $0.message.contains(url.lastPathComponent) })
      device.kill()
    }
    #expect(try folder.inventory() == ["file", "folder"])
  }

  @Test("A record that can neither be written nor removed may be of an earlier run, so it claims nothing")
  func stuck() throws {
    launch()
    device.swipeAway()
    device.startProcess { #expect(keepRecord().end == .finished) }
    try FileManager.default.removeItem(at: folder.file("run"))
    try FileManager.default.createDirectory(at: folder.file("run/inside"), withIntermediateDirectories: true)
    let issues = IssueCollector()
    device.launch(showing: NamedScreen("Start"))
    #expect(issues.flushIssues().map(\.kind) == [.unusableFile])
    #expect(AttentionReporter.shared.lastRun == LastRun(.unknown))
    let left = try folder.inventory()
    #expect(left == ["run", "run/inside"])
  }

  @Test("While the disk is full the run before is read once, and the next launch claims nothing")
  func fullDisk() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let (tests, issues) = (RunRecorderTests(), IssueCollector())
        tests.launch()
        FullDisk.begin()
        #expect(tests.relaunch(crashed: false).end == .killedInForeground)
        #expect(tests.relaunch(crashed: false) == LastRun(.unknown))
        FullDisk.end()
        #expect(issues.flushIssues().map(\.kind) == [.unusableFile, .unusableFile])
        tests.device.openControlCenter()
        tests.device.closeControlCenter()
        #expect(tests.relaunch(crashed: false).end == .killedInForeground)
      }
    }
  }

  // MARK: At rest

  @Test("At rest there is no run-loop iteration and no timer, and nothing is written")
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

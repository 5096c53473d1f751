import Foundation
import SuspendBehavior
import Testing

@testable import LifecycleReports

/// The table of evidence and conclusions, row by row. A row is tried with its evidence, and next to its border.
@Suite struct LastRunRulesTests {
  static let background = RecordedRun(.background(nextDue: 5601, isHeld: false))

  // MARK: No run, or none that can be read

  @Test("Without a record there was no run; one that cannot be read yet is not known; a damaged one says nothing")
  func withoutRecord() {
    #expect(LastRunRules.conclude(.nothing).description == "no run before")
    #expect(LastRunRules.conclude(.notReadable).end == .notReadableYet)
    let damaged = LastRunRules.conclude(.unusable("is torn"))
    #expect(damaged.end == .unknown)
    #expect(damaged.confidence == .unknown)
    #expect(damaged.evidence == [.recordDamaged(reason: "is torn")])
    #expect(damaged.attention == nil)
  }

  @Test("A record of this very run, or of a process that still lives, is of no previous run")
  func stillRunning() {
    #expect(RecordedRun().changed { $0.process.run = "A" }.conclusion.evidence == [.stillRunning])
    #expect(RecordedRun().changed { $0.isPreviousAlive = true }.verdict == "noRun certain")
  }

  // MARK: What the run itself says

  @Test("A crash is one only where the app or its crash reporter says so, and then in every phase")
  func crash() {
    #expect(RecordedRun().previous { $0.crashed = true }.verdict == "crashed certain crash")
    #expect(RecordedRun().changed { $0.hasCrashReport = true }.verdict == "crashed certain crash")
    #expect(Self.background.changed { $0.hasCrashReport = true }.verdict == "crashed certain crash")
    #expect(RecordedRun().conclusion.end == .unknown)
  }

  @Test(
    "Notice while inactive, for ten seconds at most, is likely the user; in the background, or active, it may be the system"
  )
  func notice() {
    let inactive = RecordedRun(.inactive(since: 5590)).previous { $0.end = .notice }
    #expect(inactive.verdict == "notified likely user")
    #expect(inactive.previous { $0.sign = 5601 }.verdict == "notified certain user system")
    #expect(Self.background.previous { $0.end = .notice }.verdict == "notified certain user system")
    #expect(RecordedRun().previous { $0.end = .notice }.verdict == "notified certain user system")
  }

  @Test("An exit is the app's own, if there was no notice")
  func exit() {
    #expect(RecordedRun().previous { $0.end = .exit }.verdict == "exited certain exit")
    #expect(Self.background.previous { $0.end = .exit }.verdict == "exited certain exit")
  }

  @Test("Under a debugger, in the simulator and in a test nothing is concluded, whatever else is there")
  func development() {
    let debugged = RecordedRun().previous { $0.development = "a debugger" }
    #expect(debugged.verdict == "unknown unknown tool")
    #expect(
      debugged.previous { $0.strain.memoryWarning = 5600 }.conclusion.evidence == [
        .development(environment: "a debugger")
      ])
    #expect(debugged.previous { $0.end = .notice }.conclusion.end == .notified)
  }

  // MARK: In the background

  @Test("Launched in the background and never used, it was killed unseen, unless work was open")
  func neverUsed() {
    let run = Self.background.previous { $0.wasActive = false }
    #expect(run.verdict == "neverUsed likely memory system")
    #expect(run.previous { $0.openWork = ["sync"] }.conclusion.end == .killedInBackground)
    #expect(run.launched(after: 1).conclusion.end == .killedInBackground)
  }

  @Test(
    "In the background, a restart of the device within two minutes ended it; a later one is named as what was since")
  func restartInBackground() {
    #expect(Self.background.restarted(after: 120).verdict == "restarted likely restart panicOrPower systemUpdate")
    let later = Self.background.restarted(after: 3600)
    #expect(later.verdict == "killedWhileSuspended likely memory user fileLock restart panicOrPower")
    #expect(later.conclusion.evidence == [.silentInBackground, .deviceRestarted(soon: false)])
  }

  @Test("Signs that were due and did not come are a suspension")
  func suspended() {
    #expect(Self.background.verdict == "killedWhileSuspended likely memory user fileLock")
    #expect(Self.background.launched(after: 1.6).conclusion.end == .killedWhileSuspended)
  }

  @Test("While a task or work was open, or a sign still to come, it was killed in the background, with what was open")
  func runningInBackground() {
    let held = RecordedRun(.background(nextDue: 5601, isHeld: true))
    #expect(held.verdict == "killedInBackground likely backgroundTime fileLock memory user crash")
    #expect(Self.background.launched(after: 1.4).conclusion.end == .killedInBackground)
    let working = Self.background.previous { $0.openWork = ["upload"] }
    #expect(working.conclusion.evidence == [.runningInBackground(openWork: ["upload"])])
  }

  // MARK: In the foreground

  @Test("A main thread that was silent for five seconds hung; a restart soon after may be the user's way out")
  func hang() {
    let hung = RecordedRun().previous { $0.silence = .init(since: 5595, lastLook: 5600) }
    #expect(hung.verdict == "hung likely watchdog user")
    #expect(hung.restarted(after: 60).verdict == "hung possible watchdog user restart")
    #expect(hung.conclusion.description == "hung, then killed (likely); on Player, focused for at least 12 s")
    let launching = RecordedRun(.launching).previous {
      $0.silence = .init(since: 5500, lastLook: 5519)
    }
    #expect(launching.conclusion.evidence == [.mainThreadSilent(seconds: 19)])
  }

  @Test("A silence of less than five seconds is no hang")
  func shortSilence() {
    let run = RecordedRun().previous { $0.silence = .init(since: 5595.1, lastLook: 5600) }
    #expect(run.conclusion.end == .unknown)
  }

  @Test("In the foreground, a restart soon after is a restart, with a new system an update; later it only hides")
  func restart() {
    #expect(RecordedRun().restarted(after: 30).verdict == "restarted likely restart panicOrPower")
    let updated = RecordedRun().changed { $0.process.system = "24B1" }
    #expect(updated.restarted(after: 120).verdict == "systemUpdated likely systemUpdate")
    #expect(updated.restarted(after: 121).conclusion.end == .unknown)
    #expect(RecordedRun().restarted(after: 121).conclusion.evidence == [.active, .deviceRestarted(soon: false)])
  }

  @Test("Another build of the app, launched within two minutes, replaced it")
  func appUpdate() {
    let updated = RecordedRun().changed { $0.process.app = "1.1 (2)" }
    #expect(updated.launched(after: 120).verdict == "appUpdated possible appUpdate tool")
    #expect(updated.launched(after: 121).conclusion.end == .unknown)
    #expect(updated.launched(after: 121).conclusion.causes.contains(.appUpdate))
  }

  @Test(
    "A memory warning in the last 30 s of signs, or little memory left, is possibly memory; almost none left, likely")
  func memory() {
    let warned = RecordedRun().previous { $0.strain.memoryWarning = 5570 }
    #expect(warned.verdict == "outOfMemory possible memory crash tool")
    #expect(warned.previous { $0.strain.memoryWarning = 5569 }.conclusion.end == .unknown)
    #expect(RecordedRun().previous { $0.strain.memoryLeft = 0.24 }.conclusion.confidence == .possible)
    #expect(RecordedRun().previous { $0.strain.memoryLeft = 0.04 }.conclusion.confidence == .likely)
    #expect(RecordedRun().previous { $0.strain.memoryLeft = 0.25 }.conclusion.end == .unknown)
    let inactive = RecordedRun(.inactive(since: 5590)).previous { $0.strain.memoryWarning = 5599 }
    #expect(inactive.conclusion.end == .unknown)
  }

  @Test("Heat is a possible end of an active app")
  func heat() {
    #expect(RecordedRun().previous { $0.strain.isHot = true }.verdict == "overheated possible heat crash memory")
  }

  @Test(
    "With a crash reporter that has no report, an active app was killed; without one nothing is known, and causes are named"
  )
  func unknown() {
    #expect(RecordedRun().changed { $0.hasCrashReport = false }.verdict == "killed possible memory system tool")
    #expect(RecordedRun().verdict == "unknown unknown crash memory watchdog user tool")
    #expect(
      RecordedRun().conclusion.description
        == "unknown: a crash or memory or the watchdog or the user or a debugger or test tool; on Player, focused for at least 12 s"
    )
  }

  @Test("Inactive or launching, nothing is known")
  func notActive() {
    #expect(RecordedRun(.inactive(since: 5500)).conclusion.evidence == [.inactive(seconds: 100)])
    #expect(RecordedRun(.launching).conclusion.evidence == [.launching])
    #expect(RecordedRun(.inactive(since: 5500)).changed { $0.hasCrashReport = false }.conclusion.end == .unknown)
  }

  // MARK: What caps

  @Test("A restart or an update that is not near hides what was before it: memory is then possible at most")
  func hidden() {
    let run = RecordedRun().previous { $0.strain.memoryLeft = 0.01 }
    #expect(run.conclusion.confidence == .likely)
    #expect(run.restarted(after: 3600).conclusion.confidence == .possible)
    #expect(run.changed { $0.process.system = "24B1" }.conclusion.confidence == .possible)
  }

  @Test(
    "Lost entries make nothing more than possible but what the run itself says, and the screen is that of the last sign"
  )
  func lostEntries() {
    let run = Self.background.previous { $0.missedEntries = true }
    #expect(run.conclusion.confidence == .possible)
    #expect(run.conclusion.isStale)
    #expect(run.previous { $0.end = .notice }.conclusion.confidence == .certain)
  }

  @Test("A calendar clock that was moved makes nothing near, and suspensions are found by the continuous clock alone")
  func movedClock() {
    let back = RecordedRun().restarted(after: 60).changed { $0.launch.wall -= 3600 }
    #expect(back.conclusion.end == .unknown)
    #expect(back.conclusion.evidence.contains(.clockMoved))
    let moved = Self.background.changed { $0.launch.wall += 100_000 }
    #expect(moved.conclusion.end == .killedWhileSuspended)
    #expect(moved.conclusion.confidence == .possible)
    #expect(
      Self.background.launched(after: 1).changed { $0.launch.wall += 100_000 }.conclusion.end == .killedInBackground)
  }

  @Test(
    "Without the name of the boot, two starts of the device differ when they are more than 30 s apart, or time runs back"
  )
  func bootWithoutName() {
    func unnamed(_ run: RecordedRun) -> LastRunCase { run.changed { $0.process.boot = nil }.facts }
    #expect(unnamed(RecordedRun()).isSameBoot)
    #expect(unnamed(RecordedRun().changed { $0.launch.wall += 30 }).isSameBoot)
    #expect(!unnamed(RecordedRun().changed { $0.launch.wall += 31 }).isSameBoot)
    #expect(
      !unnamed(RecordedRun().changed { $0.launch = .init(wall: RecordedRun.deviceStart + 60, continuous: 60) })
        .isSameBoot)
  }
}

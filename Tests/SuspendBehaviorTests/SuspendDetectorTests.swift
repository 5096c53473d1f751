import Foundation
import LifecycleBehaviors
import Testing

@testable import SuspendBehavior

/// The limits of what counts as a suspension.
struct SuspendDetectorTests {
  private func at(_ seconds: Double, slept: Double = 0, processor: Double = 0) -> ClockReading {
    ClockReading(uptime: seconds - slept, continuous: seconds, processor: processor)
  }

  private func silence(_ start: Double, _ end: Double, processor: Double = 0) -> Silence {
    Silence(lastSign: at(start), firstLateSign: at(end, processor: processor))
  }

  /// A detector whose app has entered the background at 10 s.
  private func detector(_ options: SuspendOptions = .holdingBackgroundTask(accuracy: 0.1)) -> SuspendDetector {
    var detector = SuspendDetector(options)
    _ = detector.handle(.startedInForeground, at: at(0))
    _ = detector.handle(.enteredBackground, at: at(10))
    return detector
  }

  /// The report at a heartbeat at `now`, after the main thread's sign at 10 s.
  private func reported(
    _ silences: [Silence], isDebugged: Bool = false, now: Double,
    options: SuspendOptions = .holdingBackgroundTask(accuracy: 0.1)
  ) -> [SuspendOutcome] {
    var detector = detector(options)
    return detector.handle(.heartbeat, BackgroundStay.Facts(silences: silences, isDebugged: isDebugged), at: at(now))
  }

  @Test("A suspension is the time during which the main thread and the watcher were both silent")
  func overlap() {
    #expect(reported([silence(10.1, 30.1)], now: 30) == [.suspended(silence(10.1, 30))])
    #expect(reported([silence(9.9, 29.9)], now: 30) == [.suspended(silence(10, 29.9))])
  }

  @Test("The remaining background time is read anew after a suspension, also when the next reading was due later")
  func readingAfterSuspension() {
    var detector = detector()
    #expect(detector.needsSecondsLeft(for: .heartbeat, at: at(10.2)))
    _ = detector.handle(.heartbeat, BackgroundStay.Facts(secondsLeft: 30), at: at(10.2))
    #expect(!detector.needsSecondsLeft(for: .heartbeat, at: at(14.9)))
    let silence = silence(10.2, 11.2)
    #expect(
      detector.handle(.heartbeat, BackgroundStay.Facts(silences: [silence]), at: at(11.2)) == [.suspended(silence)])
    // It may be on its way to the foreground.
    #expect(!detector.needsSecondsLeft(for: .heartbeat, at: at(13.1)))
    #expect(detector.needsSecondsLeft(for: .heartbeat, at: at(13.3)))
    #expect(!detector.needsSecondsLeft(for: .enteringForeground, at: at(13.3)))
  }

  @Test("A suspension's bounds: never more uncertain than the silence is long, never more asleep than suspended")
  func bounds() {
    let short = Suspension(silence(10, 10.1), interval: 0.2, now: at(10.1), date: Date())
    #expect(abs(short.uncertainty - 0.1) < 1e-9 && abs(short.seconds - 0.05) < 1e-9)
    let asleep = Suspension(
      Silence(lastSign: at(10), firstLateSign: at(30, slept: 20)), interval: 2, now: at(30), date: Date())
    #expect(asleep.seconds == 19 && asleep.secondsAsleep == 19)
  }

  @Test("A silence of the watcher alone is no suspension")
  func starvedWatcher() {
    #expect(reported([silence(0, 10.2)], now: 10.2) == [])
  }

  @Test("A silence of the main thread alone is a stall, from one second on")
  func stall() {
    #expect(reported([], now: 10.9) == [])
    #expect(reported([], now: 11) == [.stalled(seconds: 1, byDebugger: false)])
  }

  @Test(
    "The shortest suspension is a second, and two intervals of a coarser accuracy",
    arguments: [
      (0.1, 0.99, false), (0.1, 1.01, true), (0.25, 0.99, false), (0.25, 1.01, true), (1, 3.9, false), (1, 4.1, true),
    ])
  func threshold(accuracy: Double, seconds: Double, isSuspension: Bool) {
    let outcomes = reported(
      [silence(10, 10 + seconds)], now: 10 + seconds, options: SuspendOptions(accuracy: accuracy))
    #expect(outcomes.contains(.suspended(silence(10, 10 + seconds))) == isSuspension)
  }

  @Test(
    "A process that used the processor for half of the silence was not suspended",
    arguments: [(9.9, true), (10, false)])
  func processor(seconds: Double, isSuspension: Bool) {
    let common = silence(10, 30, processor: seconds)
    var detector = detector()
    let outcomes = detector.handle(
      .heartbeat, BackgroundStay.Facts(silences: [common]), at: at(30, processor: seconds))
    #expect(
      outcomes == (isSuspension ? [.suspended(common)] : [.stalled(seconds: 20, byDebugger: false)]))
  }

  @Test("With a debugger attached a common silence is the debugger's pause, and a busy main thread is one")
  func debugger() {
    #expect(
      reported([silence(10, 30)], isDebugged: true, now: 30) == [.stalled(seconds: 20, byDebugger: true)])
    #expect(reported([], isDebugged: true, now: 30) == [.stalled(seconds: 20, byDebugger: false)])
  }

  @Test("Two suspensions while the main thread was busy are two, in order, and the rest is a stall")
  func twoWhileBusy() {
    #expect(
      reported([silence(11, 14), silence(16, 20)], now: 22) == [
        .suspended(silence(11, 14)), .suspended(silence(16, 20)),
        .stalled(seconds: 5, byDebugger: false),
      ])
  }

  @Test("A launch in the background whose main thread is busy is waited for: the two seconds begin when it is free")
  func busyLaunch() {
    var detector = SuspendDetector(.holdingBackgroundTask(accuracy: 0.1))
    _ = detector.handle(.startedInBackground, at: at(10))
    #expect(detector.handle(.heartbeat, at: at(13)) == [])
    var early = detector
    #expect(early.handle(.enteringForeground, at: at(13.2)) == [])
    for time in [13.9, 14.8] { #expect(detector.handle(.heartbeat, at: at(time)) == []) }
    #expect(detector.handle(.heartbeat, at: at(15)) == [.warn(.possible)])
  }

  @Test("Imminent from the number of seconds of the options down; an unknown or nonsensical remaining time is ignored")
  func imminent() {
    func warned(_ secondsLeft: Double) -> [SuspendOutcome] {
      var detector = detector(SuspendOptions(imminence: 5))
      return detector.handle(.heartbeat, BackgroundStay.Facts(secondsLeft: secondsLeft), at: at(10.2))
    }
    #expect(warned(.greatestFiniteMagnitude) == [])
    #expect(warned(.nan) == [])
    #expect(warned(5.1) == [])
    #expect(warned(5) == [.warn(.imminent(secondsLeft: 5))])
    #expect(warned(-3) == [.warn(.imminent(secondsLeft: 0))])
  }

  @Test("A suspension is certain from three seconds of silence on", arguments: [(1, false), (2.9, false), (3, true)])
  func certainty(seconds: Double, isCertain: Bool) {
    let suspension = Suspension(silence(0, seconds), interval: 0.2, now: at(seconds), date: Date())
    #expect(suspension.isCertain == isCertain)
  }
}

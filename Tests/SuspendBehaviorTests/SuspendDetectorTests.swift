import LifecycleBehaviors
import TestSupport
import Testing

@testable import SuspendBehavior

@MainActor
struct SuspendDetectorTests {
  private func at(_ seconds: Double) -> ClockReading {
    ClockReading(uptime: seconds, continuous: seconds)
  }

  private func silence(_ start: Double, _ end: Double) -> Silence {
    Silence(lastSign: at(start), firstLateSign: at(end))
  }

  private func detector() -> SuspendDetector {
    SuspendDetector(shortestSuspension: 1, imminence: 5)
  }

  private func inBackground() -> SuspendDetector {
    var detector = detector()
    _ = detector.handle(.enteredBackground, at: at(10))
    return detector
  }

  @Test("Entering the background makes a suspension possible, once")
  func entering() {
    var detector = detector()
    #expect(detector.handle(.enteredBackground, at: at(10)) == [.warn(.possible)])
    #expect(detector.handle(.enteredBackground, at: at(11)) == [])
  }

  @Test("In the foreground nothing is told, however long the silence")
  func foreground() {
    var detector = detector()
    #expect(detector.handle(.signOfLife(watcher: silence(0, 100)), at: at(100)) == [])
    #expect(detector.handle(.enteringForeground(watcher: silence(0, 100)), at: at(100)) == [])
    #expect(detector.handle(.remaining(1), at: at(100)) == [])
    #expect(detector.handle(.expired, at: at(100)) == [])
  }

  @Test("A suspension is what the main thread and the watcher were silent for, within both")
  func overlap() {
    var detector = inBackground()
    #expect(detector.handle(.signOfLife(watcher: silence(10.8, 30.1)), at: at(30)) == [.suspended(silence(10.8, 30))])
  }

  @Test("A busy main thread is no suspension: the watcher went on")
  func busyMainThread() {
    var detector = inBackground()
    #expect(detector.handle(.signOfLife(watcher: silence(13.8, 14)), at: at(14)) == [])
  }

  @Test("A starved watcher is no suspension: the main thread went on")
  func starvedWatcher() {
    var detector = inBackground()
    for beat in 1...10 {
      let now = 10 + Double(beat) * SuspendMonitor.heartbeat
      #expect(detector.handle(.signOfLife(watcher: silence(10, now)), at: at(now)) == [])
    }
  }

  @Test(
    "The shortest suspension is one second", arguments: [(0.2, false), (0.99, false), (1, true), (3600, true)])
  func threshold(seconds: Double, isSuspension: Bool) {
    var detector = inBackground()
    let outcomes = detector.handle(.signOfLife(watcher: silence(10, 10 + seconds)), at: at(10 + seconds))
    #expect(outcomes.isEmpty != isSuspension)
  }

  @Test("Coming back without a suspension averts it; with one it does not; nor when nothing new was warned of")
  func averted() {
    var detector = inBackground()
    #expect(detector.handle(.enteringForeground(watcher: silence(10.4, 10.5)), at: at(10.5)) == [.averted])

    detector = inBackground()
    let suspended = detector.handle(.enteringForeground(watcher: silence(10, 30)), at: at(30))
    #expect(suspended == [.suspended(silence(10, 30))])

    detector = inBackground()
    _ = detector.handle(.signOfLife(watcher: silence(10, 30)), at: at(30))
    #expect(detector.handle(.enteringForeground(watcher: silence(30, 30.5)), at: at(30.5)) == [])
  }

  @Test("Two suspensions in one stay in the background are two, and do not overlap")
  func twoSuspensions() {
    var detector = inBackground()
    let first = detector.handle(.signOfLife(watcher: silence(10, 30)), at: at(30))
    let second = detector.handle(.enteringForeground(watcher: silence(31, 50)), at: at(50))
    #expect(first == [.suspended(silence(10, 30))])
    #expect(second == [.suspended(silence(31, 50))])
  }

  @Test("A suspension is imminent below five seconds, once a stay; an unknown remaining time says nothing")
  func imminent() {
    var detector = inBackground()
    #expect(detector.handle(.remaining(.greatestFiniteMagnitude), at: at(11)) == [])
    #expect(detector.handle(.remaining(5), at: at(12)) == [])
    #expect(detector.handle(.remaining(4.5), at: at(13)) == [.warn(.imminent(secondsLeft: 4.5))])
    #expect(detector.handle(.remaining(3.5), at: at(14)) == [])
    _ = detector.handle(.enteringForeground(watcher: silence(14, 14.1)), at: at(14.1))
    _ = detector.handle(.enteredBackground, at: at(15))
    #expect(detector.handle(.remaining(3), at: at(16)) == [.warn(.imminent(secondsLeft: 3))])
  }

  @Test("Expiry is told once, and nothing is imminent after it")
  func expired() {
    var detector = inBackground()
    #expect(detector.handle(.expired, at: at(40)) == [.warn(.expired)])
    #expect(detector.handle(.expired, at: at(40)) == [])
    #expect(detector.handle(.remaining(0), at: at(40)) == [])
  }

  @Test("20,000 random sequences of events yield no illegal outcome")
  func fuzz() {
    var random = SplitMix(seed: 20_260_101)
    for _ in 0..<20_000 {
      var detector = detector()
      var now = 0.0
      var watcherSign = 0.0
      var isInBackground = false
      var warned = false
      var imminent = false
      var expired = false
      var lastEnd = 0.0
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        now += [0.1, 0.5, 1, 2, 20].randomElement(using: &random)!
        if Bool.random(using: &random) { watcherSign = now - min(now, 0.1) }
        let watcher = silence(watcherSign, now)
        let inputs: [SuspendDetector.Input] = [
          .enteredBackground, .signOfLife(watcher: watcher), .remaining(Double.random(in: 0...30, using: &random)),
          .expired, .enteringForeground(watcher: watcher),
        ]
        let input = inputs.randomElement(using: &random)!
        let outcomes = detector.handle(input, at: at(now))
        if input == .enteredBackground, !isInBackground {
          (isInBackground, warned, imminent, expired) = (true, false, false, false)
        }
        if !isInBackground { #expect(outcomes.isEmpty) }
        for outcome in outcomes {
          switch outcome {
          case .warn(.possible): warned = true
          case .warn(.imminent):
            #expect(!imminent && !expired)
            (imminent, warned) = (true, true)
          case .warn(.expired):
            #expect(!expired)
            (expired, warned) = (true, true)
          case .suspended(let silence):
            #expect(silence.seconds >= 1)
            #expect(silence.lastSign.continuous >= lastEnd)
            #expect(silence.firstLateSign.continuous <= now)
            lastEnd = silence.firstLateSign.continuous
            warned = false
          case .averted:
            #expect(warned)
            warned = false
          }
        }
        if case .enteringForeground = input { isInBackground = false }
      }
    }
  }
}

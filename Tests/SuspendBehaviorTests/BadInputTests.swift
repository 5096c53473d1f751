import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import SuspendBehavior
import TestSupport
import Testing
import UIKit

/// What the module is given that it cannot use, and what comes of it.
enum BadInputTests {
  static let rows = accuracies + imminences + backgroundTimes + options + values + subscriptions

  @MainActor
  @Suite(.everyAnswer)
  struct Survived {
    @Test("A mistake that the app survives has its documented outcome", arguments: rows.survived)
    func outcome(row: BadInput) async {
      await row.check(in: rows)
    }

    @Test("The limits themselves are no mistakes")
    func limits() {
      var options = SuspendOptions(accuracy: 0.01, imminence: 0, backgroundTime: 0)
      options.accuracy = 3600
      options.backgroundTime = .infinity
      #expect(options == SuspendOptions(accuracy: 3600, imminence: 0, backgroundTime: .infinity))
    }
  }

  @Suite struct Stopping {
    @Test("What no program can mean ends the process, with a message", arguments: rows.stopping)
    func message(row: BadInput) async {
      row.check(
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          [name = row.testDescription as String] in
          await rows.make(name)
        })
    }
  }

  // MARK: Options. Each is checked when it is made and when it is set.

  private static let accuracies: [BadInput] =
    ([0.009, 3601, .nan] as [Double]).flatMap { value -> [BadInput] in
      [
        .stops("SuspendOptions(accuracy: \(value))") { _ in SuspendOptions(accuracy: value) },
        .stops("options.accuracy = \(value)") { _ in
          var options = SuspendOptions.holdingBackgroundTask(accuracy: 0.1)
          options.accuracy = value
        },
      ]
    }

  private static let imminences: [BadInput] =
    ([-0.1, .infinity] as [Double]).flatMap { value -> [BadInput] in
      [
        .stops("SuspendOptions(imminence: \(value))") { _ in SuspendOptions(imminence: value) },
        .stops("SuspendOptions.holdingBackgroundTask(untilSecondsLeft: \(value))") { _ in
          SuspendOptions.holdingBackgroundTask(untilSecondsLeft: value)
        },
        .stops("options.imminence = \(value)") { _ in
          var options = SuspendOptions.holdingBackgroundTask(accuracy: 0.1)
          options.imminence = value
        },
      ]
    }

  private static let backgroundTimes: [BadInput] =
    ([-1, .nan] as [Double]).flatMap { value -> [BadInput] in
      [
        .stops("SuspendOptions(backgroundTime: \(value))") { _ in SuspendOptions(backgroundTime: value) },
        .stops("options.backgroundTime = \(value)") { _ in
          var options = SuspendOptions.holdingBackgroundTask(accuracy: 0.1)
          options.backgroundTime = value
        },
      ]
    }

  private static let options: [BadInput] = [
    .stops(
      "SuspendOptions.holdingBackgroundTask(accuracy: 0)"
    ) { _ in SuspendOptions.holdingBackgroundTask(accuracy: 0) },
    .gives("SuspendOptions.holdingBackgroundTask(untilSecondsLeft: 1e300)", "1e+300, 0.0") { _ in
      let options = SuspendOptions.holdingBackgroundTask(untilSecondsLeft: 1e300)
      return "\(options.imminence), \(options.backgroundTime)"
    },
    .gives("SuspendOptions(backgroundTime: .infinity)", "inf") { _ in
      SuspendOptions(backgroundTime: .infinity).backgroundTime
    },
  ]

  // MARK: Values for tests

  private static func suspension(
    from start: TimeInterval, to end: TimeInterval, uncertainty: TimeInterval = 0
  ) -> Suspension {
    Suspension(
      lastSign: ClockReading(uptime: start, continuous: start),
      firstLateSign: ClockReading(uptime: end, continuous: end), uncertainty: uncertainty, began: .distantPast)
  }

  private static let values: [BadInput] = [
    .gives("Suspension(lastSign:firstLateSign:), the late sign first", "0.0 s, uncertain") { _ in
      suspension(from: 20, to: 10)
    },
    .gives("Suspension(uncertainty: 100) of 10 s", "0.0 s") { _ in
      suspension(from: 0, to: 10, uncertainty: 100)
    },
    .gives("Suspension(uncertainty: .nan)", "0.0 s") { _ in
      suspension(from: 0, to: 10, uncertainty: .nan)
    },
    .gives("Suspension(lastSign:), on a clock that reads nan", "0.0 s, uncertain") { _ in
      suspension(from: .nan, to: 10)
    },
    .gives("SuspendEvent.stalled(seconds: .infinity), printed", "stalled for inf s by a busy main thread") { _ in
      SuspendEvent.stalled(seconds: .infinity, byDebugger: false)
    },
    .gives("SuspendWarning.imminent(secondsLeft: .nan), printed", "suspension imminent, nan s left") { _ in
      SuspendWarning.imminent(secondsLeft: .nan)
    },
  ]

  // MARK: Subscriptions

  private static let subscriptions: [BadInput] = [
    .gives("cancel() twice", "[]") { app in
      let log = LifecycleTranscript()
      let subscription = SuspendMonitor.shared.subscribe { log.record($0.name) }
      app.show()
      for _ in 1...2 { subscription.cancel() }
      app.device.pressHome()
      return log.flush()
    },
    .gives("cancel() in the call of its own handler", #"["willSuspend"]"#) { app in
      let log = LifecycleTranscript()
      var subscription: LifecycleSubscription?
      subscription = SuspendMonitor.shared.subscribe {
        log.record($0.name)
        subscription?.cancel()
      }
      app.show()
      app.device.pressHome()
      app.device.advance(by: 60)
      app.device.openApp()
      return log.flush()
    },
    .gives("subscribe(perform:) in the call of a handler", #"["first", "second"]"#) { app in
      let log = LifecycleTranscript()
      var second: LifecycleSubscription?
      let first = SuspendMonitor.shared.subscribe { event in
        guard case .willSuspend(.possible) = event, second == nil else { return }
        log.record("first")
        second = SuspendMonitor.shared.subscribe { if $0 == .averted { log.record("second") } }
      }
      app.show()
      app.device.pressHome()
      app.device.openApp()
      withExtendedLifetime((first, second)) {}
      return log.flush()
    },
    .gives("subscribe(perform:) whose subscription is not kept", "[]") { app in
      let log = LifecycleTranscript()
      _ = SuspendMonitor.shared.subscribe { log.record($0.name) }
      app.show()
      app.device.pressHome()
      return log.flush()
    },
  ]
}

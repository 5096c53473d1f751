import FocusBehavior
import LifecycleBehaviors
import UIKit

/// Changes of focus, and readings of it.
@MainActor
enum Changing {
  static var all: [Measurement] {
    var all = [
      change("nothing", calls: 0) { _ in },
      change("by-hand", { PollingObserver($0) }),
      change("without-trace", watch),
      change("with-trace", watch) {
        Work.count &+= FocusDecision.recent.suffix(2).map(\.description.count).reduce(0, +)
      },
      look("look", finding: {}) { _ = LifecycleTime.current.read() },
      look("gain", finding: loseAndMayGain) {},
    ]
    for count in [1, 10, 100, 1000] {
      all += [
        reading("focus", of: count) { _ = $0.top.focus?.hasFocus },
        reading("within", of: count) { _ = $0.navigation.hasFocusWithin },
      ]
      all.append(
        Measurement("reading/by-hand/\(count)", isLarge: count > 100) {
          let app = StackApp(of: count)
          let poll = HandWrittenPoll(app.top)
          return app.keeping { poll.hadFocus = poll.hasFocus }
        })
    }
    return all
  }

  private static func watch(_ screen: UIViewController) {
    screen.addBehaviors([FocusBehavior(FocusOptions(sampling: .manual)) { _ in Work.count &+= 1 }])
  }

  /// A loss and a gain, as with Control Center, from the notifications to the closure.
  private static func change<Attachment>(
    _ name: String, calls: Int = 2, _ attach: @escaping @MainActor (UIViewController) -> Attachment,
    thenReads read: @escaping Measurement.Work = {}
  ) -> Measurement {
    Measurement("change/" + name) {
      let app = StackApp()
      let attachment = attach(app.top)
      // It has focus from the end of a turn on.
      app.device.advance(by: 1)
      let before = Work.count
      lossAndGain()
      precondition(Work.count - before == calls, "\(name) has reported \(Work.count - before) changes")
      return app.keeping {
        withExtendedLifetime(attachment) {
          lossAndGain()
          read()
        }
      }
    }
  }

  private static func lossAndGain() {
    loseAndMayGain()
    FocusSampling.sample()
  }

  /// The loss is reported at once, and the gain by the next look.
  private static func loseAndMayGain() {
    NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
  }

  /// One look. To the one that finds no change a reading of the stand-in's clock is added, which a change needs: it costs more
  /// than the system's.
  private static func look(
    _ name: String, finding change: @escaping Measurement.Work, andThen work: @escaping Measurement.Work
  ) -> Measurement {
    Measurement("change/" + name) {
      let app = StackApp(watch)
      lossAndGain()
      FocusSampling.sample()
      change()
      return app.keeping {
        FocusSampling.sample()
        work()
      }
    }
  }

  private static func reading(
    _ name: String, of count: Int, _ read: @escaping @MainActor (StackApp) -> Void
  ) -> Measurement {
    Measurement("reading/\(name)/\(count)", isLarge: count > 100) {
      let app = StackApp(of: count, watch)
      read(app)
      return app.keeping { read(app) }
    }
  }
}

/// What people write by hand: looks when the app becomes inactive and active, and calls a closure.
@MainActor
private final class PollingObserver {
  private let poll: HandWrittenPoll
  // Read and written on the main thread only.
  nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

  init(_ screen: UIViewController) {
    poll = HandWrittenPoll(screen)
    for name in [UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.update() }
        })
    }
  }

  private func update() {
    poll.update()
    Work.count &+= 1
  }

  deinit {
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}

import FocusBehavior
import LifecycleBehaviors
import UIKit

/// Changes of focus, and readings of it.
@MainActor
enum Changing {
  static var all: [Measurement] {
    var all = [
      change("nothing") { _ in },
      change("by-hand", { PollingObserver($0) }),
      change("without-trace", watch),
      change("with-trace", watch) {
        Work.count &+= FocusDecision.recent.suffix(2).map(\.description.count).reduce(0, +)
      },
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

  /// A loss and a gain, as with Control Center.
  private static func change<Attachment>(
    _ name: String, _ attach: @escaping @MainActor (UIViewController) -> Attachment,
    thenReads read: @escaping Measurement.Work = {}
  ) -> Measurement {
    Measurement("change/" + name) {
      let app = StackApp()
      let attachment = attach(app.top)
      let lossAndGain = {
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: nil)
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        FocusSampling.sample()
      }
      lossAndGain()
      return app.keeping {
        withExtendedLifetime(attachment) {
          lossAndGain()
          read()
        }
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

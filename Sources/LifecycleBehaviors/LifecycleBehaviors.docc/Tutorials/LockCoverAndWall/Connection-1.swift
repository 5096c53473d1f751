import LifecycleBehaviors
import UIKit

@MainActor
final class Connection {
  static let shared = Connection()

  var isUsable = true {
    didSet { didChange() }
  }
  var didChange: @MainActor () -> Void = {}
  private var timers: [LifecycleSubscription] = []

  /// In three seconds, loses the connection for five seconds.
  func lose() {
    let time = LifecycleTime.current
    timers = [
      time.schedule(after: 3) { [weak self] in self?.isUsable = false },
      time.schedule(after: 8) { [weak self] in self?.isUsable = true },
    ]
  }
}

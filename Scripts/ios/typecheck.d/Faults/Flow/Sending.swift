import UIKit

final class Count {
  var number = 0
}

@MainActor
final class Counting {
  var count = Count()

  func start() {
    // expect: passing closure as a 'sending' parameter risks causing data races between main actor-isolated code and concurrent execution of the closure
    Task.detached { [count] in count.number += 1 }
  }

  func finish() async {
    // expect: sending 'self.count' risks causing data races
    await Self.read(count)
  }

  nonisolated static func read(_ count: Count) async {}
}

func show() -> any NSObjectProtocol {
  let center = NotificationCenter.default
  return center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { shown in
    // expect: sending 'shown' risks causing data races
    Task { @MainActor in print(shown.userInfo as Any) }
  }
}

func fill(_ path: UIBezierPath) async {
  // expect: sending 'path' risks causing data races
  await MainActor.run { path.fill() }
}

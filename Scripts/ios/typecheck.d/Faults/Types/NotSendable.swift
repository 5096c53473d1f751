import UIKit

final class Tally {
  var count = 0
}

struct Shared: Sendable {
  // expect: stored property 'tally' of 'Sendable'-conforming struct 'Shared' has non-Sendable type 'Tally'
  var tally: Tally
}

// expect: let 'everywhere' is not concurrency-safe because non-'Sendable' type 'Tally' may have shared mutable state
let everywhere = Tally()

func count(_ tally: Tally) -> any NSObjectProtocol {
  let center = NotificationCenter.default
  return center.addObserver(forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main) { _ in
    // expect: capture of 'tally' with non-Sendable type 'Tally' in a '@Sendable' closure
    tally.count += 1
  }
}

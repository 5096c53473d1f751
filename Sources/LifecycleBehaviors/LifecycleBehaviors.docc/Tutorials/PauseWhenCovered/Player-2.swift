import LifecycleBehaviors
import UIKit

/// Counts the seconds that it plays, instead of showing a video.
@MainActor
final class Player {
  let name: String
  let label = UILabel()
  var isPausedByUser = false
  private var seconds = 0
  private var timer: LifecycleSubscription?

  init(name: String) {
    self.name = name
    label.font = .preferredFont(forTextStyle: .title1)
    label.textAlignment = .center
    showState()
  }

  var isPaused = true {
    didSet {
      guard isPaused != oldValue else { return }
      timer = isPaused ? nil : makeTimer()
      showState()
    }
  }

  private func makeTimer() -> LifecycleSubscription {
    LifecycleTime.current.schedule(every: 1) { [weak self] in
      self?.seconds += 1
      self?.showState()
    }
  }

  private func showState() {
    let state = isPaused ? "paused" : "playing"
    label.text = "\(name): \(seconds) s, \(state)"
  }
}

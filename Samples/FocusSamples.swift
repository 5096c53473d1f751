import FocusBehavior
import LifecycleBehaviors
import UIKit

// FocusBehavior.

extension UIViewController {
  /// Stands for the screen's own class.
  fileprivate typealias PlayerViewController = PausingScreen
}

private final class PausingScreen: UIViewController {
  var isPaused = false
}

private final class PlayerScreen: UIViewController {
  let player = Player()
  private let prices = AsyncStream<Int> { $0.finish() }

  private func show(_ price: Int) {}
  private let players = FocusGroup()

  private func options() {
    addBehaviors([
      FocusBehavior(.media) { [player] change in player.isPaused = !change.hasFocus },
      FocusBehavior(.media.in(players)) { [player] change in player.isMuted = !change.hasFocus },
      FocusBehavior(FocusOptions(policy: [.sheet, .alert], sampling: .eventDriven)) { change in print(change.reason) },
    ])
  }

  private func statistics() {
    addBehaviors([
      FocusBehavior(.analytics) { change in
        if !change.hasFocus, !change.isReasonChange {
          Statistics.count(change.reason.name, seconds: change.previousDuration)
        }
        print(change.reason)
      }
    ])
  }

  private func overview() {
    addBehaviors([
      FocusBehavior { [player] change in
        player.isPaused = !change.hasFocus
      }
    ])
    addBehaviors([
      FocusBehavior { [player] change in player.isPaused = !change.hasFocus }
    ])
    addBehaviors([
      FocusBehavior<PlayerViewController> { player, change in player.isPaused = !change.hasFocus }
    ])
    whileFocused { [prices] screen in
      for await price in prices { screen.show(price) }
    }
  }

  private func read() async {
    for await change in focusChanges() { player.isPaused = !change.hasFocus }
  }
}

@MainActor private let player = Player()

private enum Statistics {
  static func count(_ name: String, seconds: Double) {}
}

enum Polling {
  final class PlayerViewController: UIViewController, WindowFocusChanging {
    override func viewDidLoad() {
      super.viewDidLoad()
      observeWindowFocus()
    }

    func onWindowFocusChanged(hasFocus: Bool) {
      player.isPaused = !hasFocus
    }
  }
}

#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  private struct PlayerView: View {
    var body: some View { Text("") }
  }

  @MainActor
  private func playerView(_ player: Player) -> some View {
    PlayerView().onFocusChange { change in player.isPaused = !change.hasFocus }
  }
#endif

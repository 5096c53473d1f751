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

private final class ToastViewController: UIViewController {}

private final class PlayerScreen: UIViewController {
  let player = Player()
  private let timer = Player()
  private let statistics = Statistics()
  private let prices = AsyncStream<Int> { $0.finish() }

  private func show(_ price: Int) {}
  private let players = FocusGroup()

  private func options() {
    addBehaviors([
      FocusBehavior(.media) { [player] change in
        player.isPaused = !change.hasFocus
      },
      FocusBehavior(.media.adding(.menu).in(players)) { [player] change in
        player.isMuted = !change.hasFocus
      },
      FocusBehavior([.sheet, .alert]) {
        print($0.reason)
      },
    ])
    addBehaviors([FocusBehavior(.media.adding(.menu, .alert)) { [player] in player.isPaused = !$0.hasFocus }])
    addBehaviors([FocusBehavior(.attention.removing(.search)) { [timer] in timer.isPaused = !$0.hasFocus }])
    addBehaviors([FocusBehavior(.analytics.sampled(.manual)) { print($0.reason) }])
    addBehaviors([
      FocusBehavior([.sheet, .alert]) { change in print(change.reason) }
    ])
  }

  private func toasts() {
    addBehaviors([
      FocusBehavior(.attention.ignoringCovers { $0 is ToastViewController }) { [timer] change in
        timer.isPaused = !change.hasFocus
      }
    ])
  }

  private func overview() {
    addBehaviors([
      FocusBehavior<PlayerViewController> { player, change in player.isPaused = !change.hasFocus }
    ])
    addBehaviors([
      FocusBehavior<PlayerViewController>(.media) { player, change in player.isPaused = !change.hasFocus }
    ])
    addBehaviors([
      FocusBehavior(statistics.note)
    ])
  }

  private func cases() {
    addBehaviors([
      FocusBehavior { change in
        if let cover = change.cover { print("lost to \(cover)") }
      }
    ])
    addBehaviors([
      FocusBehavior { change in
        if change.reason == .alert { print("an alert is over the screen") }
      }
    ])
    addBehaviors([
      FocusBehavior { change in
        if change.cover?.kind == .sheet { print("a sheet is over the screen") }
      }
    ])
    addBehaviors([
      FocusBehavior { [player] change in
        if change.reason.isDisappearance { player.isMuted = true }
      }
    ])
    addBehaviors([
      FocusBehavior { change in
        if !change.hasFocus, !change.isReasonChange { print("focused for \(change.previousDuration) s") }
      }
    ])
    addBehaviors([
      FocusBehavior(.media) { [player] change in player.isPaused = !change.hasFocus }
    ])
    addBehaviors([
      FocusBehavior(.attention.sampled(.displayLink(framesPerSecond: 30))) { change in print(change.reason) }
    ])
  }

  private func state() {
    player.isPaused = screenFocus?.hasFocus != true
    if let focus = screenFocus, focus.hasFocus { print("focused for \(focus.duration) s") }
  }

  private func values() -> [Any] {
    let cover = FocusCover(UIViewController(), kind: .sheet)
    let loss = FocusChange(hasFocus: false, reason: .appInactive, previousDuration: 5)
    return [cover, loss]
  }

  private func showDetail() {
    dropUnlessFocused {
      navigationController?.pushViewController(DetailViewController(), animated: true)
    }
  }

  private final class DetailViewController: UIViewController {}

  private func why(_ screen: UIViewController) {
    FocusDecision.forgetRecent()
    FocusSampling.sampleNow()
    if screen.screenFocus?.hasFocus == false { print(FocusDecision.log) }
  }

  private func read() async {
    for await change in focusChanges() { player.isPaused = !change.hasFocus }
  }
}

@MainActor private let player = Player()

private final class Statistics {
  func note(_ change: FocusChange) {}
}

/// A screen with a method that is known from Android, and from extensions of UIKit that poll for focus.
@MainActor
protocol WindowFocusChanging: UIViewController {
  func onWindowFocusChanged(hasFocus: Bool)
}

extension WindowFocusChanging {
  func observeWindowFocus() {
    addBehaviors([
      FocusBehavior<Self> { screen, change in
        if !change.isReasonChange { screen.onWindowFocusChanged(hasFocus: change.hasFocus) }
      }
    ])
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

  @MainActor
  private func playerViewWithFocus() -> some View {
    PlayerView().providingScreenFocus(.media)
  }

  @MainActor
  private func preview() -> some View {
    PlayerView().environment(\.hasScreenFocus, true)
  }
#endif

import LifecycleFuzz
import TestSupport
import Testing
import UIKit

@testable import FocusDemoScreens

/// FocusDemo under random journeys.
@MainActor
@Suite(.oneDevice)
struct FocusDemoFuzzTests {
  /// The app of the journey that is being played.
  @MainActor
  private final class Current {
    weak var demo: FocusDemo?

    var isPlaying: Bool { demo?.player.isPlaying ?? false }
  }

  @Test("Random journeys find no fault, come to every screen of the app, and nothing plays without the player's screen")
  func everyScreen() async {
    let current = Current()
    let fuzz = LifecycleFuzz {
      let demo = FocusDemo()
      current.demo = demo
      return UINavigationController(rootViewController: demo.make(.library))
    }
    let summary =
      await fuzz
      .expecting("nothing plays without the player's screen") { app in
        !current.isPlaying || app.screen(PlayerViewController.self) != nil
      }
      .sometimes("a track plays") { _ in current.isPlaying }
      .operations(2_000)
      .run()
    let screens = [
      "LibraryViewController", "PlayerViewController", "ProfileFormViewController", "TimelineViewController",
    ]
    #expect(Set(screens).isSubset(of: summary.screens), "\(summary)")
  }
}

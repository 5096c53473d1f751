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

  private let current = Current()

  private var fuzz: LifecycleFuzz {
    LifecycleFuzz { [current] in
      let demo = FocusDemo()
      current.demo = demo
      return UINavigationController(rootViewController: demo.make(.library))
    }
    .expecting("nothing plays without the player's screen") { [current] app in
      !current.isPlaying || app.screen(PlayerViewController.self) != nil
    }
  }

  @Test("Random journeys find no fault, come to every screen of the app, and nothing plays without the player's screen")
  func everyScreen() async {
    let summary =
      await fuzz
      .sometimes("a track plays") { [current] _ in current.isPlaying }
      .operations(2_000)
      .run()
    let screens = [
      "LibraryViewController", "PlayerViewController", "ProfileFormViewController", "TimelineViewController",
      "FeedViewController",
    ]
    #expect(Set(screens).isSubset(of: summary.screens), "\(summary)")
  }

  @Test("Play, tapped while the wall is going, plays nothing if the player's screen goes before it has focus")
  func playUnderTheWall() async throws {
    try await fuzz.play(#"tap row-0.0 and Offline; wait 1; tap "Go Online"; tap Play; tap back"#)
  }
}

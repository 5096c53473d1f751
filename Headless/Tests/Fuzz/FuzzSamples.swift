import LifecycleFuzz
import Testing
import UIKit

// The samples of the module's page and its documentation comments.

private final class LibraryScreen: UIViewController {}
private final class PlayerScreen: UIViewController {}
private final class MapScreen: UIViewController {}
private final class CartScreen: UIViewController {
  var total = 0
}

@MainActor
private final class Playback {
  static let shared = Playback()
  var isPlaying = false
}

@MainActor
struct FuzzSamples {
  @Test func shop() async {
    await fuzz { UINavigationController(rootViewController: LibraryScreen()) }
  }

  static func described() async throws {
    let app = LifecycleFuzz { UINavigationController(rootViewController: LibraryScreen()) }
      .keeping(MapScreen.self)
      .ignoring("Log out")
      .expecting("nothing plays without its screen") { app in
        app.screen(PlayerScreen.self) != nil || !Playback.shared.isPlaying
      }
      .expecting(.noWork(while: .unfocused))
      .sometimes("the player is open") { app in app.screen(PlayerScreen.self) != nil }
    try await app.play("tap row-0.0; wait 1; swipe back")
  }
}

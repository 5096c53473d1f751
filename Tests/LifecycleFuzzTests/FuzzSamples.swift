import LifecycleFuzz
import Testing
import UIKit

// The samples of the module's page and its documentation comments.

private final class LibraryScreen: ButtonScreen {
  override func addButtons() { addButton("Log out") {} }
}
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

@MainActor let app = LifecycleFuzz { UINavigationController(rootViewController: LibraryScreen()) }
  .keeping(MapScreen.self)
  .ignoring("Log out")
  .expecting("nothing plays without its screen") { app in
    app.screen(PlayerScreen.self) != nil || !Playback.shared.isPlaying
  }
  .expecting(.noWork(while: .notInFront))
  .sometimes("the player is open") { app in app.screen(PlayerScreen.self) != nil }

@MainActor
struct FuzzSamples {
  @Test func library() async {
    await fuzz { UINavigationController(rootViewController: LibraryScreen()) }
  }

  private static func played(_ shop: LifecycleFuzz) async throws {
    try await shop.play("tap row-0.0; wait 1; swipe back")
    let summary = await shop.run()
    #expect(summary.untouchedTargets.isEmpty)
  }

  private static func limited(_ fuzz: LifecycleFuzz) -> LifecycleFuzz {
    fuzz.expecting(.noWork(while: .background)).expecting(.memory(growsAtMost: 1_000_000))
  }
}

/// The sample of the type.
struct FuzzTypeSample {
  @MainActor
  @Test func shop() async throws {
    await LifecycleFuzz { UINavigationController(rootViewController: LibraryScreen()) }
      .keeping(MapScreen.self)
      .ignoring("Log out")
      .expecting("the total is not negative") { app in app.screen(CartScreen.self).map { $0.total >= 0 } ?? true }
      .run()
  }
}

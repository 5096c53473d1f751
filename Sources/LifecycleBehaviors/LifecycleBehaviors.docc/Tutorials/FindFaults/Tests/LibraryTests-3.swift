#if canImport(LifecycleFuzz)
  import LifecycleFuzz
  import Screens
  import Testing
  import UIKit

  @MainActor let app = LifecycleFuzz {
    UINavigationController(rootViewController: LibraryScreen())
  }
  .expecting("the title says what plays") { app in
    app.screen(PlayerScreen.self).map { $0.title != "" } ?? true
  }
  .sometimes("a song plays for a while") { app in
    app.screen(PlayerScreen.self).map { $0.seconds > 5 } ?? false
  }

  @Test func library() async {
    await app.run()
  }

  @Test func playerScreenIsReleased() async throws {
    try await app.play("tap row-0.1; wait 1; tap back")
  }
#endif

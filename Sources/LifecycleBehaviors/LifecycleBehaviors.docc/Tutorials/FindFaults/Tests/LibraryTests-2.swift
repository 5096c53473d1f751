#if canImport(LifecycleFuzz)
  import LifecycleFuzz
  import Screens
  import Testing
  import UIKit

  @MainActor let app = LifecycleFuzz {
    UINavigationController(rootViewController: LibraryScreen())
  }

  @Test func library() async {
    await app.run()
  }

  @Test func playerScreenIsReleased() async throws {
    try await app.play("tap row-0.1; wait 1; tap back")
  }
#endif

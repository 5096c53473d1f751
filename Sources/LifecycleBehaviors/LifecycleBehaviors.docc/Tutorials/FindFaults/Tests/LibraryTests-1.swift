#if canImport(LifecycleFuzz)
  import LifecycleFuzz
  import Screens
  import Testing
  import UIKit

  @Test func library() async {
    await fuzz {
      UINavigationController(rootViewController: LibraryScreen())
    }
  }
#endif

import Testing

@testable import OverlayBehavior

struct KeyWindowRulesTests {
  private func window(_ change: (inout WindowFacts) -> Void = { _ in }) -> WindowFacts {
    var facts = WindowFacts()
    change(&facts)
    return facts
  }

  @Test("The window that was key becomes key again, whatever is in front of it")
  func before() {
    #expect(KeyWindowRules.nextKeyWindow(among: [window { $0.wasKey = true }, window(), window { $0.level = 1 }]) == 0)
  }

  @Test(
    "R65, R66, R69, T8: overlays, the system's and hidden windows, and those that cannot become key do not, even if they were"
  )
  func unfit() {
    for unfit in [
      window { $0.isOverlay = true }, window { $0.isSystem = true }, window { $0.isVisible = false },
      window { $0.canBecomeKey = false },
    ] {
      var before = unfit
      before.wasKey = true
      #expect(KeyWindowRules.nextKeyWindow(among: [window(), before]) == 0)
      #expect(KeyWindowRules.nextKeyWindow(among: [unfit, before]) == nil)
    }
  }

  @Test("An overlay takes the key window from the app's windows that are not above it")
  func taking() {
    let overlay = window {
      $0.isOverlay = true
      $0.level = 2001
    }
    func mayTake(_ change: (inout WindowFacts) -> Void) -> Bool {
      KeyWindowRules.mayTakeKey(from: window(change), for: overlay)
    }
    #expect(mayTake { _ in } && mayTake { $0.level = 2001 })
    #expect(!mayTake { $0.level = 2002 } && !mayTake { $0.isSystem = true } && !mayTake { $0.isOverlay = true })
  }

  @Test(
    "Otherwise the front-most window of the normal level becomes key; else the lowest above it, else the highest below")
  func best() {
    #expect(KeyWindowRules.nextKeyWindow(among: [window(), window(), window { $0.level = 1000 }]) == 1)
    #expect(KeyWindowRules.nextKeyWindow(among: [window { $0.level = 2000 }, window { $0.level = 1 }]) == 1)
    #expect(KeyWindowRules.nextKeyWindow(among: [window { $0.level = -1 }, window { $0.level = 10_000_000 }]) == 1)
    #expect(KeyWindowRules.nextKeyWindow(among: [window { $0.level = -1 }, window { $0.level = -2 }]) == 0)
    #expect(KeyWindowRules.nextKeyWindow(among: []) == nil)
  }
}

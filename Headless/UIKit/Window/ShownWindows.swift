/// R148: a window that becomes visible lives at least until the end of the turn although nothing else retains it, or, under the
/// other answer, until it is hidden.
@MainActor
final class ShownWindows {
  private var windows: [UIWindow] = []
  /// Those that the console has named.
  private var named: Set<ObjectIdentifier> = []

  func keep(_ window: UIWindow) {
    windows.append(window)
    World.current.loop.setNeedsTurn()
  }

  func release(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    named.remove(ObjectIdentifier(window))
  }

  /// At the end of a turn.
  func settle(in world: World) {
    for index in windows.indices where isKnownUniquelyReferenced(&windows[index]) {
      guard named.insert(ObjectIdentifier(windows[index])).inserted else { continue }
      world.console.log("\(windows[index]) is visible, and nothing keeps it. Keep it in a property.")
    }
    if world.weakRules.unkeptWindowsAreReleased { releaseAll() }
  }

  func releaseAll() {
    // They are released when the list is empty: what they contain may show another one.
    let released = windows
    (windows, named) = ([], [])
    _ = released
  }
}

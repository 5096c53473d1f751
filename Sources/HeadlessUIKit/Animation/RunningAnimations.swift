/// Animations in flight: each ends after its duration, or at once when the app leaves the foreground (R3).
@MainActor
package struct RunningAnimations {
  private struct Animation {
    var entry: MainLoop.Entry
    var end: (_ finished: Bool) -> Void
  }

  private var running: [Int: Animation] = [:]
  private var nextNumber = 0

  package init() {}

  package var isEmpty: Bool { running.isEmpty }

  /// Calls `end` after `duration` seconds, once. R115: while animations are off they take no time.
  package mutating func run(for duration: TimeInterval, end: @escaping (_ finished: Bool) -> Void) {
    let number = nextNumber
    nextNumber += 1
    let world = World.current
    let entry = world.loop.schedule(after: world.animationsAreEnabled ? duration : 0) { [unowned world] in
      world.animations.running.removeValue(forKey: number)?.end(true)
    }
    running[number] = Animation(entry: entry, end: end)
  }

  /// Ends everything now, oldest first. What the ends start anew is left alone.
  func finishAll() {
    let world = World.current
    for number in running.keys.sorted() {
      guard let animation = world.animations.running.removeValue(forKey: number) else { continue }
      animation.entry.cancel()
      animation.end(false)
    }
  }
}

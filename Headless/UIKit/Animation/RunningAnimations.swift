/// The animations that run. Each ends after its duration, or at once when the app leaves the foreground (R3).
@MainActor
package struct RunningAnimations {
  private struct Animation {
    var entry: MainLoop.Entry
    var end: (_ finished: Bool) -> Void
  }

  /// A block that waits for some of them.
  private struct Waiter {
    var numbers: Set<Int>
    var block: () -> Void
  }

  private var running: [Int: Animation] = [:]
  private var waiters: [Waiter] = []
  /// The number of the next animation. Numbers go up.
  private(set) var nextNumber = 0

  package init() {}

  package var isEmpty: Bool { running.isEmpty }

  /// Calls `end` after `duration` seconds, once. R115: while animations are off they take no time.
  /// - Returns: the number of the animation.
  @discardableResult
  package mutating func run(for duration: TimeInterval, end: @escaping (_ finished: Bool) -> Void) -> Int {
    let number = nextNumber
    nextNumber += 1
    let world = World.current
    let entry = world.loop.schedule(after: world.animationsAreEnabled ? duration : 0) { [unowned world] in
      Self.end(number, in: world) { $0(true) }
    }
    running[number] = Animation(entry: entry, end: end)
    return number
  }

  /// Ends all animations now, the oldest first. Animations that their ends start keep running.
  func finishAll() {
    let world = World.current
    for number in running.keys.sorted() {
      Self.end(number, in: world) { $0(false) }
    }
  }

  /// Removes an animation without calling its end.
  static func cancel(_ number: Int, in world: World) {
    end(number, in: world) { _ in }
  }

  /// Calls `block` when all the running animations that are meant have ended: at once where there are none.
  static func whenOver(_ isMeant: (_ number: Int) -> Bool, in world: World, _ block: @escaping () -> Void) {
    let numbers = Set(world.animations.running.keys.filter(isMeant))
    if numbers.isEmpty { return block() }
    world.animations.waiters.append(Waiter(numbers: numbers, block: block))
  }

  private static func end(_ number: Int, in world: World, call: (_ end: (_ finished: Bool) -> Void) -> Void) {
    guard let animation = world.animations.running.removeValue(forKey: number) else { return }
    animation.entry.cancel()
    call(animation.end)
    for block in world.animations.takeWaiters(for: number) {
      block()
    }
  }

  private mutating func takeWaiters(for number: Int) -> [() -> Void] {
    for index in waiters.indices {
      waiters[index].numbers.remove(number)
    }
    let done = waiters.filter(\.numbers.isEmpty).map(\.block)
    waiters.removeAll(where: \.numbers.isEmpty)
    return done
  }
}

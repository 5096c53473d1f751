/// When a display link fires, and which times it has then (R89-R95).
@MainActor
final class DisplayLinkFrames {
  weak var link: CADisplayLink?
  // R89: strong until `invalidate()`, so that a leak shows here as it does on a device.
  private(set) var target: AnyObject?
  private let selector: Selector
  private var modes: Set<RunLoop.Mode> = []
  private var entry: MainLoop.Entry?
  private var world: World { World.current }

  /// The values that any thread may read.
  struct Readings: Sendable {
    var timestamp: CFTimeInterval = 0
    var targetTimestamp: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var isPaused = false
    var preferredFramesPerSecond = 0
    var preferredFrameRateRange = CAFrameRateRange.default
  }

  nonisolated let readings = Locked(Readings())

  init(target: AnyObject, selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func change<Value>(_ property: WritableKeyPath<Readings, Value>, to value: Value) {
    readings.withLock { $0[keyPath: property] = value }
    reschedule()
  }

  func add(to mode: RunLoop.Mode) {
    guard let link, target != nil else { return }
    modes.insert(mode)
    if !world.displayLinks.contains(where: { $0 === link }) { world.displayLinks.append(link) }
    reschedule()
  }

  func remove(from mode: RunLoop.Mode) {
    modes.remove(mode)
    reschedule()
    if modes.isEmpty { leaveRunLoop() }
  }

  func invalidate() {
    modes = []
    target = nil
    entry?.cancel()
    leaveRunLoop()
  }

  private func leaveRunLoop() {
    world.displayLinks.removeAll { $0 === link }
  }

  /// R92: the rate is the divisor of the screen's maximum that is nearest to the preferred one.
  private var framesPerCallback: MainLoop.Instant {
    let maximum = world.screen.maximumFramesPerSecond
    let preferred = min(preferredRate ?? maximum, world.maximumLinkRate)
    // From the preferred rate outwards, which is quick: this is computed for each frame.
    for distance in 0..<maximum {
      for rate in [preferred - distance, preferred + distance]
      where rate > 0 && rate <= world.maximumLinkRate && maximum.isMultiple(of: rate) {
        return MainLoop.Instant(maximum / rate)
      }
    }
    return 1
  }

  private var preferredRate: Int? {
    let (range, preferredFramesPerSecond) = readings.withLock {
      ($0.preferredFrameRateRange, $0.preferredFramesPerSecond)
    }
    let rate = range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum
    if rate > 0 { return Int(rate) }
    return preferredFramesPerSecond > 0 ? preferredFramesPerSecond : nil
  }

  /// R90, R95: fires in its modes only, never while paused, and in the background only where W10 says so.
  private var isFiring: Bool {
    guard target != nil, !readings.withLock(\.isPaused) else { return false }
    guard modes.contains(.common) || modes.contains(world.loop.mode) else { return false }
    return world.application.applicationState != .background || !world.weakRules.displayLinksPauseInBackground
  }

  func reschedule() {
    entry?.cancel()
    entry = nil
    guard isFiring else { return }
    let step = framesPerCallback
    let deadline = world.screen.nextFrame(after: world.loop.now, ofEach: step)
    entry = world.loop.schedule(at: deadline, isUpdate: true) { [weak self] in
      self?.fire(framesPerCallback: step)
    }
  }

  private func fire(framesPerCallback step: MainLoop.Instant) {
    guard let target, let link else { return }
    let maximum = TimeInterval(world.screen.maximumFramesPerSecond)
    readings.withLock {
      $0.timestamp = CACurrentMediaTime()
      $0.duration = 1 / maximum
      $0.targetTimestamp = $0.timestamp + TimeInterval(step) / maximum
    }
    entry = nil
    reschedule()
    selector.perform(on: target, with: link)
  }
}

extension UIScreen {
  /// When the next frame is shown, or the next of each `step` frames. Frames are counted from the start of time, so that links of
  /// one rate fire together and none drifts.
  func nextFrame(after now: MainLoop.Instant, ofEach step: MainLoop.Instant = 1) -> MainLoop.Instant {
    let maximum = MainLoop.Instant(maximumFramesPerSecond)
    // Whole seconds are counted apart from the rest, because the product would overflow after five years.
    let second: MainLoop.Instant = 1_000_000_000
    let (seconds, fraction) = now.quotientAndRemainder(dividingBy: second)
    let frame = ((seconds * maximum + fraction * maximum / second) / step + 1) * step
    return frame / maximum * second + (frame % maximum * second + maximum - 1) / maximum
  }
}

/// A timer of the screen's frames (R89-R95).
@MainActor
open class CADisplayLink: NSObject {
  // R89: strong until `invalidate()`, so that a leak shows here as it does on a device.
  private var target: AnyObject?
  private let selector: Selector
  private var modes: Set<RunLoop.Mode> = []
  private var entry: MainLoop.Entry?
  private var world: World { World.current }

  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0
  open private(set) var duration: CFTimeInterval = 0

  open var isPaused = false {
    didSet { reschedule() }
  }

  open var preferredFramesPerSecond = 0 {
    didSet { reschedule() }
  }

  /// R93: a hint; the stand-in follows its preferred rate, or else its maximum.
  @available(iOS 15.0, *)
  open var preferredFrameRateRange: CAFrameRateRange {
    get { frameRateRange }
    set { frameRateRange = newValue }
  }

  private var frameRateRange = CAFrameRateRange.default {
    didSet { reschedule() }
  }

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode)
    if !world.displayLinks.contains(where: { $0 === self }) { world.displayLinks.append(self) }
    reschedule()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { world.displayLinks.removeAll { $0 === self } }
    reschedule()
  }

  open func invalidate() {
    modes = []
    target = nil
    entry?.cancel()
    world.displayLinks.removeAll { $0 === self }
  }

  /// R92: the rate is the divisor of the screen's maximum that lies nearest to the preferred one.
  private var framesPerCallback: MainLoop.Instant {
    let maximum = world.screen.maximumFramesPerSecond
    let preferred = min(preferredRate ?? maximum, world.maximumLinkRate)
    let divisors = (1...world.maximumLinkRate).filter { maximum.isMultiple(of: $0) }
    let rate = divisors.min { abs($0 - preferred) < abs($1 - preferred) } ?? maximum
    return MainLoop.Instant(maximum / rate)
  }

  private var preferredRate: Int? {
    let range = frameRateRange.preferred.flatMap { $0 > 0 ? $0 : nil } ?? frameRateRange.maximum
    if range > 0 { return Int(range) }
    return preferredFramesPerSecond > 0 ? preferredFramesPerSecond : nil
  }

  /// R90, R95: fires in its modes only, never while paused, and in the background only where W10 says so.
  private var isFiring: Bool {
    guard target != nil, !isPaused, modes.contains(.common) || modes.contains(world.loop.mode) else { return false }
    return world.application.applicationState != .background || !world.weakRules.displayLinksPauseInBackground
  }

  package func reschedule() {
    entry?.cancel()
    entry = nil
    guard isFiring else { return }
    let maximum = MainLoop.Instant(world.screen.maximumFramesPerSecond)
    let step = framesPerCallback
    // Frames are counted from the start of time, so that links of one rate fire together and none drifts.
    let frame = (world.loop.now * maximum / 1_000_000_000 / step + 1) * step
    entry = world.loop.schedule(at: (frame * 1_000_000_000 + maximum - 1) / maximum) { [weak self] in
      self?.fire(framesPerCallback: step)
    }
  }

  private func fire(framesPerCallback step: MainLoop.Instant) {
    guard let target else { return }
    let maximum = TimeInterval(world.screen.maximumFramesPerSecond)
    timestamp = CACurrentMediaTime()
    duration = 1 / maximum
    targetTimestamp = timestamp + TimeInterval(step) / maximum
    entry = nil
    reschedule()
    selector.perform(on: target, with: self)
  }
}

/// Seconds of uptime; stops while the device sleeps (R88).
public func CACurrentMediaTime() -> CFTimeInterval {
  MainLoop.seconds(World.clock?.now.uptime ?? MachineClock.now().uptime)
}

public typealias CFTimeInterval = TimeInterval

extension RunLoop.Mode {
  /// The mode while a finger scrolls (R90).
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

/// A timer of the screen's frames (R89-R95). Like UIKit's own it is bound to no actor. Any thread may read its properties
/// (R174); all else works on the main thread only.
open class CADisplayLink: NSObject {
  private let frames: DisplayLinkFrames

  private init(_ frames: DisplayLinkFrames) {
    self.frames = frames
    super.init()
  }

  public convenience init(target: Any, selector sel: Selector) {
    nonisolated(unsafe) let target = target as AnyObject
    self.init(MainActor.assumeIsolated { DisplayLinkFrames(target: target, selector: sel) })
    nonisolated(unsafe) let link = self
    MainActor.assumeIsolated { link.frames.link = link }
  }

  open var timestamp: CFTimeInterval { frames.readings.withLock(\.timestamp) }
  open var targetTimestamp: CFTimeInterval { frames.readings.withLock(\.targetTimestamp) }
  open var duration: CFTimeInterval { frames.readings.withLock(\.duration) }

  open var isPaused: Bool {
    get { frames.readings.withLock(\.isPaused) }
    set { onMainThread { $0.change(\.isPaused, to: newValue) } }
  }

  open var preferredFramesPerSecond: Int {
    get { frames.readings.withLock(\.preferredFramesPerSecond) }
    set { onMainThread { $0.change(\.preferredFramesPerSecond, to: newValue) } }
  }

  /// R93: a hint. The stand-in takes its preferred rate, or its maximum where it has none.
  @available(iOS 15.0, *)
  open var preferredFrameRateRange: CAFrameRateRange {
    get { frames.readings.withLock(\.preferredFrameRateRange) }
    set {
      newValue.check()
      onMainThread { $0.change(\.preferredFrameRateRange, to: newValue) }
    }
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    onMainThread { $0.add(to: mode) }
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    onMainThread { $0.remove(from: mode) }
  }

  open func invalidate() {
    onMainThread { $0.invalidate() }
  }

  /// The target that it calls, and retains until it is invalidated.
  @MainActor package var target: AnyObject? { frames.target }

  /// Called when the run loop's mode or the app's state has changed, on which it depends whether the link fires.
  @MainActor
  package func reschedule() {
    frames.reschedule()
  }

  private func onMainThread<Value: Sendable>(_ body: @MainActor (DisplayLinkFrames) -> Value) -> Value {
    let frames = frames
    return MainActor.assumeIsolated { body(frames) }
  }
}

/// Seconds of uptime; stops while the device sleeps (R88).
public func CACurrentMediaTime() -> CFTimeInterval {
  MainLoop.seconds(World.loop?.clock.now.uptime ?? MachineClock.now().uptime)
}

public typealias CFTimeInterval = TimeInterval

extension RunLoop.Mode {
  /// The mode while a finger scrolls (R90).
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

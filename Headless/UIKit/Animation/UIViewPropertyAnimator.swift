/// An animation that an app controls. As in `UIView.animate` the changes take effect at once, and the completion is
/// called later (R3). In between the animation can be paused, moved, reversed and stopped, in virtual time.
///
/// Its fraction grows evenly, whatever the timing parameters are. The changes are never undone: they stay at whichever
/// position the animation ends.
@available(iOS 10.0, *)
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var duration: TimeInterval
  open private(set) var delay: TimeInterval = 0
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  @available(iOS 11.0, *)
  open var scrubsLinearly = true
  /// The animator stays active at its end, so that the app can stop or reverse it.
  @available(iOS 11.0, *)
  open var pausesOnCompletion = false

  open private(set) var state = UIViewAnimatingState.inactive
  open var isRunning: Bool { run != nil }

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The fraction that is complete, or was when the present run began.
  private var fraction: CGFloat = 0
  private var run: Run?
  private var process: RunningProcess?

  /// The time between two pauses.
  private struct Run {
    var number: Int
    var start: MainLoop.Instant
    var length: TimeInterval
  }

  // MARK: Creating

  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = Self(duration: duration, timingParameters: UICubicTimingParameters())
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// - Returns: an inactive animator with the same animations and no completions.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(
      duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
    copy.animations = animations
    return copy
  }

  deinit {
    guard state != .inactive, run == nil, let process, process.isRunning else { return }
    preconditionFailure(
      """
      It is an error to release a paused or stopped property animator. Property animators must either finish animating or \
      be explicitly stopped and finished before they can be released.
      """)
  }

  // MARK: Animations and completions

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .inactive { animations.append(animation) } else { animation() }
  }

  /// The delay has no effect on when the changes take effect.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Starting and pausing

  open func startAnimation() {
    start(after: 0)
  }

  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    start(after: delay)
  }

  open func pauseAnimation() {
    precondition(isInterruptible, "pauseAnimation() takes an animator that is interruptible")
    activate()
    hold()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    precondition(state == .active && !isRunning, "continueAnimation continues a paused animator; pause it first")
    if let parameters { timingParameters = parameters }
    go(for: durationFactor == 0 ? remaining : duration * durationFactor)
  }

  /// From 0 at the start to 1 at the end. A reversed animation starts at 0 too.
  open var fractionComplete: CGFloat {
    get {
      guard let run, run.length > 0 else { return fraction }
      let elapsed = MainLoop.seconds(max(0, World.current.loop.now - run.start))
      return fraction + (1 - fraction) * min(1, CGFloat(elapsed / run.length))
    }
    set {
      activate()
      change { fraction = min(1, max(0, newValue)) }
    }
  }

  open var isReversed = false {
    didSet {
      guard oldValue != isReversed, state == .active else { return }
      change { fraction = 1 - fraction }
    }
  }

  // MARK: The end

  /// - Parameter withoutFinishing: true makes the animator inactive at once and calls no completion. With false,
  ///   ``finishAnimation(at:)`` has to be called next.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    hold()
    state = .stopped
    if withoutFinishing { reset() }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(state == .stopped, "finishAnimation(at:) ends a stopped animator; call stopAnimation(false) first")
    complete(at: finalPosition)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = completions
    reset()
    completions.forEach { $0(position) }
  }

  private func reset() {
    state = .inactive
    fraction = 0
    animations = []
    completions = []
  }

  // MARK: Runs

  private var remaining: TimeInterval { duration * Double(1 - fraction) }

  private func start(after delay: TimeInterval) {
    activate()
    if !isRunning { go(for: remaining, after: delay) }
  }

  /// The changes take effect.
  private func activate() {
    precondition(state != .stopped, "A stopped animator cannot become active; call finishAnimation(at:) first")
    guard state == .inactive else { return }
    state = .active
    process = World.current.process
    animations.forEach { $0() }
  }

  /// The run retains the animator.
  private func go(for length: TimeInterval, after delay: TimeInterval = 0) {
    let world = World.current
    let number = world.animations.run(for: length + delay) { _ in self.arrive() }
    run = Run(number: number, start: world.loop.now + MainLoop.nanoseconds(delay), length: length)
  }

  private func hold() {
    fraction = fractionComplete
    if let run { RunningAnimations.cancel(run.number, in: World.current) }
    run = nil
  }

  /// A running animation continues from the new fraction.
  private func change(_ move: () -> Void) {
    let wasRunning = isRunning
    hold()
    move()
    if wasRunning { go(for: remaining) }
  }

  private func arrive() {
    run = nil
    fraction = 1
    if !pausesOnCompletion { complete(at: isReversed ? .start : .end) }
  }
}

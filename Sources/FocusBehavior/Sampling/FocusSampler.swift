import LifecycleBehaviors
import ScreenSupport
import UIKit

/// Decides when ``FocusCenter`` samples: at the end of run-loop iterations, with the frames of one display link, or
/// immediately.
///
/// Other work of the same iteration may follow the callback of a display link. So a frame only requests a sample. It is taken
/// at the end of the iteration, like every sample but an immediate one, and finds what the whole iteration has led to.
@MainActor
final class FocusSampler {
  /// The sampling that the visible screens request.
  struct Demand: Equatable {
    /// Samples while something moves, the default.
    var whileMoving = false
    /// A sample at the end of each iteration, without a display link.
    var eachIteration = false
    /// The highest rate of a display link that runs whether anything moves or not.
    var framesPerSecond: Double?

    mutating func add(_ options: FocusOptions) {
      switch options.sampling {
      case nil where options.isOfApp: whileMoving = true
      case nil: eachIteration = true
      case .displayLink(let rate): framesPerSecond = max(rate, framesPerSecond ?? rate)
      case .manual: break
      }
    }
  }

  /// Seconds without any movement after which the link is paused. Longer than UIKit's own transitions.
  private static let stillness: TimeInterval = 1
  private static let framesWhileMoving = 60.0
  /// A touch or a timer causes a few iterations in one frame. More in a row are a movement.
  private static let mostQuickResumptions = 3

  /// Set with each sample.
  var demand = Demand()
  /// Takes the sample, and returns whether it has found a change.
  private let takeSample: @MainActor (_ isIterationOver: Bool) -> Bool
  private let didSample: @MainActor () -> Void
  private var needsSample = false
  private var isSampling = false
  /// When the latest sample was taken, and when something last moved, in seconds of uptime.
  private var latestSample = -TimeInterval.infinity
  private var latestMovement = -TimeInterval.infinity
  /// When the link was paused last, in seconds of uptime.
  private var latestPause = -TimeInterval.infinity
  /// How often in a row the link was resumed right after a pause.
  private var quickResumptions = 0
  /// Nil while no iteration needs a sample.
  private var iterations: LifecycleSubscription?
  /// Causes the next iteration. Nil while none is awaited.
  private var nextIteration: LifecycleSubscription?
  private var link: CADisplayLink?
  /// The frames per second of the link; nil while it is paused.
  private var rate: Double?

  /// - Parameters:
  ///   - didSample: called after each sample at the end of an iteration.
  ///   - takeSample: takes the sample, and returns whether it has found a change. It is passed whether the app's own code has
  ///     returned.
  init(
    didSample: @escaping @MainActor () -> Void, takeSample: @escaping @MainActor (_ isIterationOver: Bool) -> Bool
  ) {
    self.didSample = didSample
    self.takeSample = takeSample
  }

  // MARK: Requests

  /// Requests a sample when a run-loop iteration is over, so that a state that begins and ends within it is not reported.
  ///
  /// Causes an iteration: the current one may be past its end, or its end may not be observed.
  func setNeedsSample() {
    needsSample = true
    if iterations == nil {
      iterations = LifecycleTime.current.afterEachIteration { [weak self] in self?.iterationDidEnd() }
    }
    awaitIteration()
  }

  /// Requests the sample that the next frame of a running link would.
  func setNeedsSampleOfFrame() {
    if isMoving { setNeedsSample() }
  }

  /// Whether the link runs.
  var isMoving: Bool { rate != nil }

  /// Samples immediately or, called during a sample, after it.
  func sampleNow() {
    if isSampling { setNeedsSample() } else { sample(isIterationOver: false) }
  }

  private func awaitIteration() {
    guard nextIteration == nil else { return }
    nextIteration = LifecycleTime.current.schedule(after: 0) { [weak self] in self?.nextIteration = nil }
  }

  // MARK: Samples

  private func iterationDidEnd() {
    guard !isSampling else { return }
    if !needsSample, !demand.eachIteration {
      // Something may have begun to move. A running link samples with its next frame.
      guard demand.whileMoving, rate == nil else { return }
      // One iteration in each frame is sampled. The others leave it to the next frame.
      let (now, frame) = (LifecycleTime.current.read().uptime, 1 / Self.framesWhileMoving)
      guard now - latestSample >= frame else {
        // While the user scrolls there are more iterations than frames. Then the link is not resumed for every second one.
        if now > latestPause { quickResumptions = now - latestPause < 2 * frame ? quickResumptions + 1 : 0 }
        if quickResumptions > Self.mostQuickResumptions { latestMovement = now }
        return setRate(Self.framesWhileMoving)
      }
    }
    sample(isIterationOver: true)
    didSample()
  }

  private func sample(isIterationOver: Bool) {
    needsSample = false
    isSampling = true
    latestSample = LifecycleTime.current.read().uptime
    if takeSample(isIterationOver) { latestMovement = latestSample }
    isSampling = false
    updateRate()
    if needsSample {
      // The iteration that was awaited may have ended during the sample, if a handler has run the run loop.
      awaitIteration()
    } else if demand == Demand() {
      iterations = nil
    }
  }

  // MARK: The display link

  private func updateRate() {
    let isMoving = demand.whileMoving && latestSample - latestMovement < Self.stillness
    let rateWhileMoving = isMoving ? Self.framesWhileMoving : 0
    let rate = max(rateWhileMoving, demand.framesPerSecond ?? 0)
    if rate == 0, self.rate != nil { latestPause = latestSample }
    setRate(rate > 0 ? rate : nil)
  }

  private func setRate(_ rate: Double?) {
    guard rate != self.rate else { return }
    self.rate = rate
    guard let rate else {
      link?.isPaused = true
      return
    }
    let link = self.link ?? addLink()
    link.setRate(rate)
    link.isPaused = false
  }

  private func addLink() -> CADisplayLink {
    let target = ActionTarget { [weak self] link in
      if let self { needsSample = true } else { (link as? CADisplayLink)?.invalidate() }
    }
    let link = CADisplayLink(target: target, selector: ActionTarget.selector)
    link.add(to: .main, forMode: .common)
    self.link = link
    return link
  }
}

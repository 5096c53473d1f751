import UIKit

/// The behaviors of one screen: receives what UIKit reports to the hidden child, and delivers legal moments to them.
@MainActor
final class BehaviorHost {
  private(set) weak var screen: UIViewController?
  /// False when the screen, or other code that removes its children, has removed the hidden child.
  private(set) var isAttached = true
  private let dispatcher: BehaviorDispatcher
  private var tracker = AppearanceTracker()
  private var callCount = 0
  /// The latest call from each line.
  private var calls: [CallSite: Int] = [:]
  private var membership: StackMembership
  /// The screen was on screen before its first behaviors were added: that appearance is delivered late.
  private var joinsLate: Bool
  /// The screen has a size for which it has not been laid out.
  private var awaitsLayout = true

  init(screen: UIViewController) {
    self.screen = screen
    dispatcher = BehaviorDispatcher(screen: screen)
    membership = StackMembership(of: screen)
    joinsLate = screen.viewIfLoaded?.window != nil
  }

  // MARK: Behaviors

  /// - Returns: the number of this call among the calls on the screen.
  func add(_ behaviors: [any ViewControllerLifecycleBehavior], from callSite: CallSite?) -> Int {
    callCount += 1
    let call = callCount
    if let callSite { calls[callSite] = call }
    dispatcher.add(
      behaviors.map { AttachedBehavior.make($0, call: call) },
      MomentFacts(of: screen, isCatchUp: joinsLate || tracker.stage != .loaded))
    return call
  }

  /// - Returns: the behaviors that one call added, including those that are being removed.
  func behaviors(of call: Int) -> [AttachedBehavior] {
    dispatcher.behaviors.filter { $0.call == call }
  }

  /// - Returns: the behaviors that the latest call from `callSite` added and that are still on the screen.
  func behaviors(from callSite: CallSite) -> [AttachedBehavior] {
    calls[callSite].map { behaviors(of: $0).filter { !$0.isRemoved } } ?? []
  }

  func remove(_ behaviors: [AttachedBehavior]) {
    dispatcher.remove(behaviors)
  }

  func unwind(_ behaviors: [AttachedBehavior]) {
    dispatcher.unwind(behaviors, MomentFacts(of: screen, isDetaching: true))
  }

  /// The end of the attachment.
  func detach() {
    guard isAttached else { return }
    isAttached = false
    unwind(dispatcher.behaviors)
  }

  // MARK: Moments

  func handle(_ callback: AppearanceTracker.Callback, animated: Bool) {
    guard isAttached else { return }
    let moments = tracker.handle(callback)
    if callback == .willAppear { membership = StackMembership(of: screen) }
    let facts = MomentFacts(
      of: screen, isAnimated: animated, hasLeftStack: membership.hasEnded, isCatchUp: joinsLate,
      undoesCancelledTransition: tracker.undoesCancelledTransition)
    dispatcher.dispatch(moments, facts)
    switch callback {
    case .willAppear: if awaitsLayout { deliver(.beforeLayingOutSubviews) }
    case .didAppear, .willDisappear: joinsLate = false
    case .isAppearing, .didDisappear: break
    }
  }

  func didChangeSize() {
    awaitsLayout = true
    if tracker.stage != .loaded { deliver(.beforeLayingOutSubviews) }
  }

  func didLayOutSubviews() {
    awaitsLayout = false
    deliver(.afterLayingOutSubviews)
  }

  func deliver(_ moment: LifecycleMoment, along coordinator: (any UIViewControllerTransitionCoordinator)? = nil) {
    guard isAttached else { return }
    dispatcher.dispatch(
      [moment], MomentFacts(of: screen, isAnimated: coordinator?.isAnimated == true, along: coordinator))
  }
}

import UIKit

/// The behaviors of one screen: what UIKit reports to the hidden child comes in, legal moments go out to them.
@MainActor
final class BehaviorHost {
  private(set) weak var screen: UIViewController?
  /// The app's default behaviors on this screen.
  var defaults: BehaviorAttachment?
  /// False when the screen, or other code that walks its children, has removed the hidden child.
  private(set) var isAttached = true
  private let dispatcher: BehaviorDispatcher
  private var tracker = AppearanceTracker()
  private var calls = AddingCalls()
  private var callCount = 0
  private var membership: StackMembership
  /// The screen was on screen already when its first behaviors came: that appearance is delivered late.
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

  func add(_ behaviors: [any ViewControllerLifecycleBehavior], from callSite: CallSite?) -> BehaviorAttachment {
    callCount += 1
    let call = callCount
    let attached = behaviors.map { AttachedBehavior.make($0, call: call) }
    if let screen, let callSite {
      calls.reportRepeated(behaviors, from: callSite, on: screen)
      calls.note(attached, from: callSite, on: screen)
    }
    var facts = MomentFacts(of: screen)
    facts.isCatchUp = joinsLate || tracker.stage != .loaded
    dispatcher.add(attached, facts)
    return BehaviorAttachment(call: call, host: self)
  }

  /// The behaviors that one call added, those among them that are leaving included.
  func behaviors(of call: Int) -> [AttachedBehavior] {
    dispatcher.behaviors.filter { $0.call == call }
  }

  func remove(_ behaviors: [AttachedBehavior]) {
    dispatcher.remove(behaviors)
  }

  func unwind(_ behaviors: [AttachedBehavior]) {
    dispatcher.unwind(behaviors, detachingFacts)
  }

  /// The end of the attachment.
  func detach() {
    guard isAttached else { return }
    isAttached = false
    dispatcher.unwindAll(detachingFacts)
  }

  private var detachingFacts: MomentFacts {
    var facts = MomentFacts(of: screen)
    facts.isDetaching = true
    return facts
  }

  // MARK: Moments

  func handle(_ callback: AppearanceTracker.Callback, animated: Bool) {
    guard isAttached else { return }
    let moments = tracker.handle(callback)
    var facts = MomentFacts(of: screen, isAnimated: animated)
    facts.undoesCancelledTransition = tracker.undoesCancelledTransition
    facts.isCatchUp = joinsLate
    if callback == .willAppear { membership = StackMembership(of: screen) }
    if membership.hasEnded { facts.isMovingFromParent = true }
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
    var facts = MomentFacts(of: screen, isAnimated: coordinator?.isAnimated ?? false)
    if let coordinator { facts.transitionCoordinator = coordinator }
    dispatcher.dispatch([moment], facts)
  }
}

import UIKit

/// The behaviors of one screen: receives what UIKit reports to the hidden child, and delivers legal moments to them.
@MainActor
final class BehaviorHost {
  private(set) weak var screen: UIViewController?
  /// False when the screen, or other code that removes its children, has removed the hidden child.
  private(set) var isAttached = true
  private let dispatcher = BehaviorDispatcher()
  /// Not checked at run time, as in the dispatcher: it calls no other code.
  @exclusivity(unchecked) private var tracker = AppearanceTracker()
  private var callCount = 0
  /// The latest call from each line. An array: there are few lines, most often one.
  private var calls: [(line: CallSite, latest: Int)] = []
  /// The container of the screen in the present appearance, which may end after the screen has lost its parent.
  private weak var stack: UINavigationController?
  /// The screen was on screen before its first behaviors were added: that appearance is delivered late.
  private var joinsLate: Bool
  /// The screen has a size for which it has not been laid out.
  private var awaitsLayout = true

  init(screen: UIViewController) {
    self.screen = screen
    stack = screen.parent as? UINavigationController
    joinsLate = screen.viewIfLoaded?.window != nil
  }

  // MARK: Behaviors

  /// - Parameters:
  ///   - behaviors: in the order in which they are called when the screen appears.
  ///   - callSite: the app's line; nil where one line may add the same behaviors repeatedly.
  /// - Returns: the number of this call among the calls on the screen.
  func add(_ behaviors: [any ViewControllerLifecycleBehavior], from callSite: CallSite?) -> Int {
    // Made before the call has its number: a behavior may add others while it makes its coordinator.
    let added = AttachedBehavior.make(behaviors)
    callCount += 1
    let call = callCount
    if let callSite { note(call, from: callSite) }
    guard let screen, !added.isEmpty else { return call }
    for behavior in added { behavior.call = call }
    let isCatchUp = joinsLate || tracker.stage != .loaded
    dispatcher.add(added, to: screen, MomentFacts(of: screen, .catchUp.when(isCatchUp)))
    return call
  }

  /// - Returns: the behaviors that one call added and that are still on the screen.
  func behaviors(of call: Int) -> [AttachedBehavior] {
    dispatcher.present(dispatcher.places(of: call...call))
  }

  /// - Returns: the behaviors that the latest call from `callSite` added and that are still on the screen.
  func behaviors(from callSite: CallSite) -> [AttachedBehavior] {
    place(of: callSite).map { behaviors(of: calls[$0].latest) } ?? []
  }

  private func place(of callSite: CallSite) -> Int? {
    for place in calls.indices where calls[place].line == callSite { return place }
    return nil
  }

  private func note(_ call: Int, from callSite: CallSite) {
    if let place = place(of: callSite) {
      calls[place].latest = call
    } else {
      calls.append((callSite, call))
    }
  }

  /// Removes what one call added, including behaviors that are being removed already.
  func remove(_ call: Int) {
    dispatcher.remove(call...call)
  }

  func unwind(_ call: Int) {
    unwind(call...call)
  }

  /// The end of the attachment.
  func detach() {
    guard isAttached else { return }
    isAttached = false
    unwind(0...callCount)
  }

  private func unwind(_ calls: ClosedRange<Int>) {
    // A screen that is being deallocated receives nothing.
    guard let screen else { return dispatcher.remove(calls) }
    dispatcher.unwind(calls, on: screen, MomentFacts(of: screen, .detaching))
  }

  // MARK: Moments

  func handle(_ callback: AppearanceTracker.Callback, animated: Bool) {
    guard isAttached else { return }
    let moments = tracker.handle(callback)
    if callback == .willAppear { stack = screen?.parent as? UINavigationController }
    if !dispatcher.skips(moments), let screen {
      let flags = MomentFacts.Flags.animated.when(animated).union(.catchUp.when(joinsLate))
        .union(.undoesCancelledTransition.when(tracker.undoesCancelledTransition))
      var facts = MomentFacts(of: screen, flags)
      if !facts.flags.contains(.movingFromParent), hasLeftStack(screen) { facts.flags.insert(.movingFromParent) }
      dispatcher.dispatch(moments, to: screen, facts)
    }
    switch callback {
    case .willAppear: if awaitsLayout { deliver(.beforeLayingOutSubviews) }
    case .didAppear, .willDisappear: joinsLate = false
    case .isAppearing, .didDisappear: break
    }
  }

  /// `isMovingFromParent` may be false again when UIKit forwards a disappearance to children. The stack is then still
  /// without the screen. Source: johnpatrickmorgan/LifecycleHooks, issue 2. A screen that is in the stack is its last or
  /// near to it, so the search begins there.
  private func hasLeftStack(_ screen: UIViewController) -> Bool {
    guard let stack else { return false }
    for screenInStack in stack.viewControllers.reversed() where screenInStack === screen { return false }
    return true
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
    // The screen is kept for the whole dispatch: a behavior may release the last other reference to it.
    guard isAttached, !dispatcher.skips(moment.kind), let screen else { return }
    let facts = MomentFacts(of: screen, .animated.when(coordinator?.isAnimated == true), along: coordinator)
    dispatcher.dispatch(moment, to: screen, facts)
  }
}

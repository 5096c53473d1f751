import UIKit

/// The behaviors of one screen: receives what UIKit reports to the hidden child, and delivers legal moments to them.
@MainActor
final class BehaviorHost {
  private(set) weak var screen: UIViewController?
  /// False when the screen, or other code that removes its children, has removed the hidden child.
  private(set) var isAttached = true
  /// Whether the screen is in place, and how it came.
  let stay = ScreenStay()
  /// Those of the screen's app. In a test the app may end before the screen is released.
  private weak var stays: ScreenStays?
  private let dispatcher = BehaviorDispatcher()
  private var tracker = AppearanceTracker()
  private var callCount = 0
  /// The latest call from each line. An array: there are few lines, most often one.
  private var calls: [(line: CallSite, latest: Int, appearances: Int)] = []
  /// How often the screen has begun to appear.
  private var appearances = 0
  /// How far the screen has come.
  private(set) var state = LifecycleState.loaded
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
    _ = staysOfApp()
  }

  /// The stays of the running app, which look at this screen from now on. A test may have made the screen before it launched the
  /// app.
  private func staysOfApp() -> ScreenStays {
    let present = ScreenStays.ofApp
    if stays !== present {
      present.add(self)
      stays = present
    }
    return present
  }

  // MARK: Behaviors

  /// - Parameters:
  ///   - behaviors: in the order in which they are called when the screen appears.
  ///   - callSite: the app's line; nil where one line may add the same behaviors repeatedly.
  /// - Returns: the number of this call among the calls on the screen.
  func add(_ behaviors: [any ViewControllerLifecycleBehavior], from callSite: CallSite?) -> Int {
    // Made before the call has its number: a behavior may add others while it makes its coordinator.
    let added = behaviors.map { AttachedBehavior($0) }
    callCount += 1
    let call = callCount
    for behavior in added { (behavior.call, behavior.callSite) = (call, callSite) }
    if let callSite { note(call, from: callSite) }
    guard let screen, !added.isEmpty else { return call }
    var facts = facts(of: screen)
    facts.isCatchUp = joinsLate || tracker.stage != .loaded
    dispatcher.add(added, to: screen, facts, along: screen.transitionCoordinator)
    return call
  }

  /// - Returns: the behaviors that one call added, also those that are receiving their last moment.
  func behaviors(of call: Int) -> [AttachedBehavior] {
    dispatcher.behaviors(of: call...call)
  }

  /// All behaviors on the screen, in the order in which they were added, also those that are receiving their last moment.
  var behaviors: [AttachedBehavior] { dispatcher.behaviors(of: all) }

  /// The calls so far, by their numbers.
  private var all: ClosedRange<Int> { 0...callCount }

  /// - Returns: the behaviors that the latest call from `callSite` added and that are still on the screen.
  func behaviors(from callSite: CallSite) -> [AttachedBehavior] {
    place(of: callSite).map { behaviors(of: calls[$0].latest).filter { !$0.isRemoved } } ?? []
  }

  /// Whether the screen has begun to appear since the latest call from `callSite`.
  func hasAppeared(since callSite: CallSite) -> Bool {
    place(of: callSite).map { calls[$0].appearances < appearances } ?? false
  }

  private func place(of callSite: CallSite) -> Int? {
    for place in calls.indices where calls[place].line == callSite { return place }
    return nil
  }

  private func note(_ call: Int, from callSite: CallSite) {
    if let place = place(of: callSite) {
      calls[place].latest = call
      calls[place].appearances = appearances
    } else {
      calls.append((callSite, call, appearances))
    }
  }

  /// Removes what one call added, without calling it.
  func remove(_ call: Int) {
    remove(call...call)
  }

  /// Removes behaviors that one call added, and lets them restore what they have changed.
  func unwind(_ behaviors: [AttachedBehavior], of call: Int) {
    unwind(behaviors, of: call...call)
  }

  /// The end of the attachment.
  func detach() {
    guard isAttached else { return }
    isAttached = false
    if screen != nil { return unwind(behaviors, of: all) }
    screenWasReleased()
  }

  /// A screen that is being deallocated receives nothing any more, but the closing of its stay.
  func screenWasReleased() {
    if stay.isOpen, let stays, stays === ScreenStays.ofApp { stays.keep(self) } else { end() }
  }

  /// Ends all behaviors without calling them.
  func end() {
    remove(all)
  }

  private func remove(_ calls: ClosedRange<Int>) {
    dispatcher.remove(dispatcher.behaviors(of: calls), of: calls)
  }

  private func unwind(_ behaviors: [AttachedBehavior], of calls: ClosedRange<Int>) {
    // A screen that is being deallocated receives nothing.
    guard let screen else { return dispatcher.remove(behaviors, of: calls) }
    dispatcher.unwind(behaviors, of: calls, on: screen, facts(of: screen), along: screen.transitionCoordinator)
  }

  // MARK: Moments

  func handle(_ callback: AppearanceTracker.Callback, animated: Bool) {
    // The screen is kept for the whole dispatch: a behavior may release the last other reference to it.
    guard isAttached, let screen else { return }
    let moments = tracker.handle(callback)
    for moment in moments { state = state.after(moment) }
    switch callback {
    case .willAppear:
      appearances += 1
      stay.screenWillAppear(screen, staysOfApp().reader)
      stack = screen.parent as? UINavigationController
    // A disappearance is on time, also that of an appearance that began late.
    case .willDisappear, .didDisappear: joinsLate = false
    case .didAppear: stay.screenDidAppear()
    case .isAppearing: break
    }
    dispatcher.dispatch(moments, to: screen) {
      var facts = facts(of: screen)
      facts.isAnimated = animated
      facts.isMovingFromParent = facts.isMovingFromParent || hasLeftStack(screen)
      facts.isCatchUp = joinsLate
      facts.undoesCancelledTransition = tracker.undoesCancelledTransition
      return MomentCircumstances(facts, along: screen.transitionCoordinator)
    }
    if callback == .willAppear, awaitsLayout { report(.beforeLayingOutSubviews) }
  }

  /// `isMovingFromParent` may be false again when UIKit forwards a disappearance to children. The stack is then still
  /// without the screen. Source: johnpatrickmorgan/LifecycleHooks, issue 2. A screen that is in the stack is its last or
  /// near to it, so the search begins there.
  private func hasLeftStack(_ screen: UIViewController) -> Bool {
    guard let stack else { return false }
    for screenInStack in stack.viewControllers.reversed() where screenInStack === screen { return false }
    return true
  }

  /// Whether the screen is between a will-call and its did-call, or its behaviors are receiving a moment.
  var isBusy: Bool {
    let isBetweenCalls = tracker.stage != .loaded && tracker.stage != .appeared
    return dispatcher.isDelivering || screen != nil && isBetweenCalls
  }

  /// The screen has been closed. It may have been released.
  func tell(_ closing: ScreenClosing) {
    dispatcher.tell(closing, on: screen)
  }

  func didChangeSize() {
    awaitsLayout = true
    if tracker.stage != .loaded { report(.beforeLayingOutSubviews) }
  }

  func didLayOutSubviews() {
    awaitsLayout = false
    report(.afterLayingOutSubviews)
  }

  /// - Parameters:
  ///   - moment: a moment of layout or of the environment.
  ///   - coordinator: that of a change of size.
  func report(_ moment: LifecycleMoment, along coordinator: (any UIViewControllerTransitionCoordinator)? = nil) {
    guard isAttached, let screen else { return }
    dispatcher.dispatch([moment], to: screen) {
      var facts = facts(of: screen)
      facts.isAnimated = coordinator?.isAnimated == true
      return MomentCircumstances(facts, along: coordinator ?? screen.transitionCoordinator)
    }
  }

  /// The screen's own properties are read, and not those of the hidden child.
  private func facts(of screen: UIViewController) -> MomentFacts {
    MomentFacts(isMovingToParent: screen.isMovingToParent, isMovingFromParent: screen.isMovingFromParent)
  }
}

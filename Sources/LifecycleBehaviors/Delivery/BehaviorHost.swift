import UIKit

/// The behaviors of one screen, from UIKit's call of the hidden child to the call of a behavior.
///
/// **A push.** `navigation.pushViewController(screen, animated: true)`
/// 1. UIKit calls `viewWillAppear` of the screen, and then of its children. The hidden child calls `handle(.willAppear, …)`.
/// 2. `AppearanceTracker` turns the call into valid moments, here `beforeAppearing`: what UIKit repeats is dropped, what it
///    skips is added. `ScreenVisit` reads from the containers that the screen was pushed. The facts are read from the screen,
///    once.
/// 3. `BehaviorDispatcher` passes the moment to each behavior, in their order. A callback that UIKit makes meanwhile waits.
/// 4. `AttachedBehavior` calls `behavior.receive(.beforeAppearing, on: screen, context: …)`. Its default calls
///    `beforeAppearing(screen, context:)`, and the default of that `beforeAppearing(screen)`.
/// 5. `viewIsAppearing` follows in the same way, and after the transition `viewDidAppear`.
///
/// **A late add.** `screen.addBehaviors([LogBehavior()])` while the screen is on screen
/// 1. `add` creates the coordinators, and the dispatcher appends the behaviors to the others.
/// 2. These alone receive `afterAttaching` to `afterAppearing`, marked `isCatchUp`, before `addBehaviors` returns. Inside a moment
///    they receive those before it, and then the moment itself in order.
/// 3. If they are the first ones, UIKit makes the new child appear itself: that appearance is marked instead (`joinsLate`).
///
/// **A cancelled swipe.** The user begins to swipe the screen away, and lets go.
/// 1. UIKit calls `viewWillDisappear`: `beforeDisappearing`, to the last behavior first.
/// 2. UIKit calls `viewWillAppear` and `viewDidAppear` without a `viewDidDisappear`. That is `beforeAppearing`, `duringAppearing`
///    and `afterAppearing`, marked `undoesCancelledTransition` because the tracker knows that the screen was disappearing.
/// 3. The screen has never left its containers, so its visit continues: see `AttachedScreens`.
@MainActor
final class BehaviorHost {
  private(set) weak var screen: UIViewController?
  /// False after the screen, or other code that removes its children, has removed the hidden child.
  private(set) var isAttached = true
  /// The child that UIKit calls. Retains this.
  weak var hiddenChild: LifecycleBehaviorViewController?
  /// Whether the screen is in place, and how it was opened.
  let visit = ScreenVisit()
  /// The attached screens of the screen's app. In a test the app may end before the screen is deallocated.
  private weak var screens: AttachedScreens?
  private let dispatcher = BehaviorDispatcher()
  private var tracker = AppearanceTracker()
  /// The container of the screen in the present appearance, which may end after the screen has lost its parent.
  private weak var stack: UINavigationController?
  /// The screen was on screen before its first behaviors were added: that appearance is delivered late.
  private var joinsLate: Bool
  /// The layout of the screen for its present size.
  private enum Layout {
    case isNeeded
    /// Behaviors have received `beforeLayingOutSubviews`.
    case isAnnounced
    case isDone
  }

  private var layout = Layout.isNeeded

  init(screen: UIViewController) {
    self.screen = screen
    stack = screen.parent as? UINavigationController
    joinsLate = screen.viewIfLoaded?.window?.isHidden == false
    _ = screensOfApp()
  }

  /// The screens of the running app, to which this screen is added. A test may have created the screen before it launched the app.
  private func screensOfApp() -> AttachedScreens {
    let current = AttachedScreens.ofApp
    if screens !== current {
      current.add(self)
      screens = current
    }
    return current
  }

  // MARK: Behaviors

  /// All behaviors on the screen, in the order in which they were added, also those that are receiving their last moment.
  var behaviors: [AttachedBehavior] { dispatcher.behaviors }

  /// Adds behaviors to the screen.
  /// - Parameter added: in the order in which they are called when the screen appears. Each may have added others when it created
  ///   its coordinator: these come first.
  func add(_ added: [AttachedBehavior]) {
    guard let screen, !added.isEmpty else { return }
    var facts = facts(of: screen)
    facts.isCatchUp = joinsLate || tracker.stage != .loaded
    dispatcher.add(added, to: screen, facts, layoutIsAnnounced: layout == .isAnnounced)
  }

  /// Removes behaviors without calling them.
  func remove(_ behaviors: [AttachedBehavior]) {
    dispatcher.remove(behaviors)
  }

  /// Removes behaviors, and lets them restore what they have changed.
  func detach(_ behaviors: [AttachedBehavior]) {
    // A screen that is being deallocated receives nothing.
    guard let screen else { return remove(behaviors) }
    dispatcher.detach(behaviors, on: screen, facts(of: screen))
  }

  /// The end of the attachment.
  func detach() {
    guard isAttached else { return }
    isAttached = false
    if screen != nil { detach(behaviors) } else { screenWasDeallocated() }
  }

  /// A screen that is being deallocated receives nothing any more but the closing of its visit.
  func screenWasDeallocated() {
    if !visit.isOpen { remove(behaviors) }
  }

  /// Whether there is nothing more to deliver.
  var hasEnded: Bool { !isAttached || screen == nil && !visit.isOpen }

  // MARK: Moments

  /// The lifecycle state of the screen, as UIKit has reported it. The behaviors may have received fewer moments so far.
  var state: LifecycleState { tracker.state }

  /// Whether UIKit has said that the screen appears, and not that it has disappeared again.
  var hasBegunToAppear: Bool { tracker.stage != .loaded }

  var isAppearing: Bool { tracker.stage == .beforeAppearing || tracker.stage == .duringAppearing }

  /// UIKit has called the hidden child, after the screen's own override.
  func handle(_ callback: AppearanceTracker.Callback, animated: Bool) {
    // A strong reference for the whole delivery: a behavior may release the last other one.
    guard isAttached, let screen else { return }
    let moments = tracker.handle(callback)
    var facts = facts(of: screen)
    switch callback {
    case .willAppear:
      if !visit.isOpen { visit.screenWillAppear(screen, among: screensOfApp()) }
      stack = screen.parent as? UINavigationController
    case .isAppearing: break
    case .didAppear: visit.screenDidAppear()
    case .willDisappear, .didDisappear:
      // On time, even if the appearance began late.
      joinsLate = false
      facts.isMovingFromParent = facts.isMovingFromParent || hasLeftStack(screen)
    }
    facts.isAnimated = animated
    facts.isCatchUp = joinsLate
    facts.undoesCancelledTransition = tracker.undoesCancelledTransition
    dispatcher.dispatch(moments, to: screen, MomentCircumstances(facts, of: screen))
    // A screen that has this size already is not laid out again.
    if callback == .willAppear, layout == .isNeeded { announceLayout() }
  }

  /// `isMovingFromParent` may be false again when UIKit forwards a disappearance to children. The stack is then still
  /// without the screen. Source: johnpatrickmorgan/LifecycleHooks, issue 2. A screen that is in the stack is its last or
  /// near to it, so the search begins there.
  private func hasLeftStack(_ screen: UIViewController) -> Bool {
    guard let stack else { return false }
    for screenInStack in stack.viewControllers.reversed() where screenInStack === screen { return false }
    return true
  }

  /// Whether the screen is between calls, or its behaviors are receiving a moment.
  var isBusy: Bool { dispatcher.isDelivering || screen != nil && isBetweenCalls }

  /// Whether the screen is between a will-call and its did-call.
  var isBetweenCalls: Bool { tracker.stage != .loaded && tracker.stage != .appeared }

  /// Delivers the closing of the screen, which may have been deallocated.
  func deliver(_ closing: ScreenClosing) {
    dispatcher.deliver(closing, on: screen)
  }

  func didChangeSize() {
    layout = .isNeeded
    if tracker.stage != .loaded { announceLayout() }
  }

  private func announceLayout() {
    report(.beforeLayingOutSubviews)
    if layout == .isNeeded { layout = .isAnnounced }
  }

  func didLayOutSubviews() {
    layout = .isDone
    report(.afterLayingOutSubviews)
  }

  /// - Parameters:
  ///   - moment: a moment of layout or of the environment.
  ///   - coordinator: the coordinator of a change of size.
  func report(_ moment: LifecycleMoment, along coordinator: (any UIViewControllerTransitionCoordinator)? = nil) {
    guard isAttached, let screen else { return }
    dispatcher.dispatch(CollectionOfOne(moment), to: screen, circumstances(of: screen, along: coordinator))
  }

  private func circumstances(
    of screen: UIViewController, along coordinator: (any UIViewControllerTransitionCoordinator)?
  ) -> MomentCircumstances {
    // As most often: the screen neither appears nor disappears, and its size is the same.
    guard isBetweenCalls || coordinator != nil else { return .atRest }
    var facts = facts(of: screen)
    guard let coordinator else { return MomentCircumstances(facts, of: screen) }
    facts.isAnimated = coordinator.isAnimated
    return MomentCircumstances(facts, along: coordinator)
  }

  /// Reads the properties of the screen, not of the hidden child.
  private func facts(of screen: UIViewController) -> MomentFacts {
    MomentFacts(isMovingToParent: screen.isMovingToParent, isMovingFromParent: screen.isMovingFromParent)
  }
}

import UIKit

/// The hidden child that hears a screen's lifecycle and passes it on to the screen's behaviors.
///
/// `addBehaviors` makes and adds it; there is one per screen. Its view is hidden, takes no touches, and stands behind
/// all other subviews in the order of `subviews`. A container that forwards appearance by hand
/// (`shouldAutomaticallyForwardAppearanceMethods` is false) includes it among the children it forwards to.
@MainActor
public final class LifecycleBehaviorViewController: UIViewController {
  private let dispatcher: BehaviorDispatcher
  private weak var screen: UIViewController?
  private var tracker = AppearanceTracker()
  /// The screen was on screen already when this child joined it: its first appearance is told late.
  private var joinsLate: Bool
  private var isAttached = true

  init(screen: UIViewController) {
    self.screen = screen
    dispatcher = BehaviorDispatcher(screen: screen)
    joinsLate = screen.viewIfLoaded?.window != nil
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "addBehaviors(_:) makes the LifecycleBehaviorViewController of a screen")
  public required init?(coder: NSCoder) {
    fatalError("LifecycleBehaviorViewController is not made from an archive")
  }

  // MARK: Behaviors

  func add(_ behaviors: [AttachedBehavior]) {
    var facts = facts(isAnimated: false)
    facts.isCatchUp = joinsLate || tracker.stage != .loaded
    dispatcher.add(behaviors, facts)
  }

  func remove(_ behaviors: [AttachedBehavior]) {
    dispatcher.remove(behaviors)
  }

  func unwind(_ behaviors: [AttachedBehavior]) {
    dispatcher.unwind(behaviors, detachingFacts)
  }

  // MARK: The screen's lifecycle

  public override func loadView() {
    let view = UIView(frame: screen?.viewIfLoaded?.bounds ?? .zero)
    view.isHidden = true
    view.isUserInteractionEnabled = false
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    handle(.willAppear, animated)
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    handle(.isAppearing, animated)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    handle(.didAppear, animated)
    joinsLate = false
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    handle(.willDisappear, animated)
    joinsLate = false
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    handle(.didDisappear, animated)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    dispatcher.dispatch(.beforeLayingOutSubviews, facts(isAnimated: false))
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    dispatcher.dispatch(.afterLayingOutSubviews, facts(isAnimated: false))
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    var facts = facts(isAnimated: coordinator.isAnimated)
    facts.transitionCoordinator = coordinator
    dispatcher.dispatch(.beforeTransition(to: size), facts)
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    dispatcher.dispatch(.afterChangingTraits(from: previousTraitCollection), facts(isAnimated: false))
  }

  /// The end of the attachment: the screen, or somebody who walks its children, has let go of this one.
  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil, isAttached else { return }
    isAttached = false
    dispatcher.unwindAll(detachingFacts)
  }

  private func handle(_ callback: AppearanceTracker.Callback, _ animated: Bool) {
    guard isAttached else { return }
    let moments = tracker.handle(callback)
    var facts = facts(isAnimated: animated)
    facts.undoesCancelledTransition = tracker.undoesCancelledTransition
    facts.isCatchUp = joinsLate
    for moment in moments {
      dispatcher.dispatch(moment, facts)
    }
  }

  private var detachingFacts: MomentFacts {
    var facts = facts(isAnimated: false)
    facts.isDetaching = true
    return facts
  }

  private func facts(isAnimated: Bool) -> MomentFacts {
    MomentFacts(
      isAnimated: isAnimated,
      transitionCoordinator: screen?.transitionCoordinator,
      isMovingToParent: screen?.isMovingToParent ?? false,
      isMovingFromParent: screen?.isMovingFromParent ?? false)
  }
}

import UIKit

/// The hidden child that hears a screen's lifecycle and passes it on to the screen's behaviors.
///
/// `addBehaviors` makes and adds it; there is one per screen. Its view is transparent and takes no touches; it is added as the
/// last subview and is as large as the screen's. A container that forwards appearance by hand
/// (`shouldAutomaticallyForwardAppearanceMethods` is false) includes it among the children it forwards to. Code that
/// walks `children` finds the others in ``UIKit/UIViewController/childrenWithoutLifecycleBehaviors``.
@MainActor
public final class LifecycleBehaviorViewController: UIViewController {
  private let dispatcher: BehaviorDispatcher
  private weak var screen: UIViewController?
  private var tracker = AppearanceTracker()
  private var calls = AddingCalls()
  /// The screen was on screen already when this child joined it: its first appearance is told late.
  private var joinsLate: Bool
  private var isAttached = true
  /// The screen has a size for which it has not been laid out.
  private var awaitsLayout = true

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

  func add(_ behaviors: [AttachedBehavior], from callSite: CallSite) {
    if let screen { calls.note(behaviors, from: callSite, on: screen) }
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
    view = HiddenView(frame: screen?.viewIfLoaded?.bounds ?? .zero) { [weak self] in self?.sizeDidChange() }
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    handle(.willAppear, animated)
    if awaitsLayout { dispatch(.beforeLayingOutSubviews) }
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

  // MARK: Layout and environment

  /// UIKit resizes subviews ahead of the layout pass, or in the midst of it.
  private func sizeDidChange() {
    awaitsLayout = true
    if tracker.stage != .loaded { dispatch(.beforeLayingOutSubviews) }
  }

  /// UIKit lays out a child when its parent's pass is over.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    awaitsLayout = false
    dispatch(.afterLayingOutSubviews)
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    dispatch(.beforeTransition(to: size), along: coordinator)
    coordinator.animate { [weak self] _ in
      self?.dispatch(.duringTransition(to: size), along: coordinator)
    } completion: { [weak self] _ in
      self?.dispatch(.afterTransition(to: size), along: coordinator)
    }
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    dispatch(.afterChangingTraits(from: previousTraitCollection))
  }

  public override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    dispatch(.afterReceivingMemoryWarning)
  }

  private func dispatch(
    _ moment: LifecycleMoment, along coordinator: (any UIViewControllerTransitionCoordinator)? = nil
  ) {
    guard isAttached else { return }
    var facts = facts(isAnimated: coordinator?.isAnimated ?? false)
    if let coordinator { facts.transitionCoordinator = coordinator }
    dispatcher.dispatch(moment, facts)
  }

  // MARK: The end

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

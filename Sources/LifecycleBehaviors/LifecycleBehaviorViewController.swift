import UIKit

/// The hidden child that receives a screen's lifecycle and passes it on to the screen's behaviors.
///
/// `addBehaviors` makes and adds it; there is one per screen. Its view is transparent and takes no touches; it is added as the
/// last subview and is as large as the screen's. A screen that removes it along with all its subviews has it put back, and an
/// issue says so. A container that forwards appearance by hand
/// (`shouldAutomaticallyForwardAppearanceMethods` is false) includes it among the children it forwards to. Code that
/// walks `children` finds the others in `contentChildren`.
@MainActor
public final class LifecycleBehaviorViewController: UIViewController {
  let host: BehaviorHost
  private let hiddenViewReturn: HiddenViewReturn
  // The canonical removal has begun: the view does not come back.
  private var isLeaving = false

  init(_ host: BehaviorHost) {
    self.host = host
    hiddenViewReturn = HiddenViewReturn(host)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "addBehaviors(_:) makes the LifecycleBehaviorViewController of a screen")
  public required init?(coder: NSCoder) {
    fatalError("LifecycleBehaviorViewController is not made from an archive")
  }

  public override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    isLeaving = parent == nil
  }

  // The end of the attachment: the screen, or other code that walks its children, has removed this one.
  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { host.detach() }
  }

  // MARK: Appearing

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    leaveFirstPlace()
    hiddenViewReturn.appearanceDidBegin()
    handle(.willAppear, animated)
  }

  // While its view is out of the screen's, UIKit's reports are about this controller alone.
  private func handle(_ callback: AppearanceTracker.Callback, _ animated: Bool) {
    if !hiddenViewReturn.isDue { host.handle(callback, animated: animated) }
  }

  // A view that is added after the behaviors stands before this one. UIKit takes the first subview for the scroll view
  // that large titles and shrinking tab bars follow. Source: hotwired/hotwire-native-ios, pull request 199.
  private func leaveFirstPlace() {
    guard let superview = view.superview, superview.subviews.first === view else { return }
    superview.bringSubviewToFront(view)
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    handle(.isAppearing, animated)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    handle(.didAppear, animated)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    handle(.willDisappear, animated)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    handle(.didDisappear, animated)
  }

  // MARK: Layout

  // UIKit resizes subviews ahead of the screen's layout pass, or in the midst of it.
  public override func loadView() {
    view = HiddenView(frame: host.screen?.viewIfLoaded?.placeForHiddenView.bounds ?? .zero) { [weak host] in
      host?.didChangeSize()
    } superviewWillChange: { [weak self] superview in
      guard let self, !isLeaving else { return }
      hiddenViewReturn.willMove(self, to: superview)
    }
  }

  // UIKit lays out a child when its parent's pass is over.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    host.didLayOutSubviews()
  }

  // MARK: Environment

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    host.deliver(.beforeTransition(to: size), along: coordinator)
    coordinator.animate { [weak host] _ in
      host?.deliver(.duringTransition(to: size), along: coordinator)
    } completion: { [weak host] _ in
      host?.deliver(.afterTransition(to: size), along: coordinator)
    }
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    host.deliver(.afterChangingTraits(from: previousTraitCollection))
  }

  public override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    host.deliver(.afterReceivingMemoryWarning)
  }
}

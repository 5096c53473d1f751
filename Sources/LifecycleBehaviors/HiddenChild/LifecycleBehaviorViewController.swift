import UIKit

// See `BehaviorHost` for the path of a UIKit call to the behaviors.

/// The hidden child that receives a screen's lifecycle and passes it on to the screen's behaviors.
///
/// The first `addBehaviors` creates the child and adds it to the screen. All behaviors of the screen share the child. The child's
/// view is in the screen's view, but not at index 0 if there are other subviews. It has the same size as the screen's view, is
/// transparent, and receives no touches. If a screen removes this view, for example with all its subviews, the framework adds the
/// view again and reports an issue.
///
/// If your container forwards appearance itself, because its `shouldAutomaticallyForwardAppearanceMethods` is false, forward
/// appearance to the hidden child, too. To enumerate the other children, use `contentChildren`. See <doc:Containers>.
public final class LifecycleBehaviorViewController: ContentlessViewController {
  let host: BehaviorHost
  /// The app's default behaviors on this screen.
  lazy var defaults = BehaviorAttachment()
  let place: HiddenViewPlace
  /// Set while the screen is in a window and its container has not forwarded its appearance.
  private var missingAppearance: MissingAppearance?
  private var isAskedByScreen = false

  init(_ host: BehaviorHost) {
    self.host = host
    place = HiddenViewPlace(host)
    super.init()
    host.hiddenChild = self
  }

  public required init?(coder: NSCoder) {
    nil
  }

  deinit {
    let host = host
    MainThread.run { if host.isAttached { host.screenWasDeallocated() } }
  }

  public override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    place.childWillMove(toParent: parent)
  }

  // The end of the attachment: the screen, or other code that removes its children, has removed this one.
  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil, host.isAttached else { return }
    reportRemoval()
    host.detach()
  }

  private func reportRemoval() {
    guard let screen = host.screen else { return }
    LifecycleIssue.report(
      .hiddenChildRemoved,
      """
      \(type(of: screen)) removed its lifecycleBehaviorViewController, so the behaviors of \(type(of: screen)) are no longer \
      called\(others(of: screen)). Remove only controllers in contentChildren. To end behaviors, call remove() on their \
      attachments.
      """,
      on: screen)
  }

  /// Names the children that remain: the app probably meant to remove one of them, for example with code that removes
  /// `children.first`.
  private func others(of screen: UIViewController) -> String {
    let names = screen.contentChildren.map { "\(type(of: $0))" }
    return names.isEmpty ? "" : ". \(type(of: screen)) still contains \(names.joined(separator: " and "))"
  }

  // MARK: Appearing

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    handle(.willAppear, animated)
  }

  private func handle(_ callback: AppearanceTracker.Callback, _ animated: Bool) {
    missingAppearance = nil
    if place.childIsCalled(callback, view) { host.handle(callback, animated: animated) }
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

  // MARK: The hidden view

  public override func loadView() {
    view = HiddenView(frame: host.screen?.viewIfLoaded?.placeForHiddenView.bounds ?? .zero, owner: self)
  }

  // UIKit resizes subviews before the screen's layout pass or during it.
  func hiddenViewDidChangeSize() {
    host.didChangeSize()
  }

  // By now UIKit has called the hidden child, unless the window is hidden or appearance is not forwarded.
  func hiddenViewDidMoveToWindow() {
    missingAppearance = view.window == nil || host.hasBegunToAppear ? nil : MissingAppearance(on: host)
  }

  func hiddenViewWillMove(toSuperview superview: UIView?) {
    place.viewWillMove(of: self, to: superview)
  }

  // MARK: Layout

  // UIKit lays out a child after its parent's layout pass.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    host.didLayOutSubviews()
  }

  // MARK: Environment

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    host.report(.beforeChangingSize(to: size), along: coordinator)
    coordinator.animate { [weak host] _ in
      host?.report(.duringChangingSize(to: size), along: coordinator)
    } completion: { [weak host] _ in
      host?.report(.afterChangingSize(to: size), along: coordinator)
    }
  }

  // Deprecated since iOS 17, and called on each system up to iOS 26. Its successor, registerForTraitChanges, needs a list of traits: the
  // app's own, and those of later systems, would be missing.
  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    host.report(.afterChangingTraits(from: previousTraitCollection))
  }

  public override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    host.report(.afterReceivingMemoryWarning)
  }

  // MARK: Delegated properties

  // If a parent names a child, UIKit asks the child and not the parent. Without content, the screen should answer for itself, so this
  // controller names no other child.
  #if !os(tvOS) && !os(visionOS)
    public override var childForStatusBarStyle: UIViewController? { contentToAsk(for: #function) }
    public override var childForStatusBarHidden: UIViewController? { contentToAsk(for: #function) }
    public override var childForHomeIndicatorAutoHidden: UIViewController? { contentToAsk(for: #function) }
    public override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
      contentToAsk(for: #function)
    }
    @available(iOS 14.0, *)
    public override var childViewControllerForPointerLock: UIViewController? { contentToAsk(for: #function) }
    // The SDK of iOS 26 came with Swift 6.2.
    #if compiler(>=6.2)
      @available(iOS 26.0, *)
      public override var childViewControllerForInterfaceOrientationLock: UIViewController? {
        contentToAsk(for: #function)
      }
    #endif
  #endif

  override func controllerToAsk(for property: String) -> UIViewController? {
    contentToAsk(for: property) ?? host.screen
  }

  /// Reports once that the screen asks this child, and returns the child that it means to ask.
  private func contentToAsk(for property: String) -> UIViewController? {
    guard let screen = host.screen else { return nil }
    if !isAskedByScreen {
      isAskedByScreen = true
      LifecycleIssue.report(
        .hiddenChildAsked,
        """
        \(type(of: screen)) used its lifecycleBehaviorViewController for \(property), probably as children.last. Write \
        contentChildren.last instead.
        """,
        on: screen)
    }
    return screen.contentChildren.last
  }
}

extension UIViewController {
  /// The hidden child that serves this screen's behaviors; nil before the first `addBehaviors`.
  var hiddenChild: LifecycleBehaviorViewController? {
    for case let child as LifecycleBehaviorViewController in children where child.host.isAttached { return child }
    return nil
  }
}

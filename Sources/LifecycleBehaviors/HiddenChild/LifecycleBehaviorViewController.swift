import UIKit

// `BehaviorHost` follows a call of UIKit from here to the behaviors.

/// The hidden child that receives a screen's lifecycle and passes it on to the screen's behaviors.
///
/// `addBehaviors` creates and adds it; there is one per screen. Its view is transparent and receives no touches. It is added as
/// the last subview and is as large as the screen's view. When a screen removes it along with all its subviews, it is put
/// back, and an issue is reported. A container that forwards appearance itself
/// (`shouldAutomaticallyForwardAppearanceMethods` is false) forwards to it as to its other children. Code that enumerates
/// `children` finds the others in `contentChildren`.
@MainActor
public final class LifecycleBehaviorViewController: UIViewController {
  let host: BehaviorHost
  /// The app's default behaviors on this screen.
  lazy var defaults = BehaviorAttachment()
  private let hiddenViewReturn: HiddenViewReturn
  private var firstPlace = FirstPlace()
  /// Set while the screen is in a window and its container has not told it that it appears.
  private var missingAppearance: MissingAppearance?
  // The canonical removal has begun: the view is not put back.
  private var isLeaving = false
  private var isAskedByScreen = false

  init(_ host: BehaviorHost) {
    self.host = host
    hiddenViewReturn = HiddenViewReturn(host)
    super.init(nibName: nil, bundle: nil)
    host.hiddenChild = self
  }

  @available(*, unavailable, message: "addBehaviors(_:) creates the LifecycleBehaviorViewController of a screen")
  public required init?(coder: NSCoder) {
    nil
  }

  deinit {
    let host = host
    MainThread.run { if host.isAttached { host.screenWasDeallocated() } }
  }

  public override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    isLeaving = parent == nil
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
      \(type(of: screen)) removed its lifecycleBehaviorViewController, so its behaviors ended\(others(of: screen)). \
      Remove only its contentChildren. To end behaviors, call remove() of their attachments.
      """,
      on: screen)
  }

  /// Which children have stayed: most likely one of them was to be removed, as by code that removes `children.first`.
  private func others(of screen: UIViewController) -> String {
    let names = screen.contentChildren.map { "\(type(of: $0))" }
    switch names.count {
    case 0: return ""
    case 1: return ", and \(names[0]) stayed"
    default: return ", and \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]) stayed"
    }
  }

  // MARK: Appearing

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bringToFrontIfFirst()
    hiddenViewReturn.appearanceDidBegin()
    handle(.willAppear, animated)
  }

  // While its view is not in the screen's view, UIKit's reports are about this controller alone.
  private func handle(_ callback: AppearanceTracker.Callback, _ animated: Bool) {
    missingAppearance = nil
    if hiddenViewReturn.isDue {
      hiddenViewReturn.childIsCalled(callback)
    } else {
      host.handle(callback, animated: animated)
    }
  }

  // UIKit has no call for a view that is added beside this one, nor for another view of the screen. Both are found at the end of a
  // run-loop iteration.

  /// Whether the hidden view may have left its place in the screen's view.
  var isDisplaced: Bool {
    guard let superview = view.superview, let screenView = parent?.viewIfLoaded else { return true }
    if superview !== screenView, superview !== screenView.placeForHiddenView { return true }
    // It is put right when the screen appears, too.
    return host.state != .loaded && isFirst(in: superview)
  }

  func returnToPlace() {
    guard !isLeaving else { return }
    hiddenViewReturn.followScreenView(self)
    guard let superview = view.superview, isFirst(in: superview) else { return }
    switch firstPlace.find(at: LifecycleTime.current.read().uptime) {
    case .leave: bringToFrontIfFirst()
    case .giveUp: reportReordering()
    case .stay: break
    }
  }

  private func reportReordering() {
    guard let screen = host.screen else { return }
    LifecycleIssue.report(
      .hiddenViewRemoved,
      """
      \(type(of: screen)) puts the view of its lifecycleBehaviorViewController first among its subviews again and again, \
      probably in each layout, so it stays there, where UIKit looks for the scroll view of large titles. Reorder only views that \
      the screen has added itself.
      """,
      on: screen)
  }

  // UIKit uses the first subview as the scroll view that large titles and shrinking tab bars follow, and a screen may add its
  // content at any time: a list takes the place of a spinner. Source: hotwired/hotwire-native-ios, pull request 199.
  private func bringToFrontIfFirst() {
    if let superview = view.superview, isFirst(in: superview) { superview.bringSubviewToFront(view) }
  }

  private func isFirst(in superview: UIView) -> Bool {
    let subviews = superview.subviews
    return subviews.count > 1 && subviews.first === view
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

  // UIKit has called the hidden child before, unless the window is hidden or a container forgets the screen.
  func hiddenViewDidMoveToWindow() {
    missingAppearance = view.window == nil || host.hasBegunToAppear ? nil : MissingAppearance(on: host)
  }

  func hiddenViewWillMove(toSuperview superview: UIView?) {
    if !isLeaving { hiddenViewReturn.willMove(self, to: superview) }
  }

  // MARK: Layout

  // UIKit lays out a child when the pass of its parent is over.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    host.didLayOutSubviews()
  }

  // MARK: Environment

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    host.report(.beforeTransition(to: size), along: coordinator)
    coordinator.animate { [weak host] _ in
      host?.report(.duringTransition(to: size), along: coordinator)
    } completion: { [weak host] _ in
      host?.report(.afterTransition(to: size), along: coordinator)
    }
  }

  public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    host.report(.afterChangingTraits(from: previousTraitCollection))
  }

  public override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    host.report(.afterReceivingMemoryWarning)
  }

  // MARK: Questions to the last child

  // UIKit asks a child for none of these unless the screen passes the question on, as to `children.last`. The child that the screen
  // means answers. BehaviorProbeViewController has the same list.
  #if !os(tvOS) && !os(visionOS)
    public override var childForStatusBarStyle: UIViewController? { contentChild() }
    public override var preferredStatusBarStyle: UIStatusBarStyle {
      contentChild()?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
    }

    public override var childForStatusBarHidden: UIViewController? { contentChild() }
    public override var prefersStatusBarHidden: Bool {
      contentChild()?.prefersStatusBarHidden ?? super.prefersStatusBarHidden
    }
    public override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
      contentChild()?.preferredStatusBarUpdateAnimation ?? super.preferredStatusBarUpdateAnimation
    }

    public override var childForHomeIndicatorAutoHidden: UIViewController? { contentChild() }
    public override var prefersHomeIndicatorAutoHidden: Bool {
      contentChild()?.prefersHomeIndicatorAutoHidden ?? super.prefersHomeIndicatorAutoHidden
    }

    public override var childForScreenEdgesDeferringSystemGestures: UIViewController? { contentChild() }
    public override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
      contentChild()?.preferredScreenEdgesDeferringSystemGestures ?? super.preferredScreenEdgesDeferringSystemGestures
    }

    @available(iOS 14.0, *)
    public override var childViewControllerForPointerLock: UIViewController? { contentChild() }
    @available(iOS 14.0, *)
    public override var prefersPointerLocked: Bool {
      contentChild()?.prefersPointerLocked ?? super.prefersPointerLocked
    }

    public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      contentChild()?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
    @available(iOS, introduced: 6.0, deprecated: 16.0)
    public override var shouldAutorotate: Bool { contentChild()?.shouldAutorotate ?? super.shouldAutorotate }

    // The SDK of iOS 26 came with Swift 6.2.
    #if compiler(>=6.2)
      @available(iOS 26.0, *)
      public override var childViewControllerForInterfaceOrientationLock: UIViewController? { contentChild() }
      @available(iOS 26.0, *)
      public override var prefersInterfaceOrientationLocked: Bool {
        contentChild()?.prefersInterfaceOrientationLocked ?? super.prefersInterfaceOrientationLocked
      }
    #endif

    /// Reports once that the screen asks this child, and finds the one that it means.
    private func contentChild(askedFor property: String = #function) -> UIViewController? {
      guard let screen = host.screen else { return nil }
      if !isAskedByScreen {
        isAskedByScreen = true
        LifecycleIssue.report(
          .hiddenChildAsked,
          """
          \(type(of: screen)) asks its lifecycleBehaviorViewController for \(property), probably through \
          children.last. Use contentChildren.last.
          """,
          on: screen)
      }
      return screen.contentChildren.last
    }
  #endif
}

/// A controller of the framework's own among the children of a screen, which is no part of the screen's content.
protocol ContentlessChild: UIViewController {}

extension LifecycleBehaviorViewController: ContentlessChild {}

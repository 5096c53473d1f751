import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// The hidden child in each kind of screen and container: behaviors receive the same moments, and it has no other effect.
@MainActor
@Suite(.everyAnswer)
struct HiddenChildEverywhereTests {
  enum Kind: String, CaseIterable {
    case root, navigation, tabs, page, split, forwardingContainer, nonForwardingContainer, sheet, table, scrollView
    case stackView, visualEffect
  }

  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  static let appearance = [
    "a afterAttaching", "a afterLoading", "a beforeAppearing", "a duringAppearing", "a afterAppearing",
  ]

  /// A screen with one behavior whose root view is of the kind, and the controller to show it in.
  private func make(_ kind: Kind) -> (screen: UIViewController, root: UIViewController) {
    let screen = KindScreen(kind, RecordingBehavior("a", in: log))
    switch kind {
    case .root, .table, .scrollView, .stackView, .visualEffect: return (screen, screen)
    case .navigation: return (screen, UINavigationController(rootViewController: screen))
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      return (screen, tabs)
    case .page:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([screen], direction: .forward, animated: false)
      return (screen, pages)
    case .split:
      let split = UISplitViewController()
      split.viewControllers = [screen]
      return (screen, split)
    case .forwardingContainer, .nonForwardingContainer:
      let container = kind == .forwardingContainer ? UIViewController() : NonForwardingScreen()
      container.embed(screen)
      return (screen, container)
    case .sheet: return (screen, UIViewController())
    }
  }

  private func show(_ kind: Kind) -> UIViewController {
    let (screen, root) = make(kind)
    device.launch(showing: root)
    if kind == .sheet { root.present(screen, animated: false) }
    device.advance(by: 1)
    return screen
  }

  /// The view that takes the screen's subviews.
  private func place(in screen: UIViewController) -> UIView {
    (screen.view as? UIVisualEffectView)?.contentView ?? screen.view
  }

  @Test("Behaviors receive one whole appearance", arguments: Kind.allCases)
  func appearance(_ kind: Kind) {
    _ = show(kind)
    #expect(log.flush() == Self.appearance)
  }

  @Test("G8: it is the last subview and no arranged subview", arguments: Kind.allCases)
  func lastSubview(_ kind: Kind) {
    let screen = show(kind)
    #expect(place(in: screen).subviews.last === screen.lifecycleBehaviorViewController?.view)
    #expect(place(in: screen).subviews.first?.tag == KindScreen.contentTag)
    if let stack = screen.view as? UIStackView { #expect(stack.arrangedSubviews.map(\.tag) == [KindScreen.contentTag]) }
  }

  @Test("G8: it is as large as the screen's view, and stays so", arguments: Kind.allCases)
  func size(_ kind: Kind) {
    let screen = show(kind)
    #expect(screen.lifecycleBehaviorViewController?.view.frame == screen.view.bounds)
    screen.view.frame.size = CGSize(width: 100, height: 200)
    #expect(screen.lifecycleBehaviorViewController?.view.bounds.size == CGSize(width: 100, height: 200))
  }

  @Test("The app's default behaviors are added to a screen whose view is a visual effect view, too")
  func defaults() {
    LifecycleBehaviorDefaults.register { [log] _ in RecordingBehavior("default", in: log) }
    defer { LifecycleBehaviorDefaults.removeAll() }
    _ = show(.visualEffect)
    #expect(log.flush().filter { $0.hasPrefix("default") } == Self.appearance.map { "default" + $0.dropFirst() })
  }

  @Test("G8: views receive the same touches as without it", arguments: Kind.allCases)
  func touches(_ kind: Kind) {
    let screen = show(kind)
    #expect(screen.view.hitTest(CGPoint(x: 5, y: 5), with: nil)?.tag == KindScreen.contentTag)
    #expect(screen.view.hitTest(CGPoint(x: 100, y: 300), with: nil) === place(in: screen))
  }

  @Test("G8: code that enumerates contentChildren finds the others without it", arguments: Kind.allCases)
  func children(_ kind: Kind) {
    let screen = show(kind)
    let child = UIViewController()
    screen.addChild(child)
    place(in: screen).addSubview(child.view)
    child.didMove(toParent: screen)
    #expect(screen.children.count == 2)
    #expect(screen.contentChildren == [child])
  }

  @Test("G8: it does not affect the properties that UIKit reads from children", arguments: Kind.allCases)
  func quiet(_ kind: Kind) {
    let screen = show(kind)
    let host = screen.lifecycleBehaviorViewController
    #expect(host?.navigationItem !== screen.navigationItem)
    #expect(host?.title == nil)
    #expect(host?.canBecomeFirstResponder == false)
    #expect(host?.presentedViewController === screen.presentedViewController)
  }

  @Test("The behaviors of a table that scrolls receive no layout moments")
  func scrolling() {
    let screen = KindScreen(.table, RecordingBehavior("a", in: log, recordsLayout: true))
    device.launch(showing: screen)
    device.turn()
    _ = log.flush()
    for offset in 1...10 {
      (screen.view as? UIScrollView)?.contentOffset.y = CGFloat(offset)
      device.turn()
    }
    #expect(log.flush() == [])
    #expect(screen.lifecycleBehaviorViewController?.view.bounds.size == screen.view.bounds.size)
  }

  @Test("Rotation is delivered before, during and after, with the transition's coordinator; memory warnings, too")
  func environment() {
    _ = show(.navigation)
    _ = log.flush()
    device.rotate(to: .landscapeLeft)
    device.advance(by: 1)
    let (before, during, after) = ("beforeTransition", "duringTransition", "afterTransition")
    let size = "(to: 852.0x393.0) animated"
    #expect(log.flush().filter { !$0.contains("Traits") } == [before, during, after].map { "a \($0)\(size)" })
    device.warnOfMemory()
    #expect(log.flush() == ["a afterReceivingMemoryWarning"])
  }

  @Test("A change of size has the coordinator that UIKit passes for it, not the screen's own, which is nil")
  func sizeCoordinator() throws {
    var isTheOne: [Bool] = []
    var handedOut: (any UIViewControllerTransitionCoordinator)?
    let screen = Screen([SizeBehavior { isTheOne.append($0 === handedOut) }])
    screen.loadViewIfNeeded()
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    nav.pushViewController(UIViewController(), animated: true)
    device.turn()
    let coordinator = try #require(nav.transitionCoordinator)
    handedOut = coordinator
    screen.viewWillTransition(to: CGSize(width: 1, height: 1), with: coordinator)
    device.advance(by: 1)
    #expect(screen.transitionCoordinator == nil)
    #expect(isTheOne.first == true)
  }

  @Test("Changed traits are delivered with the old ones")
  func traits() {
    var styles: [UIUserInterfaceStyle?] = []
    let screen = Screen([TraitBehavior { styles.append($0?.userInterfaceStyle) }])
    device.launch(showing: screen)
    styles = []
    device.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(styles == [.unspecified])
  }
}

private struct TraitBehavior: ViewControllerLifecycleBehavior {
  let handle: (UITraitCollection?) -> Void

  func afterChangingTraits(
    _ viewController: UIViewController, from previousTraits: UITraitCollection?, context: Context
  ) { handle(previousTraits) }
}

private struct SizeBehavior: ViewControllerLifecycleBehavior {
  let handle: ((any UIViewControllerTransitionCoordinator)?) -> Void

  func beforeTransition(_ viewController: UIViewController, to size: CGSize, context: Context) {
    handle(context.transitionCoordinator)
  }
  func duringTransition(_ viewController: UIViewController, to size: CGSize, context: Context) {
    handle(context.transitionCoordinator)
  }
}

/// A screen with a root view of a kind and a piece of content at its top.
private final class KindScreen: UIViewController {
  static let contentTag = 7
  private let kind: HiddenChildEverywhereTests.Kind
  private let behavior: RecordingBehavior

  init(_ kind: HiddenChildEverywhereTests.Kind, _ behavior: RecordingBehavior) {
    self.kind = kind
    self.behavior = behavior
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    let bounds = UIScreen.main.bounds
    switch kind {
    case .table: view = UITableView(frame: bounds, style: .plain)
    case .scrollView: view = UIScrollView(frame: bounds)
    case .stackView: view = UIStackView(frame: bounds)
    case .visualEffect: view = UIVisualEffectView(effect: nil)
    default: super.loadView()
    }
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    content.tag = Self.contentTag
    switch view {
    case let stack as UIStackView: stack.addArrangedSubview(content)
    case let effect as UIVisualEffectView: effect.contentView.addSubview(content)
    default: view.addSubview(content)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([behavior])
  }
}

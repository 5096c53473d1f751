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

  /// A screen with one behavior, or without behaviors, whose root view is of the kind, and the controller to show it in.
  private func make(_ kind: Kind, isPlain: Bool) -> (screen: UIViewController, root: UIViewController) {
    let screen = KindScreen(kind, isPlain ? nil : RecordingBehavior("a", in: log))
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

  private func show(_ kind: Kind, isPlain: Bool = false) -> UIViewController {
    let (screen, root) = make(kind, isPlain: isPlain)
    if device.isRunning {
      device.scenes[0].windows[0].rootViewController = root
    } else {
      device.launch(showing: root)
    }
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

  @Test("G8: layout, touches and other children are as without it", arguments: Kind.allCases)
  func noEffect(_ kind: Kind) {
    let layoutWithout = layout(of: show(kind, isPlain: true))
    let screen = show(kind)
    #expect(layout(of: screen) == layoutWithout)
    let hidden = screen.lifecycleBehaviorViewController
    let place = place(in: screen)
    #expect(place.subviews.last === hidden?.view)
    #expect(place.subviews.first?.tag == KindScreen.contentTag)
    if let stack = screen.view as? UIStackView { #expect(stack.arrangedSubviews.map(\.tag) == [KindScreen.contentTag]) }
    #expect(screen.view.hitTest(CGPoint(x: 5, y: 5), with: nil)?.tag == KindScreen.contentTag)
    #expect(screen.view.hitTest(CGPoint(x: 100, y: 300), with: nil) === place)
    #expect(hidden?.navigationItem !== screen.navigationItem && hidden?.title == nil)
    #expect(hidden?.canBecomeFirstResponder == false)
    let child = UIViewController()
    screen.addChild(child)
    place.addSubview(child.view)
    child.didMove(toParent: screen)
    #expect(screen.children.count == 2 && screen.contentChildren == [child])
  }

  private func layout(of screen: UIViewController) -> [String] {
    let views =
      [screen.view!] + place(in: screen).subviews.filter { $0 !== screen.lifecycleBehaviorViewController?.view }
    let scrollView = screen.view as? UIScrollView
    return views.map { "\(type(of: $0)) \($0.frame)" } + ["\(String(describing: scrollView?.contentSize))"]
  }

  @Test("Its view is as large as the screen's view, and stays so", arguments: Kind.allCases)
  func size(_ kind: Kind) {
    let screen = show(kind)
    #expect(screen.lifecycleBehaviorViewController?.view.frame == screen.view.bounds)
    screen.view.frame.size = CGSize(width: 100, height: 200)
    #expect(screen.lifecycleBehaviorViewController?.view.bounds.size == CGSize(width: 100, height: 200))
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

/// A screen with a root view of a kind and a piece of content at its top.
private final class KindScreen: UIViewController {
  static let contentTag = 7
  private let kind: HiddenChildEverywhereTests.Kind
  private let behavior: RecordingBehavior?

  init(_ kind: HiddenChildEverywhereTests.Kind, _ behavior: RecordingBehavior?) {
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
    if let behavior { addBehaviors([behavior]) }
  }
}

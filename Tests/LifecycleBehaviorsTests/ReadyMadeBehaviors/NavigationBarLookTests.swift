import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct NavigationBarLookTests {
  let device = HeadlessDevice()
  let root = UIViewController()
  let nav: UINavigationController
  var bar: UINavigationBar { nav.navigationBar }

  init() {
    nav = UINavigationController(rootViewController: root)
  }

  private func screen(_ color: UIColor) -> Screen {
    Screen([NavigationBarBehavior { $0.barTintColor = color }])
  }

  @Test("Every property of the look is restored to what it was before")
  func everyProperty() {
    device.launch(showing: nav)
    for isSetBefore in [false, true] {
      if isSetBefore { bar.setEverything(to: .green) }
      let before = bar.everything
      device.push(Screen([NavigationBarBehavior { $0.setEverything(to: .red) }]), onto: nav)
      #expect(zip(bar.everything, before).allSatisfy { $0 != $1 })
      device.pop(nav)
      #expect(bar.everything == before)
    }
  }

  @Test("What the app has set on the bar since stays, one property or all; the others are restored")
  func changedByApp() {
    device.launch(showing: nav)
    device.push(Screen([NavigationBarBehavior { $0.setEverything(to: .red) }]), onto: nav)
    bar.setEverything(to: .green)
    let set = bar.everything
    device.pop(nav)
    #expect(bar.everything == set)
    bar.tintColor = .brown
    device.push(
      Screen([
        NavigationBarBehavior { bar in
          bar.barTintColor = .red
          bar.tintColor = .white
        }
      ]), onto: nav)
    bar.barTintColor = .blue
    device.pop(nav)
    #expect(bar.barTintColor == .blue)
    #expect(bar.tintColor == .brown)
  }

  @Test("A tint that UIKit has dimmed is no change of the app's")
  func dimmed() {
    device.launch(showing: nav)
    bar.tintColor = .brown
    device.push(Screen([NavigationBarBehavior { $0.tintColor = .white }]), onto: nav)
    bar.tintColor = .gray
    bar.tintAdjustmentMode = .dimmed
    device.pop(nav)
    #expect(bar.tintColor == .brown)
  }

  @Test("An appearance that the closure changes in place is restored, too")
  func inPlace() {
    device.launch(showing: nav)
    bar.compactAppearance = UINavigationBarAppearance()
    device.push(
      Screen([
        NavigationBarBehavior { bar in
          bar.standardAppearance.backgroundColor = .red
          bar.compactAppearance?.backgroundColor = .red
        }
      ]), onto: nav)
    #expect(bar.standardAppearance.backgroundColor == .red && bar.compactAppearance?.backgroundColor == .red)
    device.pop(nav)
    #expect(bar.standardAppearance.backgroundColor == nil && bar.compactAppearance?.backgroundColor == nil)
  }

  @Test("A tint that the bar inherits is inherited again afterwards, one of its own is its own again")
  func tint() {
    let window = device.launch(showing: nav)
    let screen = Screen([NavigationBarBehavior { $0.tintColor = .white }])
    device.push(screen, onto: nav)
    #expect(bar.tintColor == .white)
    device.pop(nav)
    window.tintColor = .purple
    #expect(bar.tintColor == .purple)
    bar.tintColor = .brown
    device.push(screen, onto: nav)
    device.pop(nav)
    window.tintColor = .orange
    #expect(bar.tintColor == .brown)
  }

  @Test("Properties that the closure does not change are not set", arguments: [false, true])
  func untouched(hasAttributes: Bool) {
    let bar = SettingsLog()
    let nav = BarredNavigationController(bar)
    device.launch(showing: nav)
    if hasAttributes {
      bar.titleTextAttributes = [.foregroundColor: UIColor.green]
      bar.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
      bar.settings = 0
    }
    device.push(screen(.red), onto: nav)
    device.pop(nav)
    #expect(bar.settings == 0 && bar.barTintColor == nil)
  }

  @Test("Looks nest: white, then red above it, then white again, and at the end what the bar was at first")
  func nesting() {
    device.launch(showing: nav)
    bar.barTintColor = .black
    device.push(screen(.white), onto: nav)
    device.push(screen(.red), onto: nav)
    #expect(bar.barTintColor == .red)
    device.pop(nav)
    #expect(bar.barTintColor == .white)
    device.push(UIViewController(), onto: nav)
    #expect(bar.barTintColor == .black)
    device.pop(nav)
    #expect(bar.barTintColor == .white)
    device.push(screen(.red), onto: nav)
    device.popToRoot(nav)
    #expect(bar.barTintColor == .black)
  }

  @Test("A screen's own setting in its viewWillAppear stays, although the screen below restores its look")
  func ownSetting() {
    final class PlainScreen: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.navigationBar.barTintColor = .green
      }
    }
    device.launch(showing: nav)
    device.push(screen(.red), onto: nav)
    device.push(PlainScreen(), onto: nav)
    #expect(bar.barTintColor == .green)
  }

  @Test("A cancelled swipe back ends with this screen's look, a finished one with that of the screen below")
  func swipe() throws {
    device.launch(showing: nav)
    device.push(screen(.white), onto: nav)
    device.push(screen(.red), onto: nav)
    let swipe = try #require(device.beginSwipeBack(in: nav))
    #expect(bar.barTintColor == .white)
    swipe.cancel()
    device.advance(by: 1)
    #expect(bar.barTintColor == .red)
    try #require(device.beginSwipeBack(in: nav)).finish()
    device.advance(by: 1)
    #expect(bar.barTintColor == .white)
    try device.cancelSwipeBack(in: nav)
    #expect(bar.barTintColor == .white)
    device.pop(nav)
    #expect(bar.barTintColor == nil)
  }

  @Test("A screen inside the top screen keeps its look while a modal slides over both")
  func embedded() {
    let inner = screen(.red)
    root.embed(inner)
    device.launch(showing: nav)
    #expect(bar.barTintColor == .red)
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    nav.present(modal, animated: true)
    device.turn()
    #expect(bar.barTintColor == .red)
    device.advance(by: 1)
    #expect(bar.barTintColor == nil)
    nav.dismiss(animated: true)
    device.advance(by: 1)
    device.push(UIViewController(), onto: nav)
    #expect(bar.barTintColor == nil)
  }

  @Test("Popped while another tab is selected, the screen leaves the bar restored")
  func poppedOffScreen() {
    let tabs = UITabBarController()
    tabs.viewControllers = [nav, UIViewController()]
    device.launch(showing: tabs)
    device.push(screen(.white), onto: nav)
    device.push(screen(.red), onto: nav)
    tabs.selectedIndex = 1
    device.advance(by: 1)
    nav.popViewController(animated: false)
    tabs.selectedIndex = 0
    device.advance(by: 1)
    #expect(bar.barTintColor == .white)
    tabs.selectedIndex = 1
    device.advance(by: 1)
    nav.popToRootViewController(animated: false)
    tabs.selectedIndex = 0
    device.advance(by: 1)
    #expect(bar.barTintColor == nil)
  }

  @Test("A navigation controller is released with its screens, whose look its bar has")
  func release() {
    weak var released: UINavigationController?
    let window = device.launch(showing: nav)
    do {
      let other = UINavigationController(rootViewController: screen(.red))
      released = other
      window.rootViewController = other
      device.advance(by: 1)
      window.rootViewController = nav
      device.advance(by: 1)
    }
    #expect(released == nil)
  }

  @Test(
    "Removed on screen or in the middle of a push, the look is restored immediately; added again, it is set immediately"
  )
  func removed() {
    device.launch(showing: nav)
    let screen = screen(.red)
    device.push(screen, onto: nav)
    screen.attachment?.remove()
    #expect(bar.barTintColor == nil)
    let attachment = screen.addBehaviors([NavigationBarBehavior { $0.barTintColor = .blue }])
    #expect(bar.barTintColor == .blue)
    attachment.remove()
    let pushed = self.screen(.red)
    nav.pushViewController(pushed, animated: true)
    device.turn()
    #expect(bar.barTintColor == .red, "from the first callback on")
    pushed.attachment?.remove()
    #expect(bar.barTintColor == nil)
    device.advance(by: 1)
    #expect(bar.barTintColor == nil)
  }

  @Test("A bar may be hidden and have another look; the behaviors of one screen nest")
  func both() {
    device.launch(showing: nav)
    nav.setNavigationBarHidden(true, animated: false)
    device.push(
      Screen([
        NavigationBarBehavior(isHidden: false) { $0.barTintColor = .red },
        NavigationBarBehavior { $0.barTintColor = $0.barTintColor == .red ? .white : .black },
      ]), onto: nav)
    #expect(!nav.isNavigationBarHidden && bar.barTintColor == .white)
    device.pop(nav)
    #expect(nav.isNavigationBarHidden && bar.barTintColor == nil)
  }

  @Test("Along a push or pop the bar is animated once, from what is seen before to what is seen after")
  func animation() {
    let bar = ColorLog()
    let nav = BarredNavigationController(bar)
    device.launch(showing: nav)
    func colors(of move: () -> Void) -> [String] {
      bar.log = []
      move()
      device.advance(by: 1)
      return bar.log
    }
    let push1 = colors { nav.pushViewController(screen(.white), animated: true) }
    #expect(push1 == ["white", "none, unseen", "white"])
    let push2 = colors { nav.pushViewController(screen(.red), animated: true) }
    #expect(push2 == ["none", "red", "white, unseen", "red"])
    let pop = colors { nav.popViewController(animated: true) }
    #expect(pop == ["none", "white", "red, unseen", "white"])
    let popAtOnce = colors { nav.popViewController(animated: false) }
    #expect(popAtOnce == ["none"])
  }
}

private final class BarredNavigationController: UINavigationController {
  private let bar: UINavigationBar

  init(_ bar: UINavigationBar) {
    self.bar = bar
    super.init(nibName: nil, bundle: nil)
    viewControllers = [UIViewController()]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var navigationBar: UINavigationBar { bar }
}

private final class SettingsLog: UINavigationBar {
  var settings = 0

  override var standardAppearance: UINavigationBarAppearance {
    get { super.standardAppearance }
    set {
      settings += 1
      super.standardAppearance = newValue
    }
  }

  override var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { settings += 1 }
  }

  override var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { settings += 1 }
  }

  override var prefersLargeTitles: Bool {
    didSet { settings += 1 }
  }
}

/// Writes each color that the bar is given.
private final class ColorLog: UINavigationBar {
  private let names: [UIColor: String] = [.white: "white", .red: "red"]
  var log: [String] = []

  override var barTintColor: UIColor? {
    didSet {
      let name = barTintColor.flatMap { names[$0] } ?? "none"
      log.append(UIView.areAnimationsEnabled ? name : "\(name), unseen")
    }
  }
}

extension UINavigationBar {
  /// All that makes its look.
  fileprivate var everything: [AnyHashable?] {
    [
      barStyle, isTranslucent, prefersLargeTitles, barTintColor, tintColor, backgroundColor,
      titleVerticalPositionAdjustment(for: .compact),
      titleTextAttributes?[.foregroundColor] as? UIColor, largeTitleTextAttributes?[.foregroundColor] as? UIColor,
      shadowImage, backIndicatorImage, backIndicatorTransitionMaskImage, backgroundImage(for: .default),
      backgroundImage(for: .top, barMetrics: .compactPrompt), standardAppearance.backgroundColor,
      compactAppearance?.backgroundColor, scrollEdgeAppearance?.backgroundColor,
      compactScrollEdgeAppearance?.backgroundColor,
    ]
  }

  fileprivate func setEverything(to color: UIColor) {
    let image = UIImage().withTintColor(color)
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = color
    barStyle = color == .red ? .black : .default
    isTranslucent = color != .red
    prefersLargeTitles = color == .red
    barTintColor = color
    tintColor = color
    backgroundColor = color
    setTitleVerticalPositionAdjustment(color == .red ? 2 : 1, for: .compact)
    titleTextAttributes = [.foregroundColor: color]
    largeTitleTextAttributes = [.foregroundColor: color]
    shadowImage = image
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = image
    setBackgroundImage(image, for: .default)
    setBackgroundImage(image, for: .top, barMetrics: .compactPrompt)
    standardAppearance = appearance
    compactAppearance = appearance
    scrollEdgeAppearance = appearance
    compactScrollEdgeAppearance = appearance
  }
}

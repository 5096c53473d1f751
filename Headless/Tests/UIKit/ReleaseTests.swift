import HeadlessDevice
import Journey
import HeadlessTestSupport
import Testing
import UIKit

/// The stand-in keeps no controller that an app has given up.
@MainActor
@Suite(.oneDevice)
struct ReleaseTests {
  private final class Closing: UIViewController {
    var close: () -> Void = {}
    override func viewIsAppearing(_ animated: Bool) { close() }
  }

  let root = UIViewController()
  let device: HeadlessDevice

  init() {
    device = HeadlessDevice.launched(showing: root)
  }

  /// Expects that the controllers that `body` makes and returns are released when the transitions are over.
  private func expectReleased(
    _ body: () throws -> [UIViewController], sourceLocation: SourceLocation = #_sourceLocation
  ) rethrows {
    var leaving: [() -> UIViewController?] = []
    for controller in try body() { leaving.append { [weak controller] in controller } }
    device.finishTransitions()
    device.turn()
    #expect(leaving.allSatisfy { $0() == nil }, sourceLocation: sourceLocation)
  }

  @Test("A child that is removed")
  func child() {
    expectReleased {
      let child = UIViewController()
      root.embed(child)
      device.turn()
      root.unembed(child)
      return [child]
    }
  }

  @Test("A screen that is popped, on screen or while its container is covered", arguments: [true, false])
  func popped(isCovered: Bool) {
    let stack = UINavigationController(rootViewController: UIViewController())
    device.openWindow(showing: stack)
    expectReleased {
      let screen = UIViewController()
      stack.pushViewController(screen, animated: false)
      device.finishTransitions()
      if isCovered {
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stack.present(cover, animated: true)
        device.finishTransitions()
      }
      stack.popViewController(animated: true)
      return [screen]
    }
  }

  @Test("A tab that is removed, on screen or not", arguments: [true, false])
  func tab(isOnScreen: Bool) {
    let tabs = UITabBarController()
    device.openWindow(showing: tabs).isHidden = !isOnScreen
    expectReleased {
      let (removed, kept) = (UIViewController(), UIViewController())
      tabs.viewControllers = [removed, kept]
      device.turn()
      tabs.viewControllers = [kept]
      return [removed]
    }
  }

  @Test(
    "A page that is replaced", arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], [true, false])
  func page(style: UIPageViewController.TransitionStyle, animated: Bool) {
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    device.openWindow(showing: pages)
    expectReleased {
      let page = UIViewController()
      pages.setViewControllers([page], direction: .forward, animated: false)
      pages.setViewControllers([UIViewController()], direction: .forward, animated: animated)
      return [page]
    }
  }

  @Test("A column that is removed", arguments: [UIUserInterfaceIdiom.pad, .phone])
  func column(idiom: UIUserInterfaceIdiom) {
    let device = HeadlessDevice(idiom: idiom)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    device.launch(showing: split)
    weak var column: UIViewController?
    do {
      let made = UIViewController()
      split.setViewController(made, for: .secondary)
      device.turn()
      split.setViewController(nil, for: .secondary)
      column = made
    }
    device.turn()
    #expect(column == nil)
  }

  @Test("A modal and the one over it, when the lower one is dismissed")
  func modals() {
    expectReleased {
      let (sheet, cover) = (UIViewController(), UIViewController())
      cover.modalPresentationStyle = .fullScreen
      root.present(sheet, animated: true)
      device.finishTransitions()
      sheet.present(cover, animated: true)
      device.finishTransitions()
      root.dismiss(animated: true)
      return [sheet, cover]
    }
  }

  @Test("An alert, when an action was tapped")
  func alert() {
    expectReleased {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      let action = UIAlertAction(title: nil, style: .cancel)
      alert.addAction(action)
      root.present(alert, animated: true)
      device.finishTransitions()
      device.tap(action, in: alert)
      return [alert]
    }
  }

  @Test("The root of a window that is closed, and the modal that it presents")
  func window() {
    expectReleased {
      let (screen, sheet) = (UIViewController(), UIViewController())
      let window = device.openWindow(showing: screen)
      screen.present(sheet, animated: false)
      device.finishTransitions()
      device.close(window)
      return [screen, sheet]
    }
  }

  @Test("R119: the root of a window that is released inside viewIsAppearing")
  func windowInside() {
    expectReleased {
      var window: UIWindow? = UIWindow(windowScene: device.scenes[0])
      let screen = Closing()
      screen.close = { window = nil }
      window?.rootViewController = screen
      window?.isHidden = false
      return [screen]
    }
  }

  @Test("A screen whose transition ends without the finger that is still down")
  func heldSwipe() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = device.openWindow(showing: stack)
    var swipe: HeadlessDevice.Swipe?
    expectReleased {
      let screen = UIViewController()
      stack.pushViewController(screen, animated: false)
      device.finishTransitions()
      swipe = device.beginSwipeBack(in: stack)
      #expect(swipe != nil)
      window.isHidden = true
      stack.popToRootViewController(animated: false)
      return [screen]
    }
    swipe?.finish()
  }

  /// What is under way when a process ends.
  enum UnderWay: CaseIterable {
    case push, swipe, presentation, plainPresentation, dismissal, sheetDrag, pageSwipe, rotation
  }

  @Test("A process that ends in the middle of a transition leaves nothing", arguments: UnderWay.allCases)
  func ended(in underWay: UnderWay) throws {
    let device = HeadlessDevice()
    weak var weakRoot: UIViewController?
    weak var weakScreen: UIViewController?
    do {
      let (first, screen) = (UIViewController(), UIViewController())
      let stack = UINavigationController(rootViewController: first)
      (weakRoot, weakScreen) = (stack, screen)
      device.launch(showing: stack)
      try begin(underWay, stack, screen, on: device)
      device.kill()
    }
    #expect(weakRoot == nil)
    #expect(weakScreen == nil)
  }

  private func begin(
    _ underWay: UnderWay, _ stack: UINavigationController, _ screen: UIViewController, on device: HeadlessDevice
  ) throws {
    switch underWay {
    case .push:
      stack.pushViewController(screen, animated: true)
      device.advance(by: 0.1)
    case .swipe:
      stack.pushViewController(screen, animated: false)
      device.finishTransitions()
      _ = try #require(device.beginSwipeBack(in: stack))
    case .presentation, .plainPresentation:
      stack.present(screen, animated: underWay == .presentation)
      if underWay == .presentation { device.advance(by: 0.1) }
    case .dismissal, .sheetDrag:
      stack.present(screen, animated: false)
      device.advance(by: 1)
      if underWay == .sheetDrag {
        _ = try #require(device.beginSheetDrag(of: screen))
      } else {
        stack.dismiss(animated: true)
        device.turn()
      }
    case .pageSwipe:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let source = PageList([UIViewController(), screen])
      pages.dataSource = source
      pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
      stack.pushViewController(pages, animated: false)
      device.advance(by: 1)
      _ = try #require(device.beginPageSwipe(in: pages, toward: .forward))
    case .rotation:
      stack.pushViewController(screen, animated: false)
      device.finishTransitions()
      device.rotate(to: .landscapeLeft)
    }
  }
}

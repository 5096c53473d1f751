import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// R70: what a finger does to a screen as a whole, where it cannot reach the screen.
@MainActor
@Suite(.oneDevice)
struct ReachTests {
  enum Act: CaseIterable {
    case tapAlert, tapOutside, tapTab, swipeBack, dragSheet, turnPage, openMenu, closeMenu
  }

  enum Obstacle: CaseIterable {
    case window, prompt, background
  }

  private final class Book: NSObject, UIPageViewControllerDataSource {
    let pages = [UIViewController(), UIViewController()]

    func pageViewController(_: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
      page === pages[1] ? pages[0] : nil
    }

    func pageViewController(_: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
      page === pages[0] ? pages[1] : nil
    }
  }

  private let device = HeadlessDevice(idiom: .pad)
  private let book = Book()

  @Test(
    "A screen under another window, or in an app that is not active, receives nothing",
    arguments: Act.allCases, Obstacle.allCases)
  func outOfReach(act: Act, obstacle: Obstacle) {
    let perform = prepare(act)
    device.finishTransitions()
    let remove = add(obstacle)
    #expect(!perform())
    remove()
    #expect(perform())
  }

  /// - Returns: performs the act, and returns whether it had an effect.
  private func prepare(_ act: Act) -> () -> Bool {
    let screen = UIViewController()
    let other = UIViewController()
    switch act {
    case .tapAlert:
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "OK", style: .default)
      alert.addAction(action)
      device.launch(showing: screen)
      screen.present(alert, animated: true)
      return { [device] in device.tap(action, in: alert) }
    case .tapOutside:
      device.launch(showing: screen)
      other.modalPresentationStyle = .popover
      other.popoverPresentationController?.sourceView = screen.view
      screen.present(other, animated: true)
      return { [device] in device.tapOutside(other) }
    case .tapTab:
      let tabs = UITabBarController()
      tabs.viewControllers = [screen, other]
      device.launch(showing: tabs)
      return { [device] in
        device.tapTab(other, in: tabs)
        return tabs.selectedViewController === other
      }
    case .swipeBack:
      let navigation = UINavigationController(rootViewController: screen)
      navigation.pushViewController(other, animated: false)
      device.launch(showing: navigation)
      return { [device] in device.beginSwipeBack(in: navigation) != nil }
    case .dragSheet:
      device.launch(showing: screen)
      screen.present(other, animated: true)
      return { [device] in device.beginSheetDrag(of: other) != nil }
    case .turnPage:
      let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      page.dataSource = book
      page.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      device.launch(showing: page)
      return { [device] in device.beginPageSwipe(in: page, toward: .forward) != nil }
    case .openMenu:
      device.launch(showing: screen)
      return { [device] in device.openMenu(of: screen) }
    case .closeMenu:
      device.launch(showing: screen)
      device.openMenu(of: screen)
      return { [device] in
        device.closeMenu(of: screen)
        device.finishTransitions()
        return screen.presentedViewController == nil
      }
    }
  }

  /// - Returns: takes the obstacle away.
  private func add(_ obstacle: Obstacle) -> () -> Void {
    switch obstacle {
    case .window:
      let window = device.openWindow(showing: UIViewController(), level: .alert + 1)
      return { [device] in device.close(window) }
    case .prompt:
      device.showSystemAlert()
      return { [device] in device.dismissSystemAlert() }
    case .background:
      device.pressHome()
      return { [device] in device.openApp() }
    }
  }
}

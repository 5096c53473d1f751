import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// The common ways in which libraries look for the screen on top, in an app whose screens have behaviors.
@MainActor
@Suite(.everyAnswer)
struct TopmostScreenTests {
  enum Arrangement: String, CaseIterable {
    case root, navigation, tabs, container, modal, sheetOverNavigation
  }

  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  /// Shows an app whose screens all have behaviors.
  /// - Returns: the screen on top.
  private func show(_ arrangement: Arrangement) -> UIViewController {
    let top = Screen("top", in: log)
    let root = Screen("root", in: log)
    switch arrangement {
    case .root: device.launch(showing: top)
    case .navigation:
      let nav = UINavigationController(rootViewController: root)
      device.launch(showing: nav)
      nav.pushViewController(top, animated: true)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [root, UINavigationController(rootViewController: top)]
      tabs.selectedIndex = 1
      device.launch(showing: tabs)
    case .container:
      device.launch(showing: root)
      root.embed(top)
    case .modal, .sheetOverNavigation:
      let nav = UINavigationController(rootViewController: root)
      device.launch(showing: nav)
      top.modalPresentationStyle = arrangement == .modal ? .fullScreen : .pageSheet
      root.present(top, animated: true)
    }
    device.advance(by: 1)
    return top
  }

  @Test("By the next responder of subviews, from the window down: the screen", arguments: Arrangement.allCases)
  func nextOfSubviews(_ arrangement: Arrangement) throws {
    let top = show(arrangement)
    let window = try #require(top.view.window)
    func lastController(in view: UIView) -> UIViewController? {
      var found = view.next as? UIViewController
      for subview in view.subviews {
        if let inner = lastController(in: subview) { found = inner }
      }
      return found
    }
    #expect(lastController(in: window) === top)
  }

  @Test("By the next responder of the first or last subview of the screen's view: never the hidden child")
  func nextOfOneSubview() {
    let top = show(.root)
    for content in [nil, UIView()] {
      if let content { top.view.insertSubview(content, at: 0) }
      for subview in [top.view.subviews.first, top.view.subviews.last] {
        #expect(subview?.next !== top.lifecycleBehaviorViewController)
        #expect(subview.flatMap(Self.screen) === top)
      }
    }
  }

  @Test(
    "By the last of children: the hidden child; by the last of contentChildren: the screen",
    arguments: Arrangement.allCases)
  func lastOfChildren(_ arrangement: Arrangement) {
    let top = show(arrangement)
    func topmost(_ controller: UIViewController, by children: (UIViewController) -> [UIViewController])
      -> UIViewController
    {
      if let presented = controller.presentedViewController, presented.presentingViewController === controller {
        return topmost(presented, by: children)
      }
      if let tabs = controller as? UITabBarController, let selected = tabs.selectedViewController {
        return topmost(selected, by: children)
      }
      return children(controller).last.map { topmost($0, by: children) } ?? controller
    }
    guard let root = device.keyWindow?.rootViewController else { return }
    #expect(topmost(root) { $0.children } === top.lifecycleBehaviorViewController)
    #expect(topmost(root) { $0.contentChildren } === top)
  }

  /// The nearest controller in the responder chain.
  private static func screen(of view: UIView) -> UIViewController? {
    sequence(first: view as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
  }
}

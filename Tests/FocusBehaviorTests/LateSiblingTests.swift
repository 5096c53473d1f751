import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import FocusBehavior

/// Behaviors that are added to a screen inside another screen's callback, or inside its own: the moments they receive are
/// legal and complete, and focus is right.
@MainActor
@Suite(.everyAnswer)
struct LateSiblingTests {
  enum Scene: String, CaseIterable {
    case ownScreen, siblingBefore, siblingAfter, uncle, nephew, tabSwitch, push, pop, pageTurn, split
    case fullScreenPresented, fullScreenDismissed, sheet, presentedInTheSameTurn, emptiedStack, replacedRoot
  }

  @Test("Added inside any callback, in any arrangement", arguments: Scene.allCases, ["wA", "iA", "dA", "wD", "dD"])
  func anyCallback(scene: Scene, callback: String) {
    for isAnimated in [false, true] {
      let isOwn = [.ownScreen, .presentedInTheSameTurn, .emptiedStack, .replacedRoot].contains(scene)
      let app = LateApp(callback, isOwn: isOwn, isAnimated: isAnimated)
      Self.play(scene, on: app)
      #expect(app.hasAdded)
      #expect(app.failures == [], "animated \(isAnimated)")
    }
  }

  private static func play(_ scene: Scene, on app: LateApp) {
    let (device, adder, target) = (app.device, app.adder, app.target)
    let isAnimated = app.isAnimated
    switch scene {
    case .ownScreen: app.step("launch") { device.launch(showing: target) }
    case .siblingBefore, .siblingAfter, .uncle, .nephew:
      let root = UIViewController()
      let branch = UIViewController()
      let children =
        switch scene {
        case .siblingBefore: [target, adder]
        case .siblingAfter: [adder, target]
        case .uncle: [branch, target]
        default: [target, branch]
        }
      app.step("launch") {
        root.loadViewIfNeeded()
        if children.contains(branch) { branch.embed(adder) }
        children.forEach(root.embed)
        device.launch(showing: root)
      }
    case .tabSwitch:
      let tabs = UITabBarController()
      tabs.viewControllers = [adder, target]
      app.step("launch") { device.launch(showing: tabs) }
      for index in [1, 0, 1] { app.step("tab \(index)") { tabs.selectedIndex = index } }
    case .push, .pop, .emptiedStack: playStack(scene, on: app)
    case .pageTurn:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([adder], direction: .forward, animated: false)
      app.step("launch") { device.launch(showing: pages) }
      for page in [target, adder, target] {
        app.step("page") { pages.setViewControllers([page], direction: .forward, animated: isAnimated) }
      }
    case .split:
      let split = UISplitViewController()
      split.viewControllers = [adder, target]
      app.step("launch") { device.launch(showing: split) }
    case .fullScreenPresented, .fullScreenDismissed, .sheet, .presentedInTheSameTurn: playModal(scene, on: app)
    case .replacedRoot:
      let window = device.launch(showing: target)
      app.step("launch") {}
      app.step("no root") { window.rootViewController = nil }
      app.step("root") { window.rootViewController = target }
    }
    hideAndShow(app)
  }

  private static func playStack(_ scene: Scene, on app: LateApp) {
    let (adder, target, isAnimated) = (app.adder, app.target, app.isAnimated)
    let nav = UINavigationController(rootViewController: scene == .push ? adder : target)
    app.step("launch") { app.device.launch(showing: nav) }
    switch scene {
    case .push:
      app.step("push") { nav.pushViewController(target, animated: isAnimated) }
      app.step("pop") { nav.popViewController(animated: isAnimated) }
      app.step("push") { nav.pushViewController(target, animated: isAnimated) }
    case .pop:
      app.step("push") { nav.pushViewController(adder, animated: isAnimated) }
      app.step("pop") { nav.popViewController(animated: isAnimated) }
    default:
      app.step("empty") { nav.setViewControllers([], animated: isAnimated) }
      app.step("fill") { nav.setViewControllers([target], animated: isAnimated) }
    }
  }

  private static func playModal(_ scene: Scene, on app: LateApp) {
    let (adder, target, isAnimated) = (app.adder, app.target, app.isAnimated)
    let (below, above) = scene == .fullScreenPresented ? (adder, target) : (target, adder)
    let modal = scene == .presentedInTheSameTurn ? UIViewController() : above
    modal.modalPresentationStyle = scene == .sheet ? .pageSheet : .fullScreen
    app.step("launch") {
      app.device.launch(showing: below)
      if scene == .presentedInTheSameTurn { below.present(modal, animated: isAnimated) }
    }
    if scene != .presentedInTheSameTurn { app.step("present") { below.present(modal, animated: isAnimated) } }
    app.step("dismiss") { below.dismiss(animated: isAnimated) }
    app.step("present") { below.present(modal, animated: isAnimated) }
    app.step("dismiss") { below.dismiss(animated: isAnimated) }
    if below === adder { app.step("present") { below.present(modal, animated: isAnimated) } }
  }

  /// Hides and shows the window twice, so that every callback is called in every scene.
  private static func hideAndShow(_ app: LateApp) {
    guard let window = app.device.keyWindow else { return }
    for _ in 0..<2 {
      app.step("hide") { window.isHidden = true }
      app.step("show") { window.makeKeyAndVisible() }
    }
  }
}

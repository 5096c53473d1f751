import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import FocusBehavior

/// Behaviors that a screen gets inside another screen's callback, or inside its own: what they receive is legal and
/// complete, and focus is right.
@MainActor
@Suite(.everyAnswer)
struct LateSiblingTests {
  enum Scene: String, CaseIterable {
    case ownScreen, siblingBefore, siblingAfter, uncle, nephew, tabSwitch, push, pop, pageTurn, split
    case fullScreenPresented, fullScreenDismissed, sheet, presentedInTheSameTurn, emptiedStack, replacedRoot
  }

  @Test("Added inside any callback, in any arrangement", arguments: Scene.allCases, LateScreen.Callback.allCases)
  func anyCallback(scene: Scene, callback: LateScreen.Callback) {
    for isAnimated in [false, true] {
      let isOwn = [.ownScreen, .presentedInTheSameTurn, .emptiedStack, .replacedRoot].contains(scene)
      let stage = LateStage(callback, isOwn: isOwn, isAnimated: isAnimated)
      Self.play(scene, on: stage)
      #expect(stage.hasAdded)
      #expect(stage.failures == [], "animated \(isAnimated)")
    }
  }

  private static func play(_ scene: Scene, on stage: LateStage) {
    let (device, adder, target) = (stage.device, stage.adder, stage.target)
    let isAnimated = stage.isAnimated
    switch scene {
    case .ownScreen: stage.step("launch") { device.launch(showing: target) }
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
      stage.step("launch") {
        root.loadViewIfNeeded()
        if children.contains(branch) { branch.embed(adder) }
        children.forEach(root.embed)
        device.launch(showing: root)
      }
    case .tabSwitch:
      let tabs = UITabBarController()
      tabs.viewControllers = [adder, target]
      stage.step("launch") { device.launch(showing: tabs) }
      for index in [1, 0, 1] { stage.step("tab \(index)") { tabs.selectedIndex = index } }
    case .push, .pop, .emptiedStack: playStack(scene, on: stage)
    case .pageTurn:
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([adder], direction: .forward, animated: false)
      stage.step("launch") { device.launch(showing: pages) }
      for page in [target, adder, target] {
        stage.step("page") { pages.setViewControllers([page], direction: .forward, animated: isAnimated) }
      }
    case .split:
      let split = UISplitViewController()
      split.viewControllers = [adder, target]
      stage.step("launch") { device.launch(showing: split) }
    case .fullScreenPresented, .fullScreenDismissed, .sheet, .presentedInTheSameTurn: playModal(scene, on: stage)
    case .replacedRoot:
      let window = device.launch(showing: target)
      stage.step("launch") {}
      stage.step("no root") { window.rootViewController = nil }
      stage.step("root") { window.rootViewController = target }
    }
    hideAndShow(stage)
  }

  private static func playStack(_ scene: Scene, on stage: LateStage) {
    let (adder, target, isAnimated) = (stage.adder, stage.target, stage.isAnimated)
    let nav = UINavigationController(rootViewController: scene == .push ? adder : target)
    stage.step("launch") { stage.device.launch(showing: nav) }
    switch scene {
    case .push:
      stage.step("push") { nav.pushViewController(target, animated: isAnimated) }
      stage.step("pop") { nav.popViewController(animated: isAnimated) }
      stage.step("push") { nav.pushViewController(target, animated: isAnimated) }
    case .pop:
      stage.step("push") { nav.pushViewController(adder, animated: isAnimated) }
      stage.step("pop") { nav.popViewController(animated: isAnimated) }
    default:
      stage.step("empty") { nav.setViewControllers([], animated: isAnimated) }
      stage.step("fill") { nav.setViewControllers([target], animated: isAnimated) }
    }
  }

  private static func playModal(_ scene: Scene, on stage: LateStage) {
    let (adder, target, isAnimated) = (stage.adder, stage.target, stage.isAnimated)
    let (below, above) = scene == .fullScreenPresented ? (adder, target) : (target, adder)
    let modal = scene == .presentedInTheSameTurn ? UIViewController() : above
    modal.modalPresentationStyle = scene == .sheet ? .pageSheet : .fullScreen
    stage.step("launch") {
      stage.device.launch(showing: below)
      if scene == .presentedInTheSameTurn { below.present(modal, animated: isAnimated) }
    }
    if scene != .presentedInTheSameTurn { stage.step("present") { below.present(modal, animated: isAnimated) } }
    stage.step("dismiss") { below.dismiss(animated: isAnimated) }
    stage.step("present") { below.present(modal, animated: isAnimated) }
    stage.step("dismiss") { below.dismiss(animated: isAnimated) }
    if below === adder { stage.step("present") { below.present(modal, animated: isAnimated) } }
  }

  /// Everything goes and comes once more, so that every callback comes in every scene.
  private static func hideAndShow(_ stage: LateStage) {
    guard let window = stage.device.keyWindow else { return }
    for _ in 0..<2 {
      stage.step("hide") { window.isHidden = true }
      stage.step("show") { window.makeKeyAndVisible() }
    }
  }
}

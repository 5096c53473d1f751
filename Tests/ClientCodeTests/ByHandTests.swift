import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import Samples

/// The rows of the README's table about a user's journeys: with what one writes by hand, and with the package.
@MainActor
@Suite(.oneDevice)
struct ByHandTests {
  /// A navigation stack in a tab bar, whose second screen is watched.
  @MainActor
  struct App {
    let device = HeadlessDevice()
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    let player = UIViewController()

    init() {
      tabs.viewControllers = [stack, UIViewController()]
      device.launch(showing: tabs)
      device.advance(by: 1)
      device.push(player, onto: stack)
    }

    func present(_ screen: UIViewController, as style: UIModalPresentationStyle = .pageSheet) {
      screen.modalPresentationStyle = style
      player.present(screen, animated: true)
      device.advance(by: 1)
    }

    func dismiss() {
      player.dismiss(animated: true)
      device.advance(by: 1)
    }
  }

  struct Journey: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let byHand: [String]
    let package: [String]
    let steps: @MainActor @Sendable (App) -> Void

    init(
      _ name: String, _ byHand: [String], package: [String]? = nil,
      _ steps: @escaping @MainActor @Sendable (App) -> Void
    ) {
      testDescription = name
      self.byHand = byHand
      self.package = package ?? byHand
      self.steps = steps
    }
  }

  @Test("By hand and with the package", arguments: journeys)
  func journey(_ journey: Journey) {
    #expect(transcript(of: journey) { watchByHand($0, in: $1) } == journey.byHand)
    #expect(transcript(of: journey) { watch($0, in: $1) } == journey.package)
  }

  private func transcript(
    of journey: Journey, watching watch: (UIViewController, LifecycleTranscript) -> Void
  ) -> [String] {
    let log = LifecycleTranscript()
    let app = App()
    app.player.loadViewIfNeeded()
    watch(app.player, log)
    app.device.advance(by: 1)
    journey.steps(app)
    app.device.advance(by: 1)
    return log.flush()
  }

  private func watchByHand(_ screen: UIViewController, in log: LifecycleTranscript) {
    AttentionByHand(onChange: { log.record($0 ? "plays" : "pauses") }, onClose: { log.record("closed") }).watch(screen)
  }

  private func watch(_ screen: UIViewController, in log: LifecycleTranscript) {
    screen.addBehaviors {
      FocusBehavior(.media) { if !$0.isReasonChange { log.record($0.hasFocus ? "plays" : "pauses") } }
      ClosingBehavior(log: log)
    }
  }

  private struct ClosingBehavior: ViewControllerLifecycleBehavior {
    let log: LifecycleTranscript

    func afterClosing(_ closing: ScreenClosing) {
      log.record("closed: \(closing.reason)")
    }
  }

  nonisolated static let journeys = [
    Journey("back", ["plays", "pauses", "closed"], package: ["plays", "pauses", "closed: popped"]) {
      $0.device.pop($0.stack)
    },
    Journey("a swipe back, cancelled", ["plays"]) { app in
      let swipe = app.device.beginSwipeBack(in: app.stack)
      app.device.advance(by: 0.2)
      swipe?.cancel()
    },
    Journey("another screen pushed, and back", ["plays", "pauses", "plays"]) { app in
      app.device.push(UIViewController(), onto: app.stack)
      app.device.pop(app.stack)
    },
    Journey("a sheet", ["plays", "pauses", "plays"]) { app in
      app.present(UIViewController())
      app.dismiss()
    },
    Journey("a full screen", ["plays", "pauses", "plays"]) { app in
      app.present(UIViewController(), as: .fullScreen)
      app.dismiss()
    },
    Journey("an alert", ["plays"]) { app in
      app.player.present(UIAlertController(title: "a", message: nil, preferredStyle: .alert), animated: true)
      app.device.advance(by: 1)
      app.dismiss()
    },
    Journey("a popover, which is a sheet on an iPhone", ["plays", "pauses", "plays"]) { app in
      let popover = UIViewController()
      popover.popoverPresentationController?.sourceView = app.player.view
      app.present(popover, as: .popover)
      app.dismiss()
    },
    Journey("a menu", ["plays", "pauses", "plays"], package: ["plays"]) { app in
      app.device.openMenu(of: app.player)
      app.device.advance(by: 1)
      app.device.closeMenu(of: app.player)
    },
    Journey("a search", ["plays", "pauses", "plays"], package: ["plays"]) { app in
      app.player.definesPresentationContext = true
      let search = UISearchController(searchResultsController: nil)
      app.player.navigationItem.searchController = search
      search.isActive = true
      app.device.advance(by: 1)
      search.isActive = false
    },
    Journey("Control Center", ["plays"]) { app in
      app.device.openControlCenter()
      app.device.advance(by: 1)
      app.device.closeControlCenter()
    },
    Journey("Home, and opened again", ["plays", "pauses", "plays"]) { app in
      app.device.pressHome()
      app.device.advance(by: 1)
      app.device.openApp()
    },
    Journey("another tab, and back", ["plays", "pauses", "plays"]) { app in
      app.device.tapTab(app.tabs.viewControllers![1], in: app.tabs)
      app.device.advance(by: 1)
      app.device.tapTab(app.stack, in: app.tabs)
    },
    Journey("another key window, and back", ["plays", "pauses", "plays"]) { app in
      let window = app.device.openWindow(showing: UIViewController(), makingKey: true)
      app.device.advance(by: 1)
      window.isHidden = true
      app.player.view.window?.makeKey()
    },
    Journey(
      "a pop to the root from the next screen", ["plays", "pauses"], package: ["plays", "pauses", "closed: popped"]
    ) {
      app in
      app.device.push(UIViewController(), onto: app.stack)
      app.stack.popToRootViewController(animated: true)
    },
    Journey(
      "the whole stack is replaced by another root", ["plays", "pauses"],
      package: ["plays", "pauses", "closed: replaced"]
    ) {
      app in
      app.player.view.window?.rootViewController = UIViewController()
    },
    Journey("taken out of the list of screens", ["plays", "pauses"], package: ["plays", "pauses", "closed: removed"]) {
      app in
      app.device.push(UIViewController(), onto: app.stack)
      app.stack.viewControllers.remove(at: 1)
    },
    Journey("the scene is closed", ["plays", "pauses"], package: ["plays", "pauses", "closed: windowClosed"]) { app in
      app.device.disconnect(app.device.scenes[0])
    },
    Journey("covered by a sheet of the tab bar controller", ["plays", "pauses", "plays"]) { app in
      app.tabs.present(UIViewController(), animated: true)
      app.device.advance(by: 1)
      app.tabs.dismiss(animated: true)
    },
  ]
}

import Foundation
import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import Cookbook

/// The app of the first three tutorials, after the last step.
@MainActor
@Suite(.oneDevice)
struct CookbookTests {
  private let device = HeadlessDevice()

  init() {
    _ = Console.flush()
  }

  @Test("The recipe prints its seconds on screen, hides the bar and keeps the device awake")
  func firstBehavior() throws {
    let navigation = launch()
    try tap("Pancakes")
    #expect(navigation.isNavigationBarHidden)
    #expect(UIApplication.shared.isIdleTimerDisabled)
    device.advance(by: 4)
    device.pressHome()
    device.advance(by: 3)
    device.openApp()

    try tap("Ingredients")
    #expect(!navigation.isNavigationBarHidden)
    #expect(!UIApplication.shared.isIdleTimerDisabled)
    #expect(device.tapBackButton(in: navigation))
    device.finishTransitions()
    device.advance(by: 2)
    try tap("Back to the recipes")
    try expectConsole("YourFirstBehavior")
  }

  @Test("A video pauses under a sheet and in the background, not under an alert or Control Center")
  func oneVideo() throws {
    let navigation = launch()
    try tap("A video")
    let screen = try #require(navigation.topViewController as? PlayerViewController)
    device.advance(by: 3)
    #expect(screen.player.label.text == "Video: 3 s, playing")
    try tap("Show a sheet")
    device.advance(by: 3)
    #expect(screen.player.label.text == "Video: 3 s, paused")
    try tap("Done")

    try tap("Show an alert")
    device.openControlCenter()
    device.advance(by: 2)
    #expect(screen.player.label.text == "Video: 5 s, playing")
    device.closeControlCenter()
    let alert = try #require(screen.presentedViewController as? UIAlertController)
    #expect(device.tap(alert.actions[0], in: alert))
    device.finishTransitions()

    device.pressHome()
    device.advance(by: 3)
    device.openApp()
    device.finishTransitions()
    try expectConsole("PauseUnderASheet")

    try tap("Pause")
    try tap("Show a sheet")
    try tap("Done")
    device.advance(by: 3)
    #expect(screen.player.label.text?.hasSuffix("paused") == true)
  }

  @Test("Of two videos, only the one that the user has chosen plays")
  func twoVideos() throws {
    let navigation = launch()
    try tap("Two videos")
    device.advance(by: 2)
    let players = try #require(navigation.topViewController).children.compactMap { $0 as? PlayerViewController }
    #expect(players.map(\.player.isPaused) == [false, true])
    try tap("Play", in: players[1])
    #expect(players.map(\.player.isPaused) == [true, false])
    try tap("Play", in: players[0])
    #expect(players.map(\.player.isPaused) == [false, true])
    try expectConsole("OneVideoAtATime")
  }

  /// The app's `Overlays` and its lock live as long as their process, and trap if another test posts UIKit's notifications on another
  /// thread. So they have a process for themselves.
  @Test("Overlays cover an alert while the app is offline, the app while it is inactive, and a locked app")
  func overlays() async {
    await #expect(processExitsWith: .success) { @MainActor in try CookbookTests().playOverlays() }
  }

  private func playOverlays() throws {
    device.launch(AppDelegate())
    device.advance(by: 1)
    try tap("Unlock")
    let recipes = try #require((device.keyWindow?.rootViewController as? UINavigationController)?.topViewController)
    let search = try #require(recipes.view.found { $0 is UITextField })
    #expect(device.tap(search))
    device.advance(by: 1)
    #expect(search.isFirstResponder)
    try tap("Lose the connection")
    try tap("Show an alert")
    let alert = try #require(recipes.presentedViewController as? UIAlertController)
    device.advance(by: 3)
    #expect(shownOverlay is OfflineViewController)
    #expect(!device.tap(alert.actions[0], in: alert))
    device.advance(by: 6)
    #expect(shownOverlay == nil)
    #expect(device.tap(alert.actions[0], in: alert))
    device.advance(by: 1)
    #expect(search.isFirstResponder)

    device.openControlCenter()
    #expect(shownOverlay is LogoViewController)
    device.closeControlCenter()
    device.advance(by: 1)
    #expect(shownOverlay == nil)

    device.pressHome()
    device.advance(by: 3)
    device.openApp()
    device.advance(by: 1)
    #expect(shownOverlay == nil)
    device.pressHome()
    device.advance(by: 6)
    device.openApp()
    device.advance(by: 1)
    #expect(shownOverlay is LockViewController)
    try tap("Unlock")
    #expect(shownOverlay == nil)
    try expectConsole("LockCoverAndWall")
  }

  private func launch() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: RecipesViewController())
    device.launch(showing: navigation)
    device.finishTransitions()
    return navigation
  }

  /// Expects that the app has printed the lines that a tutorial shows.
  private func expectConsole(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let tutorials = root.appendingPathComponent("Sources/LifecycleBehaviors/LifecycleBehaviors.docc/Tutorials")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: tutorials.path)
    let path = try #require(paths.first { $0.hasSuffix("/Seen-\(name).txt") })
    let text = try String(contentsOf: tutorials.appendingPathComponent(path), encoding: .utf8)
    let seen = text.split(separator: "\n").map(String.init)
    #expect(Console.flush() == seen, sourceLocation: sourceLocation)
  }

  /// Taps the button that has the title, on a screen or in the key window.
  private func tap(_ title: String, in screen: UIViewController? = nil) throws {
    let view = try #require(screen?.view ?? device.keyWindow)
    let button = try #require(view.found { ($0 as? UIButton)?.title(for: .normal) == title })
    #expect(device.tap(button))
    device.finishTransitions()
  }

  /// The controller of the overlay that the user sees.
  private var shownOverlay: UIViewController? {
    device.keyWindow?.rootViewController?.children.first {
      $0 is OfflineViewController || $0 is LogoViewController || $0 is LockViewController
    }
  }
}

/// As in Xcode's template.
@MainActor
private final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
}

extension UIView {
  /// The first view for which `matches` is true: this view, or one below it.
  fileprivate func found(_ matches: (UIView) -> Bool) -> UIView? {
    if matches(self) { return self }
    for view in subviews {
      if let found = view.found(matches) { return found }
    }
    return nil
  }
}

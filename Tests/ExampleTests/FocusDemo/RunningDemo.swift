import HeadlessDevice
import LifecycleTestKit
import LifecycleTimeline
import TestSupport
import Testing
import UIKit

@testable import FocusDemoScreens

/// The app on a device, with its library on screen, as the scene delegate starts it.
@MainActor
final class RunningDemo {
  let device = HeadlessDevice()
  let demo: FocusDemo
  let stack: UINavigationController
  private let saved = SavedPositions()

  private final class SavedPositions {
    var positions: [String: Int] = [:]
  }

  init(positions: [String: Int] = [:]) {
    let demo = FocusDemo(positions: positions, savePositions: { [saved] in saved.positions = $0 })
    self.demo = demo
    stack = UINavigationController(rootViewController: demo.make(.library))
    demo.recorder.start()
    device.launch(showing: stack)
    device.advance(by: 1)
  }

  /// Where the tracks were left, as it was last saved.
  var savedPositions: [String: Int] { saved.positions }

  var library: LibraryViewController? { stack.viewControllers[0] as? LibraryViewController }

  /// Taps a row of the library, and waits for the end of the push.
  func open<Screen: UIViewController>(_ row: Int, in section: LibraryViewController.Section) throws -> Screen {
    let table = try #require(library?.tableView)
    #expect(device.tapRow(at: IndexPath(row: row, section: section.rawValue), in: table))
    device.advance(by: 1)
    return try #require(stack.topViewController as? Screen)
  }

  /// Opens another window of the app beside the first, as on an iPad.
  /// - Returns: its stack, with a library.
  func openWindow() -> UINavigationController {
    let stack = UINavigationController(rootViewController: demo.make(.library))
    device.connectScene(showing: stack)
    device.advance(by: 1)
    return stack
  }

  func pop() {
    device.tapBackButton(in: stack)
    device.advance(by: 1)
  }

  /// Taps the button of the alert that is shown.
  func choose(_ title: String) throws {
    let alert = try #require(stack.presentedViewController as? UIAlertController)
    device.tap(try #require(alert.actions.first { $0.title == title }), in: alert)
    device.advance(by: 1)
  }

  /// The wall, while it is on screen.
  var wall: OfflineViewController? { stack.viewIfLoaded?.window?.windowScene?.wall }
}

extension UIWindowScene {
  /// The wall over its windows.
  var wall: OfflineViewController? {
    windows.lazy.compactMap { $0.rootViewController?.firstWall }.first
  }
}

extension UIViewController {
  fileprivate var firstWall: OfflineViewController? {
    (self as? OfflineViewController) ?? children.lazy.compactMap(\.firstWall).first
  }
}

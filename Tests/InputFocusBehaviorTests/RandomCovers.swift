import FocusBehavior
import HeadlessDevice
import ScreenSupport
import TestSupport
import UIKit

@testable import OverlayBehavior

/// The covers of the forms of a random journey: two overlays, further windows, another scene. The model of what must follow
/// uses nothing of the product.
@MainActor
final class RandomCovers {
  /// One that signals its changes and stays when it cannot be read, and one that does neither.
  private let conditions = [Condition(), Condition()]
  private var overlays: [OverlayController] = []
  private var furtherWindows: [UIWindow] = []
  private var otherWindow: UIWindow?
  /// The window that the app, or the user, has last made key in each scene; nil where it has been released.
  private var keyWindows: [ObjectIdentifier: WeakWindow] = [:]
  /// What begins to be edited makes its window key, under one answer to W24.
  private let editing = NotificationObserver()

  private final class Condition {
    var holds = false
    var fails = false
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  func start(_ app: RandomApp) {
    for (index, condition) in conditions.enumerated() {
      overlays.append(
        OverlayController(
          while: OverlayCondition(checkInterval: 0.5, staysWhenUnreadable: index == 0) {
            if condition.fails { throw Unreadable() } else { condition.holds }
          },
          options: OverlayOptions(priority: OverlayPriority(rawValue: index)),
          content: { _ in UIViewController() }))
    }
    didMakeKey(app.window)
    guard app.device.weakRules.firstRespondersMakeWindowsKey else { return }
    for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
      editing.observe(name, reading: { $0.object as? UIView }) { [weak self] view in
        if let window = view.window, window.isKeyWindow, window.isOfApp { self?.didMakeKey(window) }
      }
    }
  }

  // MARK: What happens

  var kinds: [RandomOperationKind] {
    [
      RandomOperationKind("overlay", weight: 8) { [self] _, choice in
        conditions[choice % 2].holds.toggle()
        if choice.isMultiple(of: 2) { overlays[0].overlay.setNeedsCheck() }
      },
      RandomOperationKind("failure", weight: 1) { [self] _, choice in conditions[choice % 2].fails.toggle() },
      RandomOperationKind("openWindow", weight: 1) { [self] app, choice in
        guard furtherWindows.count < 3 else { return }
        let isKey = choice.isMultiple(of: 2)
        furtherWindows.append(app.device.openWindow(showing: app.newScreen(), makingKey: isKey))
        if isKey { didMakeKey(furtherWindows[furtherWindows.endIndex - 1]) }
      },
      RandomOperationKind("closeWindow", weight: 2) { [self] app, choice in
        guard !furtherWindows.isEmpty else { return }
        app.device.close(furtherWindows.remove(at: choice % furtherWindows.count))
      },
      RandomOperationKind("makeKey", weight: 2) { [self] app, choice in
        guard let window = app.visibleWindows.element(choice) else { return }
        window.makeKey()
        didMakeKey(window)
      },
      RandomOperationKind("enterWebPage", weight: 2) { [self] app, choice in
        if let page = app.enterWebPage(choice.isMultiple(of: 2) ? .element : .video) { didMakeKey(page) }
      },
      RandomOperationKind("connect", weight: 1) { [self] app, _ in
        guard app.device.scenes.count == 1, UIApplication.shared.applicationState != .background else { return }
        app.device.connectScene { scene in
          let window = UIWindow(windowScene: scene)
          window.rootViewController = app.newScreen()
          window.makeKeyAndVisible()
          otherWindow = window
          didMakeKey(window)
          return window
        }
      },
      RandomOperationKind("disconnect", weight: 1) { [self] app, _ in
        guard let scene = otherWindow?.windowScene else { return }
        otherWindow = nil
        app.device.disconnect(scene)
      },
    ]
  }

  /// The form in the other scene.
  var otherForm: FormScreen? { otherWindow?.rootViewController as? FormScreen }

  private func didMakeKey(_ window: UIWindow) {
    window.windowScene.map { keyWindows[ObjectIdentifier($0)] = WeakWindow(window: window) }
  }

  // MARK: What must be

  /// - Returns: what is wrong at any time; nil when all is right.
  func fault(_ app: RandomApp) -> String? {
    for scene in app.device.scenes {
      noteMenu(in: scene)
      if scene.windows.filter(\.isKeyWindow).count > 1 { return "a scene is of two minds: two windows are key" }
      if scene.overlayWindows.count > 1 { return "a scene is covered twice" }
      if app.forms.filter({ $0.hasScreenFocus && $0.viewIfLoaded?.window?.windowScene === scene }).count > 1 {
        return "two forms of a scene are with focus"
      }
    }
    return nil
  }

  /// Waits until the conditions have been checked, and compares; then ends all overlays and compares again.
  /// - Returns: what is wrong; nil when all is right.
  func settle(_ app: RandomApp) -> String? {
    app.device.advance(by: 3)
    let isNeeded = conditions.contains { $0.holds && !$0.fails }
    let isKnown = conditions.allSatisfy { !$0.fails }
    let covered = app.device.scenes.filter { !$0.overlayWindows.isEmpty }
    if isNeeded, covered.count < app.device.scenes.count { return "a scene is bare" }
    if isKnown, !isNeeded, !covered.isEmpty { return "a scene is locked out" }
    if isNeeded, app.forms.contains(where: { $0.hasScreenFocus && $0.isUnderKeyOverlay }) {
      return "a covered form is focused"
    }
    for condition in conditions { (condition.holds, condition.fails) = (false, false) }
    app.device.advance(by: 1.5)
    // Under the full screen of a web page, too.
    if let fault = faultWithoutOverlay(app) { return fault }
    app.leaveWebPage()
    while let window = furtherWindows.popLast() { app.device.close(window) }
    app.device.advance(by: 1.5)
    return faultWithoutOverlay(app)
  }

  private func faultWithoutOverlay(_ app: RandomApp) -> String? {
    if let fault = app.device.scenes.lazy.compactMap({ self.faultWithoutOverlay($0) }).first { return fault }
    let focused = app.forms.filter(\.hasScreenFocus).count
    return focused == app.device.scenes.count ? nil : "\(focused) forms are with focus"
  }

  /// After the window of a menu (W16) UIKit chooses which one is key.
  private func noteMenu(in scene: UIWindowScene) {
    if scene.keyWindowOfMenu != nil { keyWindows[ObjectIdentifier(scene)] = nil }
  }

  private func faultWithoutOverlay(_ scene: UIWindowScene) -> String? {
    noteMenu(in: scene)
    if scene.windows.contains(where: { $0 is OverlayWindow }) { return "a scene is locked out" }
    guard let key = scene.windows.first(where: \.isKeyWindow) else { return "a scene is without key window" }
    guard key.isOfApp else { return nil }
    guard let expected = keyWindows[ObjectIdentifier(scene)]?.window, !expected.isHidden else {
      didMakeKey(key)
      return nil
    }
    return key === expected ? nil : "the wrong window is key"
  }
}

private struct Unreadable: Error {}

extension RandomApp {
  /// The app's own windows on screen, in all scenes.
  fileprivate var visibleWindows: [UIWindow] {
    device.scenes.flatMap(\.windows).filter { $0.isOfApp && !$0.isHidden }
  }
}

extension UIWindow {
  /// It is no overlay, and no window of UIKit's own.
  fileprivate var isOfApp: Bool { type(of: self) == UIWindow.self && !isOfMenu }
}

extension UIWindowScene {
  fileprivate var overlayWindows: [UIWindow] { windows.filter { $0 is OverlayWindow && !$0.isHidden } }

  /// The window of a menu, where it is key.
  var keyWindowOfMenu: UIWindow? { windows.first { $0.isKeyWindow && !$0.isOfApp && !($0 is OverlayWindow) } }
}

extension FormScreen {
  /// Whether it has focus, according to its `FocusBehavior`.
  var hasScreenFocus: Bool { screenFocus?.hasFocus == true }

  /// Whether another window of the app has the keyboard.
  var isBehindKeyWindow: Bool {
    guard let window = view.window, let scene = window.windowScene, scene.keyWindowOfMenu == nil else { return false }
    return !window.isKeyWindow && scene.windows.contains(where: \.isKeyWindow)
  }

  fileprivate var isUnderKeyOverlay: Bool {
    view.window?.windowScene?.windows.contains { $0 is OverlayWindow && $0.isKeyWindow } == true
  }
}

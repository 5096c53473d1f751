import FocusBehavior
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

/// An app with one screen named A in a window named main, with a field, and what a test does to the app.
@MainActor
final class CoveredApp {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let field = UITextField()
  private(set) var screen: Screen
  private(set) var main: NamedWindow
  /// The result of the overlays' conditions.
  var isOffline = false
  /// Thrown by the conditions if it is not nil.
  var failure: (any Error)?

  init() {
    screen = Screen([Self.focus("A", log, device)])
    var window: NamedWindow?
    device.launch { [log, screen, field] scene in
      screen.loadViewIfNeeded()
      screen.view.addSubview(field)
      let made = NamedWindow("main", in: scene, log: log)
      made.rootViewController = screen
      made.makeKeyAndVisible()
      window = made
      return made
    }
    guard let window else { preconditionFailure("The app has no window") }
    main = window
    device.advance(by: 1)
    _ = log.flush()
  }

  var scene: UIWindowScene { device.scenes[0] }

  /// A behavior that records the focus of a screen: `"1.5 A lost windowNotKey"`.
  static func focus(
    _ name: String, _ log: LifecycleTranscript, _ device: HeadlessDevice
  ) -> FocusBehavior<UIViewController> {
    FocusBehavior { [unowned device] change in
      log.record("\(seconds(device.now)) \(name) \(change.hasFocus ? "gained" : "lost") \(change.reason.name)")
    }
  }

  // MARK: Overlays

  lazy var condition = condition()

  func condition(
    checkInterval: TimeInterval = 5, failureLimit: Int = 3, staysWhenUnreadable: Bool = false
  ) -> OverlayCondition {
    OverlayCondition(
      checkInterval: checkInterval, isCheckedWhileHidden: false, failureLimit: failureLimit,
      staysWhenUnreadable: staysWhenUnreadable
    ) { [unowned self] in try readIsOffline() }
  }

  func readIsOffline() throws -> Bool {
    if let failure { throw failure }
    return isOffline
  }

  /// An overlay that follows ``condition`` and records its events: `"1.5 offline didShow"`.
  func overlay(
    _ name: String = "offline", while condition: OverlayCondition? = nil,
    options: OverlayOptions = OverlayOptions(),
    content: @escaping @MainActor (UIWindowScene) -> UIViewController = { _ in UIViewController() }
  ) -> OverlayController {
    var options = options
    options.eventHandler = record(name)
    return OverlayController(while: condition ?? self.condition, options: options, content: content)
  }

  func record(_ name: String) -> @MainActor (OverlayEvent) -> Void {
    { [log, unowned device] event in
      let scenes = device.scenes
      let index = scenes.firstIndex { $0 === event.scene } ?? 0
      let place = event.scene != nil && scenes.count > 1 ? " in \(index + 1)" : ""
      log.record("\(seconds(device.now)) \(name) \(event.name)\(place)")
    }
  }

  /// An overlay that follows a closure, which reads ``isOffline``, and records its events.
  func overlayOfClosure(_ name: String = "offline") -> OverlayController {
    OverlayController(
      while: { [unowned self] in try readIsOffline() },
      options: OverlayOptions(eventHandler: record(name))
    ) { _ in UIViewController() }
  }

  // MARK: What happens

  /// Changes the value of the condition, with a signal.
  func setOffline(_ isOffline: Bool) {
    self.isOffline = isOffline
    condition.setNeedsCheck()
  }

  /// The condition becomes true, with a signal, and time passes.
  func goOffline(for seconds: TimeInterval = 1) {
    setOffline(true)
    device.advance(by: seconds)
  }

  /// The condition becomes false, with a signal, and time passes.
  func goOnline(for seconds: TimeInterval = 1) {
    setOffline(false)
    device.advance(by: seconds)
  }

  /// Calls `show()` of an overlay and lets time pass.
  /// - Returns: the result of `show()`; nil, and an issue, if it has not returned.
  func show(
    _ overlay: OverlayController, for seconds: TimeInterval = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool? {
    await result(of: Task { await overlay.show() }, after: seconds, sourceLocation)
  }

  /// Calls `hide()` of an overlay and lets time pass.
  /// - Returns: the result of `hide()`; nil, and an issue, if it has not returned.
  func hide(
    _ overlay: OverlayController, for seconds: TimeInterval = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) async -> Bool? {
    await result(of: Task { await overlay.hide() }, after: seconds, sourceLocation)
  }

  private func result(
    of call: Task<Bool, Never>, after seconds: TimeInterval, _ sourceLocation: SourceLocation
  ) async -> Bool? {
    await settleTasks()
    device.advance(by: seconds)
    return await value(of: call, sourceLocation: sourceLocation)
  }

  /// The recorded events of an overlay; clears the log.
  func events(of name: String = "offline") -> [String] {
    log.flush().filter { $0.contains(name) }
  }

  // MARK: Windows

  func window(_ name: String, in scene: UIWindowScene? = nil) -> NamedWindow {
    let window = NamedWindow(name, in: scene ?? self.scene, log: log)
    window.isHidden = false
    return window
  }

  func connectScene(_ name: String) -> UIWindowScene {
    device.connectScene { [log] scene in
      let window = NamedWindow(name, in: scene, log: log)
      window.makeKeyAndVisible()
      return window
    }
  }

  /// The overlays' windows that are on screen in a scene.
  func overlayWindows(in scene: UIWindowScene? = nil) -> [UIWindow] {
    (scene ?? self.scene).windows.filter { $0 is OverlayWindow && !$0.isHidden }
  }

  /// The window of the scene that receives a touch in the middle of the screen.
  func touched(in scene: UIWindowScene? = nil) -> UIWindow? {
    let windows = (scene ?? self.scene).windows.enumerated().sorted {
      ($0.element.windowLevel.rawValue, $0.offset) < ($1.element.windowLevel.rawValue, $1.offset)
    }
    return windows.reversed().lazy.map(\.element).first { window in
      window.hitTest(CGPoint(x: 200, y: 400), with: nil) != nil
    }
  }
}

/// A window that records its changes of key status: `"main becomeKey"`.
@MainActor
final class NamedWindow: UIWindow {
  let name: String
  private let log: LifecycleTranscript

  init(_ name: String, in scene: UIWindowScene, log: LifecycleTranscript) {
    self.name = name
    self.log = log
    super.init(windowScene: scene)
  }

  required init?(coder: NSCoder) {
    fatalError("NamedWindow is not made from an archive")
  }

  override func becomeKey() {
    super.becomeKey()
    log.record("\(name) becomeKey")
  }

  override func resignKey() {
    super.resignKey()
    log.record("\(name) resignKey")
  }
}

/// Rounds to hundredths.
func seconds(_ time: TimeInterval) -> Double {
  (time * 100).rounded() / 100
}

struct Unreadable: Error {}

import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ScreenSupport
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

/// Random operations on overlays, windows, modals and scenes, with the weak rules set at random.
@MainActor
@Suite(.oneDevice)
struct OverlayRandomTests {
  @Test(
    "Never locked out, never two key windows in a scene, nothing typed below a lock, the key window restored by the rules"
  )
  func anything() {
    let issues = LifecycleIssue.subscribe { _ in }
    defer { issues.cancel() }
    let seeds = RandomBudget.seeds(10)
    for seed in seeds { Self.play(seed) }
    RandomBudget.report(seeds, operations: seeds.count * Self.stepCount)
  }

  /// How many steps a journey has.
  private static let stepCount = 300

  private static func play(_ seed: UInt64) {
    var user = RandomUser(seed: seed)
    for step in 0..<stepCount {
      user.act("seed \(seed), step \(step)")
      user.device.turn()
      user.checkAlways("seed \(seed), step \(step)")
      if step % 100 == 99 {
        user.rest()
        user.checkAtRest("seed \(seed), step \(step)")
      }
    }
    user.leaveInPeace()
    user.checkLeftInPeace("seed \(seed)")
  }
}

/// The window that was key before the overlays, in each scene, and whether an overlay is key now.
@MainActor
private final class KeyBook {
  var place = ""
  private let observer = NotificationObserver()
  private var pages: [ObjectIdentifier: Page] = [:]

  private final class Page {
    weak var before: UIWindow?
    var overlayIsKey = false
    var shown = 0
  }

  init() {
    // An overlay gives the key status to the window below that has asked for it last.
    observer.observe(UIWindow.didBecomeKeyNotification, reading: { $0.object as? UIWindow }) { [weak self] window in
      guard let self, let scene = window.windowScene, !(window is OverlayWindow) else { return }
      if page(scene).shown > 0 { page(scene).before = window }
    }
  }

  private func page(_ scene: UIWindowScene) -> Page {
    let page = pages[ObjectIdentifier(scene)] ?? Page()
    pages[ObjectIdentifier(scene)] = page
    return page
  }

  private func key(of scene: UIWindowScene) -> UIWindow? { scene.windows.first(where: \.isKeyWindow) }

  func note(_ scene: UIWindowScene) {
    page(scene).overlayIsKey = key(of: scene) is OverlayWindow
  }

  func enter(_ event: OverlayEvent) {
    guard let scene = event.scene else { return }
    let page = page(scene)
    switch event {
    case .willShow:
      page.shown += 1
      if let key = key(of: scene), !(key is OverlayWindow) { page.before = key }
      // Its window becomes key after this event.
      page.overlayIsKey = true
    case .didHide:
      page.shown -= 1
      // One that was connected in the background may read as unattached too.
      let isConnected = UIApplication.shared.connectedScenes.contains(scene)
      if !isConnected { pages[ObjectIdentifier(scene)] = nil }
      guard page.shown == 0, page.overlayIsKey, isConnected else { return }
      #expect(key(of: scene) != nil, "\(place)")
      if let before = page.before, !before.isHidden, before.windowScene === scene {
        #expect(before.isKeyWindow, "\(place)")
      }
    case .didShow, .willHide, .unreadable: break
    }
  }
}

@MainActor
private struct RandomUser {
  let device = HeadlessDevice()
  private var random: SeededGenerator
  private var overlays: [RandomOverlay] = []
  private var windows: [UIWindow] = []
  private let fields = Fields()
  private let keys = KeyBook()

  @MainActor
  private final class Fields {
    var all: [UITextField] = []
    /// Those of prompts.
    var ofPrompts: [UITextField] = []

    var texts: [String] { (all + ofPrompts).map { $0.text ?? "" } }
  }

  private final class RandomOverlay {
    var isNeeded = false
    var fails = false
    var controller: OverlayController?
    var stays = false
  }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for (_, path) in WeakRules.switches where Bool.random(using: &random) {
      device.weakRules[keyPath: path].toggle()
    }
    device.isReduceMotionEnabled = seed % 5 == 0
    device.launch { [fields] scene in Self.makeWindow(in: scene, fields) }
    for _ in 0..<3 { addOverlay() }
  }

  private static func makeWindow(in scene: UIWindowScene, _ fields: Fields) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    let root = UIViewController()
    let field = UITextField()
    root.view.addSubview(field)
    fields.all.append(field)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func addOverlay() {
    let overlay = RandomOverlay()
    overlay.stays = !chance(50)
    overlay.controller = OverlayController(
      while: OverlayCondition(staysWhenUnreadable: overlay.stays) { [unowned overlay] in
        if overlay.fails { throw Unreadable() }
        return overlay.isNeeded
      },
      options: OverlayOptions(
        priority: OverlayPriority(rawValue: Int.random(in: 0..<3, using: &random)),
        transition: chance(70) ? .fadeAndScale : .none,
        eventHandler: { [keys] in keys.enter($0) })
    ) { [hasField = chance(50)] _ in hasField ? PinScreen() : UIViewController() }
    overlays.append(overlay)
  }

  // MARK: Acting

  mutating func act(_ place: String) {
    keys.place = place
    // Notes what the operation has done to key status before an overlay can react.
    defer { device.scenes.forEach(keys.note) }
    switch Int.random(in: 0..<18, using: &random) {
    case 0...3: actOnOverlay()
    case 4...6: actOnWindow()
    case 7, 8: actOnModal()
    case 9: actOnScene()
    case 10: actOnApp()
    case 11:
      if let field = fields.all.randomElement(using: &random) {
        _ = chance(60) ? field.becomeFirstResponder() : field.resignFirstResponder()
      }
    case 12, 13: type(place)
    default:
      device.scenes.forEach(keys.note)
      device.advance(by: Double.random(in: 0...0.4, using: &random))
    }
  }

  private mutating func actOnOverlay() {
    guard let overlay = overlays.randomElement(using: &random) else { return addOverlay() }
    switch Int.random(in: 0..<12, using: &random) {
    case 0...6:
      overlay.isNeeded.toggle()
      if chance(70) { overlay.controller?.setNeedsCheck() }
    case 7: overlay.fails.toggle()
    case 8:
      overlay.controller?.cancel()
      overlays.removeAll { $0 === overlay }
    case 9 where overlays.count < 5: addOverlay()
    default: overlay.controller?.setNeedsCheck()
    }
  }

  private mutating func actOnWindow() {
    windows.removeAll { $0.windowScene == nil }
    guard let scene = device.scenes.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where windows.count < 6:
      let window = Self.makeWindow(in: scene, fields)
      if chance(30) { window.windowLevel = .statusBar }
      windows.append(window)
    case 1:
      if let window = windows.randomElement(using: &random) {
        window.isHidden = true
        windows.removeAll { $0 === window }
      }
    case 2: windows.randomElement(using: &random)?.isHidden.toggle()
    default: scene.windows.filter { !($0 is OverlayWindow) && !$0.isHidden }.randomElement(using: &random)?.makeKey()
    }
    fields.all.removeAll { $0.window == nil }
  }

  private mutating func actOnModal() {
    guard
      let root = device.scenes.randomElement(using: &random)?.windows.randomElement(using: &random)?.rootViewController
    else { return }
    if root.presentedViewController != nil {
      root.dismiss(animated: chance(50))
    } else {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      if chance(50) {
        alert.addTextField()
        if !(root.viewIfLoaded?.window is OverlayWindow) { fields.ofPrompts += alert.textFields ?? [] }
      }
      root.present(chance(70) ? alert : UIViewController(), animated: chance(50))
    }
  }

  /// Below a lock nothing is typed, whatever has asked for the keyboard there.
  private func type(_ place: String) {
    let areAllCovered = device.scenes.allSatisfy { !overlayWindows(in: $0).isEmpty }
    let pin = device.scenes.count == 1 ? overlayWindows(in: device.scenes[0]).first?.pin : nil
    let (below, above) = (fields.texts, pin?.text ?? "")
    let isTyped = device.typeText("7")
    if areAllCovered { #expect(fields.texts == below, "\(place)") }
    if isTyped, let pin { #expect(pin.text == above + "7", "\(place)") }
  }

  private mutating func actOnScene() {
    guard UIApplication.shared.applicationState != .background else { return }
    if device.scenes.count < 3, chance(50) {
      let makeWindow = { [fields] scene in Self.makeWindow(in: scene, fields) }
      _ = chance(30) ? device.connectSceneInBackground(makeWindow) : device.connectScene(makeWindow)
    } else if device.scenes.count > 1, chance(50), let scene = device.scenes.randomElement(using: &random) {
      device.disconnect(scene)
    }
  }

  private mutating func actOnApp() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: device.pressHome()
    case 1: device.openControlCenter()
    case 2: device.closeControlCenter()
    default: device.openApp()
    }
  }

  // MARK: Checking

  /// After each operation.
  func checkAlways(_ place: String) {
    for scene in device.scenes {
      #expect(scene.windows.filter(\.isKeyWindow).count <= 1, "\(place)")
      #expect(overlayWindows(in: scene).count <= 1, "\(place)")
      #expect(!overlayWindows(in: scene).contains { !$0.isKeyWindow }, "\(place)")
    }
  }

  /// Lets more time pass than checks and transitions take.
  mutating func rest() {
    device.openApp()
    device.closeControlCenter()
    device.advance(by: 20)
  }

  /// Checks that each scene shows what the conditions say.
  func checkAtRest(_ place: String) {
    let requested = overlays.filter { $0.controller?.isWanted == true }
    for overlay in overlays where !overlay.fails {
      #expect(overlay.controller?.isWanted == overlay.isNeeded, "\(place)")
    }
    for overlay in overlays where overlay.fails && !overlay.stays {
      #expect(overlay.controller?.isWanted == false, "\(place)")
    }
    for scene in device.scenes {
      #expect(overlayWindows(in: scene).count == (requested.isEmpty ? 0 : 1), "\(place)")
      #expect(hasKeyWindow(scene), "\(place)")
    }
  }

  private func hasKeyWindow(_ scene: UIWindowScene) -> Bool { scene.windows.contains { $0.isKeyWindow } }

  private func overlayWindows(in scene: UIWindowScene) -> [UIWindow] {
    scene.windows.filter { $0 is OverlayWindow && !$0.isHidden && $0.isUserInteractionEnabled }
  }

  // MARK: The end

  /// All conditions end without a signal.
  mutating func leaveInPeace() {
    for overlay in overlays {
      overlay.isNeeded = false
      overlay.fails = false
    }
    rest()
  }

  func checkLeftInPeace(_ place: String) {
    for scene in device.scenes {
      #expect(!scene.windows.contains { $0 is OverlayWindow }, "\(place)")
      #expect(hasKeyWindow(scene), "\(place)")
    }
  }
}

extension UIWindow {
  /// The field of the lock that it shows, where that is edited.
  fileprivate var pin: UITextField? {
    let pin = (rootViewController?.children.first as? PinScreen)?.pin
    return pin?.isFirstResponder == true ? pin : nil
  }
}

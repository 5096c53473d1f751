import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

// First responder, VoiceOver, and what the screen below decides about the system's bars.

@MainActor
@Suite(.everyAnswer)
struct OverlayInputTests {
  let app = CoveredApp()

  private func cover(content: UIViewController? = nil, while act: () -> Void = {}) {
    let overlay = app.overlay { _ in content ?? UIViewController() }
    app.goOffline()
    #expect(overlay.isShown)
    act()
    app.goOnline()
    #expect(!overlay.isShown)
  }

  // MARK: First responder

  @Test("R68: a field that stays first responder of its window is not changed")
  func kept() {
    #expect(app.field.becomeFirstResponder())
    let edits = EditLog(app.field)
    cover { #expect(app.field.isFirstResponder) }
    #expect(app.field.isFirstResponder)
    #expect(edits.lines == [])
  }

  @Test("A field whose editing the app has ended meanwhile is edited again, once the window is key")
  func restored() {
    app.field.becomeFirstResponder()
    let edits = EditLog(app.field)
    cover { app.main.endEditing(true) }
    #expect(app.field.isFirstResponder && app.main.isKeyWindow)
    #expect(edits.lines == ["end", "begin"])
  }

  @Test("No field was being edited: none is edited afterwards")
  func noField() {
    let edits = EditLog(app.field)
    cover()
    #expect(!app.field.isFirstResponder)
    // T20: reading canBecomeFirstResponder would call the delegate.
    #expect(edits.beginRequests == 0)
  }

  @Test("Another field that is edited meanwhile stays first responder")
  func anotherField() {
    let other = UITextField()
    app.screen.view.addSubview(other)
    app.field.becomeFirstResponder()
    cover {
      other.becomeFirstResponder()
      app.overlayWindows().first?.makeKey()
    }
    #expect(other.isFirstResponder && !app.field.isFirstResponder)
  }

  @Test("A field that was removed from its window, or released, is not edited again")
  func fieldGone() {
    app.field.becomeFirstResponder()
    cover { app.field.removeFromSuperview() }
    #expect(!app.field.isFirstResponder)
    weak var released: UITextField?
    do {
      let short = UITextField()
      released = short
      app.screen.view.addSubview(short)
      short.becomeFirstResponder()
    }
    cover { released?.removeFromSuperview() }
    #expect(released == nil)
  }

  @Test("A field that another screen has covered meanwhile is not edited again")
  func coveredField() {
    app.field.becomeFirstResponder()
    cover {
      app.screen.present(UIViewController(), animated: false)
      app.device.advance(by: 0.5)
      app.main.endEditing(true)
    }
    #expect(!app.field.isFirstResponder)
  }

  @Test("When another window has become key, the field is not edited again")
  func keyTaken() {
    let other = app.window("other")
    app.field.becomeFirstResponder()
    cover {
      app.main.endEditing(true)
      other.makeKey()
    }
    #expect(other.isKeyWindow && !app.field.isFirstResponder)
  }

  @Test("A controller that is first responder is restored as well")
  func controller() {
    let eager = EagerController()
    app.screen.embed(eager)
    app.device.turn()
    #expect(eager.becomeFirstResponder())
    cover { eager.resignFirstResponder() }
    #expect(eager.isFirstResponder)
  }

  @Test(
    "The overlay is hidden even if a field in it refuses to end editing and an alert covers the field"
  )
  func hideIsNotRefused() {
    let refusal = EditLog(UITextField(), mayEnd: false)
    app.field.becomeFirstResponder()
    let content = UIViewController()
    content.view.addSubview(refusal.field)
    cover(content: content) {
      #expect(refusal.field.becomeFirstResponder())
      content.present(UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: true)
      app.device.advance(by: 1)
    }
    #expect(app.overlayWindows() == [] && app.touched() === app.main)
    #expect(app.main.isKeyWindow && app.field.isFirstResponder)
  }

  // MARK: VoiceOver

  @Test(
    "VoiceOver: the overlay is modal, it is announced when it is shown, and the old focus returns when it is hidden")
  func voiceOver() {
    let button = UIView(frame: .zero)
    app.screen.view.addSubview(button)
    app.device.voiceOverFocus = button
    app.device.didPostToVoiceOver = { [app] notification, argument in
      let target =
        argument === button ? "button" : argument === app.field ? "field" : argument == nil ? "nil" : "overlay"
      app.log.record("post \(notification == .screenChanged) \(target)")
    }
    cover {
      #expect(app.overlayWindows().first?.accessibilityViewIsModal == true)
      #expect(app.overlayWindows().first?.rootViewController?.view.accessibilityViewIsModal == true)
      #expect(app.device.voiceOverFocus === app.overlayWindows().first?.rootViewController?.view)
    }
    #expect(app.device.voiceOverFocus === button)
    #expect(
      app.log.flush().filter { !$0.contains("A ") && !$0.contains("Key") } == [
        "1.0 offline willShow", "post true overlay", "1.25 offline didShow", "2.0 offline willHide",
        "post true button", "2.25 offline didHide",
      ])
    app.device.voiceOverFocus = button
    cover { button.removeFromSuperview() }
    #expect(app.log.flush().filter { $0.hasPrefix("post") } == ["post true overlay", "post true nil"])
  }

  @Test("VoiceOver: an overlay that takes the place of another one is announced, too")
  func voiceOverAfterReplacement() {
    app.device.voiceOverFocus = app.screen.view
    let overlay = app.overlay()
    app.goOffline()
    let urgent = OverlayController(
      while: { true }, options: OverlayOptions(priority: .high), content: { _ in UIViewController() })
    app.device.advance(by: 1)
    #expect(urgent.isShown && !overlay.isShown)
    let view = app.overlayWindows().first?.rootViewController?.view
    #expect(view != nil && app.device.voiceOverFocus === view)
  }

  // MARK: The system's bars

  @Test("Status bar, rotation and home indicator are as the screen below has them, whatever is presented there")
  func bars() throws {
    let below = BarController(.lightContent, isHidden: true, orientations: .portrait)
    app.main.rootViewController = below
    let overlay = app.overlay(content: { _ in BarController(.darkContent, isHidden: false, orientations: .landscape) })
    app.goOffline()
    let root = try #require(app.overlayWindows().first?.rootViewController)
    #expect(root.bars == "lightContent hidden slide home hidden portrait rotates false")

    let navigation = UINavigationController(
      rootViewController: BarController(.lightContent, isHidden: true, orientations: .portrait))
    app.main.rootViewController = navigation
    // A visible navigation bar decides about the style; the navigation controller itself decides about rotation.
    #expect(root.bars == "default hidden slide home hidden any rotates true")
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(root.bars == "lightContent hidden slide home hidden any rotates true")

    app.device.turn()
    let sheet = BarController(.darkContent, isHidden: false, orientations: .landscape)
    sheet.modalPresentationStyle = .pageSheet
    navigation.present(sheet, animated: false)
    app.device.turn()
    #expect(root.bars == "lightContent hidden slide home hidden any rotates true")
    sheet.dismiss(animated: false)
    app.device.advance(by: 1)
    sheet.modalPresentationStyle = .fullScreen
    navigation.present(sheet, animated: false)
    app.device.turn()
    #expect(root.bars == "darkContent visible none home visible landscape rotates false")

    app.main.isHidden = true
    #expect(root.bars == UIViewController().bars)
    #expect(overlay.isShown)
  }
}

@MainActor
private final class EditLog: NSObject, UITextFieldDelegate {
  let field: UITextField
  private let mayEnd: Bool
  private(set) var lines: [String] = []
  private(set) var beginRequests = 0

  init(_ field: UITextField, mayEnd: Bool = true) {
    self.field = field
    self.mayEnd = mayEnd
    super.init()
    field.delegate = self
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    beginRequests += 1
    return true
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    lines.append("begin")
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    lines.append("end")
  }
}

private final class EagerController: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
}

private final class BarController: UIViewController {
  private let style: UIStatusBarStyle
  private let isBarHidden: Bool
  private let orientations: UIInterfaceOrientationMask

  init(_ style: UIStatusBarStyle, isHidden: Bool, orientations: UIInterfaceOrientationMask) {
    self.style = style
    isBarHidden = isHidden
    self.orientations = orientations
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("BarController is not made from an archive")
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { style }
  override var prefersStatusBarHidden: Bool { isBarHidden }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { isBarHidden ? .slide : .none }
  override var prefersHomeIndicatorAutoHidden: Bool { isBarHidden }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  override var shouldAutorotate: Bool { false }
}

extension UIViewController {
  fileprivate var bars: String {
    let orientations = supportedInterfaceOrientations
    return [
      "\(preferredStatusBarStyle)", prefersStatusBarHidden ? "hidden" : "visible",
      "\(preferredStatusBarUpdateAnimation)", "home", prefersHomeIndicatorAutoHidden ? "hidden" : "visible",
      orientations == .portrait ? "portrait" : orientations == .landscape ? "landscape" : "any",
      "rotates \(shouldAutorotate)",
    ].joined(separator: " ")
  }
}

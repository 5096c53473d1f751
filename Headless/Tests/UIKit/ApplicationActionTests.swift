import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Actions along the responder chain, and URLs that other apps open.
@MainActor
@Suite(.oneDevice)
struct ApplicationActionTests {
  private final class ActingScreen: UIViewController {
    var senders: [ObjectIdentifier?] = []

    func act(_ sender: Any) {
      senders.append((sender as? UIView).map { ObjectIdentifier($0) })
    }
  }

  let device = HeadlessDevice()
  private let screen = ActingScreen()
  let field = UITextField()
  let button = UIControl()

  init() {
    device.launch(showing: screen)
    screen.view.addSubview(field)
    screen.view.addSubview(button)
  }

  @Test("An action without a target ends the editing of the field that is first responder")
  func resigning() {
    field.becomeFirstResponder()
    let action = Selector(UIResponder.resignFirstResponder)
    #expect(UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil))
    #expect(!field.isFirstResponder)
    #expect(device.keyboardFrame == nil)
    #expect(!UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil), "there is no first responder")
  }

  @Test("An action without a target reaches the first object of the responder chain that has its method")
  func chain() {
    field.becomeFirstResponder()
    let action = Selector(ActingScreen.act)
    let stray = UIControl()
    #expect(UIApplication.shared.sendAction(action, to: nil, from: stray, for: nil))
    #expect(screen.senders == [ObjectIdentifier(stray)])
    #expect(field.isFirstResponder)
  }

  @Test("Without a first responder an action without a target starts at the sender")
  func fromSender() {
    button.addTarget(nil, action: Selector(ActingScreen.act), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.senders == [ObjectIdentifier(button)])
  }

  @Test("An action for a target reaches that target alone, and only if it has the method")
  func target() {
    let other = ActingScreen()
    #expect(UIApplication.shared.sendAction(Selector(ActingScreen.act), to: other, from: button, for: nil))
    #expect(other.senders.count == 1)
    #expect(!UIApplication.shared.sendAction(Selector(ActingScreen.act), to: field, from: button, for: nil))
    #expect(screen.senders == [])
  }

  @Test("The action of a released target is not sent to another object")
  func targetGone() {
    button.addTarget(ActingScreen(), action: Selector(ActingScreen.act), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.senders == [])
  }

  @Test("A URL that no other app opens leaves the app active, and the completion receives false in the next turn")
  func notOpened() throws {
    let url = try #require(URL(string: "https://example.com"))
    var results: [Bool] = []
    #expect(!UIApplication.shared.canOpenURL(url))
    UIApplication.shared.open(url) { results.append($0) }
    #expect(results == [])
    device.turn()
    #expect(results == [false])
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test("A URL that another app opens sends the app to the background")
  func opened() throws {
    let url = try #require(URL(string: "https://example.com"))
    device.opensURL = { $0.host == "example.com" }
    var results: [Bool] = []
    #expect(UIApplication.shared.canOpenURL(url))
    UIApplication.shared.open(url, options: [:]) { results.append($0) }
    device.turn()
    #expect(results == [true])
    #expect(UIApplication.shared.applicationState == .background)
    device.openApp()
    #expect(UIApplication.shared.applicationState == .active)
  }
}

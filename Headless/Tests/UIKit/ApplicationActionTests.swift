import HeadlessDevice
import HeadlessTestSupport
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

  @Test("An action for a target reaches that target alone, if it has the method and is still there")
  func target() {
    let other = ActingScreen()
    let action = Selector(ActingScreen.act)
    #expect(UIApplication.shared.sendAction(action, to: other, from: button, for: nil))
    #expect(other.senders.count == 1)
    #expect(!UIApplication.shared.sendAction(action, to: field, from: button, for: nil))
    button.addTarget(ActingScreen(), action: action, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(screen.senders == [])
  }

  @Test("A URL that another app opens sends the app to the background, another one does not", arguments: [true, false])
  func url(isOpened: Bool) throws {
    let url = try #require(URL(string: "https://example.com"))
    if isOpened { device.opensURL = { $0.host == "example.com" } }
    var results: [Bool] = []
    #expect(UIApplication.shared.canOpenURL(url) == isOpened)
    UIApplication.shared.open(url) { results.append($0) }
    device.turn()
    #expect(results == [isOpened])
    #expect(UIApplication.shared.applicationState == (isOpened ? .background : .active))
  }
}

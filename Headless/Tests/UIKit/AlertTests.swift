import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct AlertTests: FixtureSuite {
  let fixture = LoggedDevice()
  let screen: LoggedViewController
  let tab = UITabBarController()
  let alert = UIAlertController(title: "T", message: "M", preferredStyle: .alert)

  init() {
    screen = fixture.log.screen("A")
    tab.viewControllers = [UINavigationController(rootViewController: screen)]
    device.launch(showing: tab)
    _ = log.flush()
  }

  private func addAction(then handle: @escaping () -> Void = {}) -> UIAlertAction {
    let action = UIAlertAction(title: "OK", style: .default) { [log] _ in
      log.record("handler")
      handle()
    }
    alert.addAction(action)
    return action
  }

  @Test("R56, R50, T6, T9: an alert over a navigation controller in a tab changes no screen, window or key window")
  func overNavigation() {
    let window = screen.view.window
    screen.present(alert, animated: true)
    device.advance(by: 1)
    #expect(log.flush() == [])
    #expect(alert.view.window === window)
    #expect(device.keyWindow === window)
    #expect(screen.presentedViewController === alert)
    #expect(screen.view.window === window)
  }

  @Test("R56, T21: the handler runs after the alert has been dismissed")
  func handler() {
    let action = addAction { [screen, alert] in
      #expect(screen.presentedViewController == nil)
      #expect(alert.presentingViewController == nil)
      #expect(alert.viewIfLoaded?.window == nil)
    }
    screen.present(alert, animated: true)
    device.advance(by: 1)
    device.tap(action, in: alert)
    #expect(log.flush() == [])
    #expect(screen.presentedViewController === alert)
    device.advance(by: 1)
    #expect(log.flush() == ["handler"])
  }

  @Test("R56: a handler may present another controller at once")
  func presentingFromHandler() {
    let next = log.screen("B")
    let action = addAction { [screen] in screen.present(next, animated: true) }
    screen.present(alert, animated: true)
    device.advance(by: 1)
    device.tap(action, in: alert)
    device.advance(by: 2)
    #expect(log.flush() == ["handler", "B.viewDidLoad", "B.wA(t)", "B.iA(t)", "B.dA(t)"])
    #expect(device.consoleMessages.isEmpty)
    #expect(screen.presentedViewController === next)
  }

  @Test("R56: a dismissal by the app calls no handler")
  func programmatic() {
    _ = addAction()
    screen.present(alert, animated: true)
    device.advance(by: 1)
    alert.dismiss(animated: true)
    device.advance(by: 1)
    #expect(log.flush() == [])
    #expect(screen.presentedViewController == nil)
  }

  @Test("R56: the dismissal of an alert over a sheet leaves the sheet presented")
  func overSheet() {
    let sheet = log.screen("S")
    screen.present(sheet, animated: true)
    device.advance(by: 1)
    _ = log.flush()
    let action = addAction()
    sheet.present(alert, animated: true)
    device.advance(by: 1)
    #expect(alert.presentingViewController === sheet)
    device.tap(action, in: alert)
    device.advance(by: 1)
    #expect(log.flush() == ["handler"])
    #expect(screen.presentedViewController === sheet)
  }

  @Test("R56: an alert is released after an action was tapped")
  func release() {
    weak var answered: UIAlertController?
    do {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      let action = UIAlertAction(title: nil, style: .cancel)
      alert.addAction(action)
      answered = alert
      screen.present(alert, animated: true)
      device.advance(by: 1)
      device.tap(action, in: alert)
    }
    device.advance(by: 1)
    #expect(answered == nil)
  }
}

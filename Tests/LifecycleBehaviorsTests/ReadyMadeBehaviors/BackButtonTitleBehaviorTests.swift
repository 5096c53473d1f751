import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct BackButtonTitleBehaviorTests {
  let device = HeadlessDevice().drivingLifecycleTime()

  @Test("The title is set while the behavior is attached, and then restored")
  func title() {
    let screen = Screen([BackButtonTitleBehavior("Inbox")])
    screen.navigationItem.backButtonTitle = "Old"
    let nav = UINavigationController(rootViewController: screen)
    device.launch(showing: nav)
    #expect(screen.navigationItem.backButtonTitle == "Inbox")
    device.push(UIViewController(), onto: nav, animated: false)
    #expect(screen.navigationItem.backButtonTitle == "Inbox", "it is needed when the screen is covered")
    screen.attachment?.remove()
    #expect(screen.navigationItem.backButtonTitle == "Old")
  }

  @Test("Minimal shows only the arrow; the title itself stays for the long press")
  func arrowAlone() {
    let screen = Screen([BackButtonTitleBehavior.minimal])
    screen.navigationItem.backButtonTitle = "Old"
    screen.loadViewIfNeeded()
    #expect(screen.navigationItem.backButtonDisplayMode == .minimal)
    #expect(screen.navigationItem.backButtonTitle == "Old")
    screen.attachment?.remove()
    #expect(screen.navigationItem.backButtonDisplayMode == .default)
  }

  @Test("One value on several screens restores the title of each")
  func severalScreens() {
    let behavior = BackButtonTitleBehavior("Back")
    let screens = ["A", "B"].map { title in
      let screen = Screen([behavior])
      screen.navigationItem.backButtonTitle = title
      screen.loadViewIfNeeded()
      return screen
    }
    #expect(screens.map(\.navigationItem.backButtonTitle) == ["Back", "Back"])
    screens.forEach { $0.attachment?.remove() }
    #expect(screens.map(\.navigationItem.backButtonTitle) == ["A", "B"])
  }
}

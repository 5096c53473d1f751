import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct HideNavigationBarBehaviorTests {
  let device = HeadlessDevice().drivingLifecycleTime()
  let nav = UINavigationController(rootViewController: UIViewController())

  private func push(_ screen: UIViewController) {
    nav.pushViewController(screen, animated: true)
    device.advance(by: 1)
  }

  @Test("The bar is hidden while the screen is there and back when it has been popped")
  func hidesAndRestores() {
    device.launch(showing: nav)
    push(Screen([HideNavigationBarBehavior()]))
    #expect(nav.isNavigationBarHidden)
    nav.popViewController(animated: true)
    device.advance(by: 1)
    #expect(!nav.isNavigationBarHidden)
  }

  @Test("A bar that was hidden before stays hidden after")
  func restoresWhatItFound() {
    device.launch(showing: nav)
    nav.setNavigationBarHidden(true, animated: false)
    push(Screen([HideNavigationBarBehavior()]))
    nav.popViewController(animated: true)
    device.advance(by: 1)
    #expect(nav.isNavigationBarHidden)
  }

  @Test("A swipe back that is let go leaves the bar hidden, and the pop after it restores it")
  func cancelledSwipe() throws {
    device.launch(showing: nav)
    push(Screen([HideNavigationBarBehavior()]))
    // UIKit lets nobody swipe under a hidden bar unless the app has seen to it; here it has, by showing the bar.
    nav.setNavigationBarHidden(false, animated: false)
    try #require(device.beginSwipeBack(in: nav)).cancel()
    device.advance(by: 1)
    #expect(nav.isNavigationBarHidden)
    nav.popViewController(animated: true)
    device.advance(by: 1)
    #expect(!nav.isNavigationBarHidden)
  }

  @Test("Two such screens in a row: the bar stays hidden between them and comes back at the end")
  func twoInARow() {
    device.launch(showing: nav)
    push(Screen([HideNavigationBarBehavior()]))
    push(Screen([HideNavigationBarBehavior()]))
    #expect(nav.isNavigationBarHidden)
    nav.popViewController(animated: true)
    device.advance(by: 1)
    #expect(nav.isNavigationBarHidden)
    nav.popViewController(animated: true)
    device.advance(by: 1)
    #expect(!nav.isNavigationBarHidden)
  }

  @Test("Outside a navigation controller nothing happens")
  func noNavigation() {
    let window = device.launch(showing: Screen([HideNavigationBarBehavior()]))
    window.isHidden = true
    device.turn()
    #expect(!nav.isNavigationBarHidden)
  }
}

import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct AccessibilityTests {
  let device = HeadlessDevice()

  @Test(
    "VoiceOver moves to the element of a screen-changed notification, keeps no element alive, and stays off if off")
  func voiceOver() {
    let log = Transcript()
    device.didPostToVoiceOver = { notification, argument in
      log.record("\(notification == .screenChanged ? "screen" : "layout") \(argument == nil ? "nil" : "view")")
    }
    let first = UIView(frame: .zero)
    UIAccessibility.post(notification: .screenChanged, argument: first)
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
    device.voiceOverFocus = first
    do {
      let second = UIView(frame: .zero)
      UIAccessibility.post(notification: .layoutChanged, argument: second)
      #expect(UIAccessibility.focusedElement(using: nil) as AnyObject? === second)
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      #expect(device.voiceOverFocus === second)
    }
    #expect(device.voiceOverFocus == nil)
    #expect(log.flush() == ["screen view", "layout view", "screen nil"])
  }

  @Test("Containers name the child that decides bars, edges and pointer; a visible navigation bar decides the style")
  func deciding() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    #expect(navigation.childForStatusBarStyle == nil)
    navigation.isNavigationBarHidden = true
    for (container, child) in [(navigation, screen), (tabs, navigation)] as [(UIViewController, UIViewController)] {
      #expect(container.childForStatusBarStyle === child && container.childForStatusBarHidden === child)
      #expect(container.childForHomeIndicatorAutoHidden === child)
      #expect(container.childForScreenEdgesDeferringSystemGestures === child)
      #expect(container.childViewControllerForPointerLock === child)
    }
  }
}

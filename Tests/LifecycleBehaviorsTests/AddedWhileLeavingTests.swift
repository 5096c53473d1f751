import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Behaviors that are added to a screen while it disappears.
@MainActor
@Suite(.everyAnswer)
struct AddedWhileLeavingTests {
  enum Way: String, CaseIterable {
    case push, pop, tab, fullScreen, hiddenWindow, emptiedStack
  }

  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  /// Shows `screen` and makes it disappear in one way; `act` runs in its `viewWillDisappear` or `viewDidDisappear`.
  private func leave(_ screen: LoggedViewController, _ way: Way, inside callback: String, _ act: @escaping () -> Void) {
    let (nav, tabs) = (UINavigationController(), UITabBarController())
    nav.viewControllers = way == .pop ? [UIViewController(), screen] : [screen]
    tabs.viewControllers = [nav, UIViewController()]
    let window = device.launch(showing: tabs)
    device.advance(by: 1)
    screen.inside[callback] = { _ in act() }
    switch way {
    case .push: nav.pushViewController(UIViewController(), animated: true)
    case .pop: nav.popViewController(animated: true)
    case .tab: tabs.selectedIndex = 1
    case .fullScreen:
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      tabs.present(modal, animated: true)
    case .hiddenWindow: window.isHidden = true
    case .emptiedStack: nav.setViewControllers([], animated: true)
    }
    device.advance(by: 2)
  }

  @Test(
    "In viewDidDisappear of a screen that has behaviors they are attached, and do not receive the disappearance",
    arguments: Way.allCases)
  func furtherInDidDisappear(way: Way) {
    #expect(addedFurther(way, inside: "dD") == ["afterAttaching", "afterLoading"])
  }

  @Test(
    "In viewWillDisappear of a screen that has behaviors they catch up with those, and disappear with them",
    arguments: Way.allCases)
  func furtherInWillDisappear(way: Way) {
    #expect(
      addedFurther(way, inside: "wD") == [
        "afterAttaching", "afterLoading", "beforeAppearing", "duringAppearing", "afterAppearing", "beforeDisappearing",
        "afterDisappearing",
      ])
  }

  private func addedFurther(_ way: Way, inside callback: String) -> [String] {
    let screen = LoggedViewController("A", in: LifecycleTranscript())
    screen.inside["viewDidLoad"] = { [log] in $0.addBehaviors([RecordingBehavior("first", in: log)]) }
    leave(screen, way, inside: callback) { [log] in screen.addBehaviors([RecordingBehavior("a", in: log)]) }
    return moments(of: "a")
  }

  /// What a behavior has received, without the closing that follows in some of the ways.
  private func moments(of name: String) -> [String] {
    log.flush().map { $0.split(separator: " ") }.filter { $0[0] == name && $0[1] != "afterClosing" }.map {
      String($0[1])
    }
  }

  @Test(
    "As the first of their screen they receive what UIKit reports: no moment, or a cancelled appearance",
    arguments: Way.allCases, ["wD", "dD"])
  func first(way: Way, callback: String) {
    let screen = LoggedViewController("A", in: LifecycleTranscript())
    leave(screen, way, inside: callback) { [log] in screen.addBehaviors([RecordingBehavior("a", in: log)]) }
    let moments = moments(of: "a")
    let attaching = ["afterAttaching", "afterLoading"]
    #expect(
      [attaching, attaching + ["beforeAppearing", "beforeDisappearing", "afterDisappearing"]].contains(moments),
      "\(moments)")
  }
}

import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// A screen that sets its `view` after it has added behaviors.
@MainActor
@Suite(.everyAnswer)
struct ReplacedViewTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  private func loadedScreen() -> UIViewController {
    let screen = UIViewController.loaded()
    screen.addBehaviors([RecordingBehavior("a", in: log)])
    return screen
  }

  private let appearing = ["a beforeAppearing", "a duringAppearing", "a afterAppearing"]
  private let disappearing = ["a beforeDisappearing", "a afterDisappearing"]

  @Test("In viewDidLoad: the screen is shown with the view that it has set, and its behaviors hear of it")
  func inViewDidLoad() {
    let content = UIScrollView()
    let screen = LoggedViewController("A", in: LifecycleTranscript())
    screen.inside["viewDidLoad"] = { [log] in
      $0.addBehaviors([RecordingBehavior("a", in: log)])
      $0.view = content
    }
    let window = device.launch(showing: screen)
    device.turn()
    #expect(content.window === window)
    #expect(log.flush() == ["a afterAttaching", "a afterLoading"] + appearing)
    #expect(content.subviews == [screen.lifecycleBehaviorViewController?.view])
  }

  @Test("On screen: its behaviors hear that it has left, and of its return")
  func onScreen() {
    let screen = loadedScreen()
    let window = device.launch(showing: screen)
    _ = log.flush()
    screen.view = UIView()
    device.turn()
    // The stand-in shows the new view with the next appearance only.
    #expect(log.flush() == disappearing)
    window.rootViewController = UIViewController()
    device.turn()
    window.rootViewController = screen
    device.turn()
    #expect(log.flush() == ["a afterClosing replaced"] + appearing)
  }

  @Test("On screen, in the place of the old one: its behaviors hear of its end")
  func inPlace() {
    let screen = loadedScreen()
    let window = device.launch(showing: screen)
    _ = log.flush()
    let old: UIView = screen.view
    let new = UIView(frame: old.frame)
    screen.view = new
    old.superview?.addSubview(new)
    old.removeFromSuperview()
    device.turn()
    device.turn()
    #expect(log.flush() == disappearing + appearing)
    window.rootViewController = UIViewController()
    device.turn()
    #expect(log.flush() == disappearing + ["a afterClosing replaced"])
  }

  @Test("Under a cover: its behaviors hear of its return")
  func covered() {
    let screen = loadedScreen()
    let navigation = UINavigationController(rootViewController: screen)
    device.launch(showing: navigation)
    device.push(UIViewController(), onto: navigation, animated: false)
    _ = log.flush()
    screen.view = UIView()
    device.turn()
    #expect(log.flush() == [])
    device.pop(navigation, animated: false)
    #expect(log.flush() == appearing)
  }
}

import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import FocusBehavior

/// The facts that a sample reads from UIKit.
@MainActor
@Suite(.everyAnswer)
struct FocusFactsTests {
  let device = HeadlessDevice(idiom: .pad)

  private func facts(of screen: UIViewController) -> FocusFacts {
    var reader = FocusReader(isIterationOver: true, AppActivity(), FrontmostWindows {}, KeyWindows())
    return reader.facts(of: screen, .appeared, .attention)
  }

  @Test("The other key window is one of the screen's own scene")
  func keyWindowOfTheScene() {
    let screen = UIViewController()
    device.launch(showing: screen)
    let beside = device.openWindow(showing: UIViewController())
    _ = device.connectScene(showing: UIViewController())
    beside.makeKey()
    #expect(facts(of: screen).keyWindow?.window === beside)
  }

  @Test("A screen that is presented over one in transition is in transition too; so is the cover of the one below")
  func overOneOnItsWay() {
    let root = UIViewController()
    device.launch(showing: root)
    let (middle, top, third) = (MovingViewController(), UIViewController(), UIViewController())
    for (presenter, presented) in [(root, middle), (middle, top), (top, third)] {
      presenter.present(presented, animated: false)
      device.advance(by: 1)
    }
    #expect(!facts(of: top).isInTransition && !facts(of: root).isCoverInTransition)
    middle.isMoving = true
    #expect(facts(of: top).isInTransition && facts(of: third).isInTransition)
    #expect(!facts(of: root).isInTransition && facts(of: root).isCoverInTransition)
  }

  @Test("A transition of a child's children is none of the screen around it; one of its stack is")
  func transitionOfChild() throws {
    let root = UIViewController()
    let outer = UINavigationController(rootViewController: root)
    device.launch(showing: outer)
    let inner = UINavigationController(rootViewController: UIViewController())
    root.embed(inner)
    inner.pushViewController(UIViewController(), animated: false)
    device.advance(by: 1)
    let swipe = try #require(device.beginSwipeBack(in: inner))
    #expect(!facts(of: root).isInTransition && facts(of: inner.viewControllers[0]).isInTransition)
    swipe.cancel()
    device.advance(by: 1)
    outer.pushViewController(UIViewController(), animated: true)
    #expect(facts(of: root).isInTransition)
  }

  @Test("R169: where the app's state could not be read before the application existed, it is read afterwards")
  func beforeLaunch() {
    var activity: AppActivity?
    device.startProcess { activity = AppActivity() }
    SceneActivation(device.world).finishLaunching()
    #expect(activity?.app == .background)
    _ = activity?.enter(.entering)
    #expect(activity?.app == .entering)
  }

  @Test("After a scene was disconnected, its identity has the state that UIKit has for it")
  func forgottenScene() {
    device.launchAndSettle(showing: UIViewController())
    let scene = device.scenes[0]
    var activity = AppActivity()
    let identity = ObjectIdentifier(scene)
    _ = activity.enter(.inactive, of: identity, isDisconnected: false)
    #expect(activity.state(of: scene) == .inactive)
    _ = activity.enter(.background, of: identity, isDisconnected: true)
    #expect(activity.state(of: scene) == .active)
  }
}

/// A controller that is being presented while a test sets it so.
private final class MovingViewController: UIViewController {
  var isMoving = false

  override var isBeingPresented: Bool { isMoving }
}

import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// Properties of a screen that the system reads.
@MainActor
@Suite(.oneDevice)
struct ScreenPropertyTests {
  private final class EditedScreen: UIViewController {
    var changes: [String] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      changes.append("\(editing) \(animated) \(isEditing)")
    }
  }

  private final class EdgeScreen: UIViewController {
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [.top, .bottom] }
    override var prefersPointerLocked: Bool { true }
  }

  let device = HeadlessDevice()

  @Test("Setting isEditing calls setEditing without animation")
  func editing() {
    let screen = EditedScreen()
    #expect(!screen.isEditing)
    screen.isEditing = true
    screen.setEditing(false, animated: true)
    #expect(screen.changes == ["true false true", "false true false"])
  }

  @Test("Containers name the screen that they show as the one that decides edges and pointer")
  func edges() {
    let screen = EdgeScreen()
    let stack = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    #expect(tabs.childForScreenEdgesDeferringSystemGestures === stack)
    #expect(stack.childForScreenEdgesDeferringSystemGestures === screen)
    #expect(tabs.childViewControllerForPointerLock === stack)
    #expect(stack.childViewControllerForPointerLock === screen)
    #expect(screen.childForScreenEdgesDeferringSystemGestures == nil)
    #expect(screen.preferredScreenEdgesDeferringSystemGestures == [.top, .bottom])
    #expect(UIViewController().preferredScreenEdgesDeferringSystemGestures == [])
    #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
  }

  @Test("A split view controller keeps the value of presentsWithGesture")
  func gesture() {
    let split = UISplitViewController()
    #expect(split.presentsWithGesture)
    split.presentsWithGesture = false
    #expect(!split.presentsWithGesture)
  }
}

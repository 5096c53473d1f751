import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R125-R128: where in the view hierarchy the view of a controller may be.
@MainActor
@Suite(.oneDevice)
struct HierarchyTests {

  @Test("R128: outside of a window a child's view may be in a view without any controller")
  func outsideOfWindow() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    let box = UIView()
    box.addSubview(child.view)
    #expect(child.view.superview === box)
  }

  @Test("R128: outside of a window a child's view may be inside another controller's view when the child is added")
  func adoptedOutsideOfWindow() {
    let (parent, stranger, child) = (UIViewController(), UIViewController(), UIViewController())
    stranger.view.addSubview(child.view)
    parent.addChild(child)
    #expect(child.parent === parent)
  }
}

import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R125-R128: where in the view hierarchy the view of a controller may be.
@MainActor
@Suite(.oneDevice)
struct HierarchyTests {

  @Test("R128: outside of a window a child's view may be in a view without any controller, or inside another one's")
  func outsideOfWindow() {
    let (parent, stranger, child) = (UIViewController(), UIViewController(), UIViewController())
    stranger.view.addSubview(child.view)
    parent.addChild(child)
    #expect(child.parent === parent)
    let box = UIView()
    box.addSubview(child.view)
    #expect(child.view.superview === box)
  }
}

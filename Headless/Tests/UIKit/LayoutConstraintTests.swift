import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Constraints as values: what they relate, and which view holds them.
@MainActor
@Suite(.oneDevice)
struct LayoutConstraintTests {
  let device = HeadlessDevice()
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let left = UIView()
  let right = UIView()

  init() {
    outer.addSubview(left)
    outer.addSubview(right)
  }

  @Test("An active constraint is held by the nearest common ancestor of both items, until it is deactivated")
  func activating() {
    let between = left.topAnchor.constraint(equalTo: right.topAnchor)
    let own = left.widthAnchor.constraint(equalToConstant: 10)
    let toOuter = left.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor)
    NSLayoutConstraint.activate([between, own, toOuter])
    #expect(outer.constraints == [between, toOuter])
    #expect(left.constraints == [own])
    NSLayoutConstraint.deactivate([between, own])
    #expect(outer.constraints == [toOuter])
    #expect(!between.isActive && !own.isActive && toOuter.isActive)
  }

  @Test("A constraint retains neither of its items, and is not active any more when the view that holds it is released")
  func lifetime() {
    weak var first: UIView?
    weak var second: UIView?
    let constraint: NSLayoutConstraint
    do {
      let (parent, child) = (UIView(), UIView())
      parent.addSubview(child)
      constraint = child.widthAnchor.constraint(equalTo: parent.widthAnchor)
      constraint.isActive = true
      (first, second) = (child, parent)
    }
    #expect(first == nil)
    #expect(second == nil)
    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
    #expect(!constraint.isActive)
  }
}

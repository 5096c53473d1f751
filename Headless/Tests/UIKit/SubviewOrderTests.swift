import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// The order of subviews, which is the order of layout and of touches (R30).
@MainActor
@Suite(.oneDevice)
struct SubviewOrderTests {
  let device = HeadlessDevice()
  let box = UIView()
  let views = (0..<3).map { _ in UIView() }

  init() {
    views.forEach(box.addSubview)
  }

  @Test("R30: a subview that is inserted next to a sibling is next to it, whether it was in front of it or behind it")
  func siblings() {
    box.insertSubview(views[0], belowSubview: views[2])
    #expect(box.subviews == [views[1], views[0], views[2]])
    box.insertSubview(views[1], aboveSubview: views[0])
    #expect(box.subviews == [views[0], views[1], views[2]])
    box.insertSubview(views[2], belowSubview: views[1])
    #expect(box.subviews == [views[0], views[2], views[1]])
  }

  @Test("R30: a new subview is inserted next to its sibling; a subview that is added again moves to the front")
  func adding() {
    let new = UIView()
    box.insertSubview(new, aboveSubview: views[0])
    #expect(box.subviews == [views[0], new, views[1], views[2]])
    box.addSubview(views[0])
    #expect(box.subviews == [new, views[1], views[2], views[0]])
  }
}

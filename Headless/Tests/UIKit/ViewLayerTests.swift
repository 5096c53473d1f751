import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// The layer of a view, which shares its values and its life.
@MainActor
@Suite(.oneDevice)
struct ViewLayerTests {
  @Test("A view's layer has the view's geometry and visibility, and its sublayers are the layers of the subviews")
  func viewLayer() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.frame == view.frame)
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    #expect(view.alpha == 0.5 && view.isHidden)
    let subview = UIView()
    view.addSubview(subview)
    #expect(view.layer.sublayers == [subview.layer])
    subview.layer.removeFromSuperlayer()
    #expect(view.subviews == [])
  }

  @Test("A view and its layer are released together")
  func release() {
    weak var layer: CALayer?
    weak var view: UIView?
    do {
      let made = UIView()
      layer = made.layer
      view = made
    }
    #expect(view == nil && layer == nil)
  }
}

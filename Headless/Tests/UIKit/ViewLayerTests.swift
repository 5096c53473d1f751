import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// The layer of a view, which shares its values and its life.
@MainActor
@Suite(.oneDevice)
struct ViewLayerTests {
  @Test("A view's layer has the view's geometry and visibility")
  func viewLayer() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer === view.layer)
    #expect(view.layer.frame == view.frame)
    #expect(view.layer.position == view.center && view.layer.bounds == view.bounds)
    view.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    #expect(view.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
    #expect(view.layer.frame == view.frame && view.layer.affineTransform() == view.transform)
    view.layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.masksToBounds = true
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.alpha == 0.5 && view.isHidden && view.clipsToBounds && view.backgroundColor == .red)

    let subview = UIView()
    view.addSubview(subview)
    let added = CALayer()
    view.layer.addSublayer(added)
    #expect(view.layer.sublayers == [subview.layer, added])
    #expect(subview.layer.superlayer === view.layer && added.superlayer === view.layer)
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

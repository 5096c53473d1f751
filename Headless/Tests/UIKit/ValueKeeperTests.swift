import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// Colours, layers, paths and feedback, which the stand-in keeps as values.
@MainActor
@Suite(.oneDevice)
struct ValueKeeperTests {
  let device = HeadlessDevice()

  @Test("The system's colours depend on the style")
  func colors() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.systemBackground.resolvedColor(with: light) == .white)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == .black)
    #expect(UIColor.systemBackground != .white)
    #expect(UIColor.systemBackground == .systemBackground)
    #expect(UIColor.systemBackground != .label)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
    let own = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    #expect(own.resolvedColor(with: light) == .blue && own.resolvedColor(with: dark) == .red)
    #expect(UIColor.blue.withAlphaComponent(0.5) == UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    #expect(own.withAlphaComponent(0).resolvedColor(with: dark) == UIColor(red: 1, green: 0, blue: 0, alpha: 0))
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
    #expect(UIColor.red.cgColor == UIColor.red.cgColor && UIColor.red.cgColor != UIColor.blue.cgColor)
  }

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
    view.backgroundColor = nil
    #expect(view.layer.backgroundColor == nil)
    view.layer.cornerRadius = 8
    #expect(view.layer.cornerRadius == 8)

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

  @Test("Layers form a tree")
  func layers() {
    let parent = CALayer()
    let (first, second) = (CALayer(), CALayer())
    #expect(parent.sublayers == nil)
    parent.addSublayer(first)
    parent.insertSublayer(second, at: 0)
    #expect(parent.sublayers == [second, first])
    let other = CALayer()
    other.addSublayer(first)
    #expect(parent.sublayers == [second] && first.superlayer === other)
    first.removeFromSuperlayer()
    #expect(other.sublayers == nil && first.superlayer == nil)
    parent.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(parent.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(parent.position == CGPoint(x: 2.5, y: 4))
  }

  @Test("A path knows its points")
  func path() {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds.isNull)
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 5, y: 3))
    path.addCurve(
      to: CGPoint(x: 2, y: 2), controlPoint1: CGPoint(x: -1, y: 0), controlPoint2: CGPoint(x: 0, y: 9))
    #expect(path.currentPoint == CGPoint(x: 2, y: 2))
    #expect(path.bounds == CGRect(x: -1, y: 0, width: 6, height: 9))
    path.close()
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 1, height: 1)))
    #expect(path.bounds == CGRect(x: -1, y: 0, width: 12, height: 11))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("A feedback generator schedules no work")
  func feedback() {
    let generator = UINotificationFeedbackGenerator()
    generator.prepare()
    generator.notificationOccurred(.success)
    #expect(device.scheduledWorkCount == 0)
  }
}

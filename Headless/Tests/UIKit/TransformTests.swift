import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R118: the effect of a view's transform on its frame, on conversions and on touches.
@MainActor
@Suite(.oneDevice)
struct TransformTests {
  let device = HeadlessDevice()
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))

  init() {
    box.addSubview(view)
  }

  @Test("R118: the frame of a rotated view is the smallest rectangle around it")
  func turned() {
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame.isNear(CGRect(x: 125, y: 75, width: 50, height: 100)))
  }

  @Test("R118: setting the frame of a transformed view sets the bounds and the center that result in it")
  func settingFrame() {
    let frame = CGRect(x: 20, y: 40, width: 80, height: 60)
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    view.frame = frame
    #expect(view.frame == frame)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 120))
    #expect(view.center == CGPoint(x: 60, y: 70))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = frame
    #expect(view.frame.isNear(frame))
    #expect(view.bounds.isNear(CGRect(x: 0, y: 0, width: 60, height: 80)))
  }

  @Test("R118: points and rectangles are converted through each transform between the views, in both directions")
  func converting() {
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.addSubview(inner)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The view is 200 by 100 around (150, 125): its corner is at (50, 75).
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: box) == CGPoint(x: 72, y: 97))
    #expect(inner.convert(CGPoint(x: 72, y: 97), from: box) == CGPoint(x: 1, y: 1))
    #expect(box.convert(CGPoint(x: 72, y: 97), to: inner) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(inner.bounds, to: box) == CGRect(x: 70, y: 95, width: 40, height: 40))
    #expect(inner.convert(CGRect(x: 70, y: 95, width: 40, height: 40), from: box) == inner.bounds)

    inner.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(inner.convert(.zero, to: box).isNear(CGPoint(x: 110, y: 135)))
  }

  @Test("R118: a finger taps a control where its transform puts it; one that is scaled to zero is never hit")
  func tapping() {
    let screen = UIViewController()
    device.launch(showing: screen)
    let button = UIControl(frame: CGRect(x: 200, y: 200, width: 40, height: 40))
    screen.view.addSubview(button)
    let overlay = device.openWindow(showing: UIViewController(), level: .alert, makingKey: false)
    overlay.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    #expect(device.tap(button))
    button.transform = CGAffineTransform(translationX: -190, y: -190)
    #expect(!device.tap(button), "it lies beneath the other window")
    overlay.transform = CGAffineTransform(translationX: 300, y: 0)
    #expect(device.tap(button))
    button.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(button.frame == CGRect(x: 220, y: 220, width: 0, height: 0))
    #expect(screen.view.hitTest(CGPoint(x: 220, y: 220), with: nil) === screen.view)
  }

  @Test("R118: transforms are concatenated, inverted and built up as Core Graphics does it")
  func values() {
    let scale = CGAffineTransform(scaleX: 2, y: 4)
    let move = CGAffineTransform(translationX: 10, y: 20)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 12, y: 24))
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 22, y: 84))
    #expect(scale.translatedBy(x: 10, y: 20) == move.concatenating(scale))
    #expect(move.scaledBy(x: 2, y: 4) == scale.concatenating(move))
    let turn = CGAffineTransform(rotationAngle: 1)
    #expect(move.rotated(by: 1) == turn.concatenating(move))
    #expect(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)).isNear(CGPoint(x: 0, y: 1)))
    #expect(point.applying(scale.concatenating(move)).applying(scale.concatenating(move).inverted()) == point)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    CGPoint(x: minX, y: minY).isNear(CGPoint(x: other.minX, y: other.minY))
      && CGPoint(x: maxX, y: maxY).isNear(CGPoint(x: other.maxX, y: other.maxY))
  }
}

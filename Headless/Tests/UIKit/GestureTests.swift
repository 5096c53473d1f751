import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Taps on views with gesture recognizers.
@MainActor
@Suite(.oneDevice)
struct GestureTests: FixtureSuite {
  let fixture = PlainScreen()
  let box = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))

  init() {
    screen.view.addSubview(box)
  }

  private func target(_ name: String) -> TapTarget {
    TapTarget(name, log)
  }

  private func tapRecognizer(_ target: TapTarget) -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: target, action: Selector(TapTarget.tap))
  }

  @Test("Only the nearest enabled recognizer receives the tap")
  func nearest() {
    let (near, far) = (target("near"), target("far"))
    let recognizer = tapRecognizer(near)
    box.addGestureRecognizer(recognizer)
    screen.view.addGestureRecognizer(tapRecognizer(far))
    #expect(device.tap(box))
    recognizer.isEnabled = false
    #expect(device.tap(box))
    #expect(log.flush() == ["near", "far"])
  }

  @Test("A tap on a control reaches no recognizer around it; a view without a recognizer takes no tap")
  func control() {
    let control = UIControl(frame: box.bounds)
    box.addSubview(control)
    #expect(!device.tap(box))
    let tapped = target("box")
    box.addGestureRecognizer(tapRecognizer(tapped))
    #expect(device.tap(control))
    #expect(log.isEmpty)
  }

  @Test("A recognizer belongs to one view and does not retain its target")
  func ownership() {
    let recognizer = UITapGestureRecognizer(target: target("gone"), action: Selector(TapTarget.tap))
    box.addGestureRecognizer(recognizer)
    #expect(device.tap(box))
    #expect(log.isEmpty)
    screen.view.addGestureRecognizer(recognizer)
    #expect(box.gestureRecognizers == [])
    #expect(recognizer.view === screen.view)
    screen.view.removeGestureRecognizer(recognizer)
    #expect(recognizer.view == nil)
  }

  @Test("A tap recognizer has ended while it calls its targets; a target that was removed is not called")
  func state() {
    let tapped = target("box")
    let recognizer = tapRecognizer(tapped)
    tapped.didTap = { [log] in log.record("ended \(recognizer.state == .ended)") }
    box.addGestureRecognizer(recognizer)
    #expect(device.tap(box))
    recognizer.removeTarget(tapped, action: nil)
    #expect(device.tap(box))
    #expect(log.flush() == ["box", "ended true"])
    #expect(recognizer.state == .possible)
  }

  @Test("A delegate that lets no gesture begin leaves the tap to the next recognizer around it")
  func shouldBegin() {
    let (near, far) = (target("near"), target("far"))
    let refusal = Refusal()
    let recognizer = tapRecognizer(near)
    recognizer.delegate = refusal
    box.addGestureRecognizer(recognizer)
    screen.view.addGestureRecognizer(tapRecognizer(far))
    #expect(device.tap(box))
    #expect(log.flush() == ["far"])
  }

  @Test("A recognizer of two taps or of two fingers recognizes no single tap")
  func several() {
    let recognizer = tapRecognizer(target("box"))
    box.addGestureRecognizer(recognizer)
    recognizer.numberOfTapsRequired = 2
    #expect(!device.tap(box))
    recognizer.numberOfTapsRequired = 1
    recognizer.numberOfTouchesRequired = 2
    #expect(!device.tap(box))
  }

  // developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
  @Test("A long press begins after its minimum duration and ends when the finger is lifted; a shorter one is none")
  func longPress() {
    let pressed = target("press")
    let recognizer = UILongPressGestureRecognizer(target: pressed, action: Selector(TapTarget.tap))
    pressed.didTap = { [log, device] in log.record("\(recognizer.state) at \(device.now)") }
    box.addGestureRecognizer(recognizer)
    let start = device.now
    #expect(!device.longPress(box, for: 0.4))
    #expect(log.isEmpty)
    #expect(device.longPress(box, for: 2))
    #expect(log.flush() == ["press", "began at \(start + 0.5)", "press", "ended at \(start + 2)"])
    #expect(recognizer.state == .possible)
  }

  @Test("A long press whose recognizer is disabled while it lasts is cancelled")
  func interruptedPress() {
    let pressed = target("press")
    let recognizer = UILongPressGestureRecognizer(target: pressed, action: Selector(TapTarget.tap))
    box.addGestureRecognizer(recognizer)
    pressed.didTap = { [log] in
      log.record("\(recognizer.state)")
      if recognizer.state == .began { recognizer.isEnabled = false }
    }
    #expect(device.longPress(box))
    #expect(log.flush() == ["press", "began", "press", "cancelled"])
  }

  // developer.apple.com/documentation/uikit/uiswipegesturerecognizer/direction-swift.property
  @Test("A stroke is recognized once, by a recognizer of its direction")
  func stroke() {
    let stroked = target("stroke")
    let recognizer = UISwipeGestureRecognizer(target: stroked, action: Selector(TapTarget.tap))
    box.addGestureRecognizer(recognizer)
    #expect(!device.stroke(box, toward: .left))
    #expect(device.stroke(box, toward: .right))
    recognizer.direction = [.left, .up]
    #expect(device.stroke(box, toward: .up))
    #expect(log.flush() == ["stroke", "stroke"])
  }

  // developer.apple.com/documentation/uikit/uipangesturerecognizer/translation(in:)
  @Test("A pan begins with the first move, adds up its translation in the view's coordinates, and ends with a velocity")
  func pan() throws {
    let panned = target("pan")
    let recognizer = UIPanGestureRecognizer(target: panned, action: Selector(TapTarget.tap))
    box.addGestureRecognizer(recognizer)
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    panned.didTap = { [log, box] in
      log.record("\(recognizer.state) \(recognizer.translation(in: box).x) \(recognizer.velocity(in: box).y)")
    }
    let pan = try #require(device.beginPan(on: box))
    #expect(log.isEmpty)
    pan.move(byX: 10, y: 0)
    #expect(log.flush() == ["pan", "began 5.0 0.0"])
    recognizer.setTranslation(.zero, in: box)
    pan.move(byX: 8, y: 0)
    #expect(log.flush() == ["pan", "changed 4.0 0.0"])
    #expect(recognizer.location(in: nil).x == 178)
    pan.end(velocity: CGPoint(x: 0, y: 100))
    #expect(log.flush() == ["pan", "ended 4.0 50.0"])
    pan.move(byX: 8, y: 0)
    #expect(log.isEmpty)
    let second = try #require(device.beginPan(on: box))
    second.move(byX: 8, y: 0)
    second.cancel()
    #expect(log.flush() == ["pan", "began 4.0 0.0", "pan", "cancelled 4.0 0.0"])
    device.beginPan(on: box)?.end()
    #expect(log.isEmpty, "a finger that has not moved")
  }

  @Test("A swipe back does not begin where the delegate of its recognizer refuses it")
  func swipeBack() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    navigation.pushViewController(UIViewController(), animated: false)
    device.finishTransitions()
    let refusal = Refusal()
    navigation.interactivePopGestureRecognizer?.delegate = refusal
    #expect(device.beginSwipeBack(in: navigation) == nil)
    navigation.interactivePopGestureRecognizer?.delegate = nil
    #expect(device.beginSwipeBack(in: navigation) != nil)
  }
}

private final class Refusal: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

@MainActor
final class TapTarget: NSObject {
  var didTap: () -> Void = {}
  private let name: String
  private let log: Transcript

  init(_ name: String, _ log: Transcript) {
    self.name = name
    self.log = log
    super.init()
  }

  func tap() {
    log.record(name)
    didTap()
  }
}

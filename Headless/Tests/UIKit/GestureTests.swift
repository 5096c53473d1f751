import HeadlessDevice
import LifecycleTestKit
import TestSupport
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
}

@MainActor
private final class TapTarget: NSObject {
  var didTap: () -> Void = {}
  private let name: String
  private let log: LifecycleTranscript

  init(_ name: String, _ log: LifecycleTranscript) {
    self.name = name
    self.log = log
    super.init()
  }

  func tap() {
    log.record(name)
    didTap()
  }
}

import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ScreenSupport
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct ActionTargetTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let screen = UIViewController()

  init() {
    device.launch(showing: screen)
  }

  private func target() -> ActionTarget {
    ActionTarget { [log] sender in log.record("\(type(of: sender))") }
  }

  @Test("A gesture recognizer, a control and a display link call the closure with themselves")
  func senders() {
    let target = target()
    let button = UIControl(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
    button.addTarget(target, action: ActionTarget.selector, for: .editingChanged)
    let area = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    area.addGestureRecognizer(UITapGestureRecognizer(target: target, action: ActionTarget.selector))
    [button, area].forEach { screen.view.addSubview($0) }
    button.sendActions(for: .editingChanged)
    #expect(log.flush() == ["UIControl"])
    device.tap(area)
    #expect(log.flush() == ["UITapGestureRecognizer"])
    let link = CADisplayLink(target: target, selector: ActionTarget.selector)
    link.add(to: .main, forMode: .common)
    device.advance(by: 1.0 / 60)
    #expect(log.flush() == ["CADisplayLink"])
    link.invalidate()
  }
}

import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Steppers. Sources: developer.apple.com/documentation/uikit/uistepper and its members.
@MainActor
@Suite(.oneDevice)
struct StepperTests: FixtureSuite {
  let fixture = PlainScreen()
  let stepper = UIStepper(frame: CGRect(x: 0, y: 100, width: 94, height: 32))
  let events = SentEvents()

  init() {
    screen.view.addSubview(stepper)
    events.record(stepper)
  }

  @Test("A tap steps once and sends valueChanged; code steps silently")
  func tapping() {
    stepper.value = 5
    #expect(events.flush() == [])
    #expect(device.increment(stepper))
    #expect(stepper.value == 6)
    stepper.stepValue = 2
    #expect(device.decrement(stepper))
    #expect(stepper.value == 4)
    #expect(events.flush() == ["valueChanged", "valueChanged"])
    #expect(!device.tap(stepper))
  }

  @Test("A step ends at the bound, and there the button is disabled; a stepper that wraps goes on at the other bound")
  func bound() {
    stepper.maximumValue = 5
    stepper.stepValue = 3
    #expect(device.increment(stepper))
    #expect(device.increment(stepper))
    #expect(stepper.value == 5)
    #expect(!device.increment(stepper))
    #expect(events.flush().count == 2)
    stepper.wraps = true
    #expect(device.increment(stepper))
    #expect(stepper.value == 0)
    #expect(device.decrement(stepper))
    #expect(stepper.value == 5)
  }

  @Test("A button that is held steps again and again, with an event for each step or one at the end")
  func held() {
    #expect(device.increment(stepper, steps: 3))
    #expect(stepper.value == 3)
    #expect(events.flush().count == 3)
    stepper.isContinuous = false
    #expect(device.increment(stepper, steps: 3))
    #expect(stepper.value == 6)
    #expect(events.flush().count == 1)
    stepper.autorepeat = false
    #expect(device.increment(stepper, steps: 3))
    #expect(stepper.value == 7)
  }
}

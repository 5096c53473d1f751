import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Sliders. Sources: developer.apple.com/documentation/uikit/uislider and its members.
@MainActor
@Suite(.oneDevice)
struct SliderTests: FixtureSuite {
  let fixture = PlainScreen()
  let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
  let events = SentEvents()

  init() {
    screen.view.addSubview(slider)
    events.record(slider)
  }

  @Test("A continuous slider sends valueChanged for each move, between touchDown and touchUpInside")
  func continuous() throws {
    let drag = try #require(device.beginDrag(of: slider))
    #expect(slider.isTracking)
    drag.move(to: 0.25)
    drag.move(to: 0.75)
    #expect(events.flush() == ["touchDown", "valueChanged", "valueChanged"])
    drag.end()
    #expect(events.flush() == ["touchUpInside"])
    #expect(slider.value == 0.75)
    #expect(!slider.isTracking)
  }

  @Test("A slider that is not continuous sends valueChanged once, when the finger is lifted")
  func atTheEnd() {
    slider.isContinuous = false
    #expect(device.slide(slider, to: 0.5))
    #expect(events.flush() == ["touchDown", "valueChanged", "touchUpInside"])
  }

  @Test("A touch that the system takes away sends touchCancel, and the value stays as it is")
  func cancelled() {
    let drag = device.beginDrag(of: slider)
    drag?.move(to: 0.5)
    drag?.cancel()
    drag?.move(to: 1)
    #expect(events.flush() == ["touchDown", "valueChanged", "touchCancel"])
    #expect(slider.value == 0.5)
  }

  @Test("Values are kept within the bounds, whether code or a finger sets them")
  func bounds() {
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    #expect(device.slide(slider, to: 12))
    #expect(slider.value == 10)
    slider.maximumValue = 4
    #expect(slider.value == 4)
  }

  @Test("Code that sets the value sends no event, and a tap does not move the thumb")
  func silent() {
    slider.setValue(0.5, animated: true)
    #expect(!device.tap(slider))
    #expect(events.flush() == [])
    #expect(slider.value == 0.5)
  }

  @Test("The primary action of a slider is performed when its value changes")
  func primaryAction() {
    var values: [Float] = []
    let slider = UISlider(
      frame: slider.frame, primaryAction: UIAction { values.append(($0.sender as? UISlider)?.value ?? -1) })
    screen.view.addSubview(slider)
    device.slide(slider, to: 0.5)
    #expect(values == [0.5])
  }
}

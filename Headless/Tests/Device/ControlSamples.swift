import HeadlessDevice
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct ControlSamples {
  @Test("The sample of sliders holds")
  func slider() {
    let device = HeadlessDevice()
    let screen = UIViewController()
    let volume = UISlider(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
    screen.view.addSubview(volume)
    device.launch(showing: screen)
    let drag = device.beginDrag(of: volume)
    drag?.move(to: 0.8)
    drag?.end()
    #expect(volume.value == 0.8)
  }
}

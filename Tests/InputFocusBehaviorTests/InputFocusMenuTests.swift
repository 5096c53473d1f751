import HeadlessDevice
import InputFocusBehavior
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct InputFocusMenuTests {
  @Test("A menu leaves the field that is edited as it is")
  func menu() {
    let device = HeadlessDevice().drivingLifecycleTime()
    let log = LifecycleTranscript()
    let screen = FormScreen(initial: .title, log: log, on: device)
    device.launch(showing: UINavigationController(rootViewController: screen))
    device.advance(by: 1)
    _ = log.flush()
    device.openMenu(of: screen)
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == .title)
    #expect(screen.titleField.isFirstResponder)
    device.closeMenu(of: screen)
    device.advance(by: 1)
    #expect(screen.inputFocus.editedField == .title)
    #expect(log.flush() == [])
  }
}

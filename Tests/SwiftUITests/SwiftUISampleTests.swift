import LifecycleTestKit
import SwiftUI
import TestSupport
import Testing

@testable import Samples

/// The view of the page SwiftUI, with all modifiers of this package.
@MainActor
@Suite(.everyAnswer)
struct SwiftUISampleTests {
  let log = LifecycleTranscript()
  let app = NoteApp()

  @Test("The view of the page keeps the screen awake, is counted, pauses, saves, is covered, and is edited")
  func noteView() {
    app.log = { [log] in log.record($0) }
    let view = HostedView(NoteView(app: app))
    view.device.advance(by: 1)
    #expect(log.flush() == ["views note"])
    #expect(UIApplication.shared.isIdleTimerDisabled && !app.isPaused)

    view.tap("Edit")
    view.device.turn()
    #expect(view.edited == 0)
    view.device.typeText("Milk")
    view.device.advance(by: 1)
    view.suspend(for: 20)
    #expect(log.flush() == ["saved Milk"])

    view.tap("Go offline")
    view.device.advance(by: 1)
    #expect(app.isPaused)
    view.pop()
    #expect(log.flush() == ["viewed note"])
    #expect(!UIApplication.shared.isIdleTimerDisabled)
    #expect(view.controller.faults == [])
  }
}

import LifecycleTestKit
import SuspendBehavior
import SwiftUI
import TestSupport
import Testing

/// `onSuspend` in SwiftUI.
@MainActor
@Suite(.everyAnswer, .eitherOrder)
struct SuspendModifierTests {
  struct Editor: View {
    let log: LifecycleTranscript
    @State private var note = "empty"
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown {
          Text(note).onSuspend { [note] event in log.record("\(event.line) with \(note)") }
        }
        Button("Write") { note = "written" }
        Button("Hide") { isShown = false }
      }
    }
  }

  let log = LifecycleTranscript()

  @Test("Called with the closure of the latest update, on screen or not, until the view leaves")
  func closure() {
    let editor = HostedView(Editor(log: log))
    editor.tap("Write")
    editor.device.turn()
    editor.nav.pushViewController(UIViewController(), animated: false)
    editor.device.advance(by: 1)
    editor.device.pressHome()
    editor.device.suspend(for: 20)
    editor.device.openApp()
    editor.device.advance(by: 1)
    #expect(
      log.flush() == ["willSuspend with written", "didSuspend with written", "didUnsuspend with written"])

    editor.nav.popViewController(animated: false)
    editor.device.advance(by: 1)
    editor.tap("Hide")
    editor.device.advance(by: 1)
    editor.device.pressHome()
    editor.device.suspend(for: 20)
    editor.device.openApp()
    editor.device.advance(by: 1)
    #expect(log.flush() == [])
    #expect(editor.controller.faults == [])
  }
}

extension SuspendEvent {
  fileprivate var line: String {
    switch self {
    case .willSuspend: "willSuspend"
    case .didSuspend: "didSuspend"
    case .didUnsuspend: "didUnsuspend"
    default: "other"
    }
  }
}

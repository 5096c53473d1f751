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

  @Test("The closure of the latest update is called, on screen or not, until the view is removed")
  func closure() {
    let editor = HostedView(Editor(log: log))
    editor.tap("Write")
    editor.device.turn()
    editor.pushOver()
    editor.suspend(for: 20)
    #expect(
      log.flush() == ["willSuspend with written", "didSuspend with written", "didUnsuspend with written"])

    editor.pop()
    editor.tap("Hide")
    editor.device.advance(by: 1)
    editor.suspend(for: 20)
    #expect(log.flush() == [])
    #expect(editor.controller.faults == [])
  }

  struct Watched: View {
    let policy: SuspendPolicy
    let log: LifecycleTranscript

    var body: some View {
      Text("watched").onSuspend(policy: policy) { log.record("\($0)") }
    }
  }

  @Test("The policy of the modifier applies")
  func policy() {
    let view = HostedView(Watched(policy: SuspendPolicy(imminence: 20), log: log))
    view.device.pressHome()
    view.device.advance(by: 12)
    #expect(log.flush() == ["suspension possible", "suspension imminent, 20.0 s left"])
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

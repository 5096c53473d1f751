import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import InputFocusBehavior

/// The changes as an asynchronous sequence.
@MainActor
@Suite(.oneDevice)
struct InputFocusChangesTests {
  let device = HeadlessDevice()

  private func launch() -> InputFocus<Int> {
    let form = PlainForm(fields: [1: UITextField(), 2: UITextField()])
    device.launch(showing: form.screen)
    device.turn()
    return form.focus
  }

  private func move(_ focus: InputFocus<Int>?, to field: Int?) {
    if let field { focus?.move(to: field) } else { focus?.endEditing() }
    device.turn()
  }

  @Test("Each reader receives every change from its start on, as does the closure; a released focus ends them")
  func everyReader() async {
    let log = LifecycleTranscript()
    var focus: InputFocus<Int>? = launch()
    focus?.didChange = { log.record("\($0)") }
    let (first, second) = (focus!.changes, focus!.changes)
    move(focus, to: 1)
    let late = focus!.changes
    move(focus, to: 2)
    move(focus, to: nil)
    let lines = ["editing 1", "editing 2 after 1", "editing ended in 2"]
    #expect(log.flush() == lines)
    weak let released = focus
    focus = nil
    device.turn()
    #expect(released == nil)
    #expect(await elements(of: first).map(\.description) == lines)
    #expect(await elements(of: second).map(\.description) == lines)
    #expect(await elements(of: late).map(\.description) == Array(lines.dropFirst()))
  }

  @Test("A cancelled reader and a released stream are removed; the others stay")
  func cancelled() async {
    var focus: InputFocus<Int>? = launch()
    weak let engine = focus!.engine
    do { _ = focus!.changes }
    let (read, kept) = (focus!.changes, focus!.changes)
    #expect(engine?.readers.count == 3)
    let task = Task { for await _ in read {} }
    await settleTasks()
    #expect(engine?.readers.count == 2)
    task.cancel()
    await settleTasks()
    #expect(engine?.readers.count == 1)
    move(focus, to: 1)
    focus = nil
    #expect(await elements(of: kept).map(\.field) == [1])
  }

  @Test("A focus that is being read from is released with its owner, as are its readers, and the reading ends")
  func released() async {
    weak var focus: InputFocus<Int>?
    weak var reader: InputFocusReader<Int>?
    var ended = false
    do {
      let made = launch()
      focus = made
      let changes = made.changes
      reader = made.engine.readers.first
      Task {
        for await _ in changes {}
        ended = true
      }
      await settleTasks()
      #expect(!ended && reader != nil)
    }
    device.turn()
    await settleTasks()
    #expect(focus == nil && reader == nil)
    #expect(ended)
  }
}

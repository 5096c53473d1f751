import HeadlessDevice
import TestSupport
import Testing
import UIKit

@testable import Samples

/// The sample of the page Saving work.
@MainActor
@Suite(.everyAnswer)
struct SavingSamplesTests {
  @Test("The process is held from the warning until an asynchronous save has ended")
  func saves() async {
    let device = HeadlessDevice()
    let editor = RemoteEditorViewController()
    device.launch(showing: editor)
    device.advance(by: 1)
    device.pressHome()
    #expect(!editor.draft.isSaved && device.openBackgroundTaskCount == 1)
    await settleTasks()
    #expect(editor.draft.isSaved && device.openBackgroundTaskCount == 0)
  }
}

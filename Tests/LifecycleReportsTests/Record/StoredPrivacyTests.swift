import FocusBehavior
import Foundation
import HeadlessDevice
import LifecycleTestKit
import LifecycleTimeline
import TestSupport
import Testing
import UIKit

@testable import LifecycleReports

/// What a user reads and types, and the files and reports in which it must not be.
@MainActor
@Suite(.oneDevice)
struct StoredPrivacyTests {
  let device = HeadlessDevice()
  let folder = TemporaryFolder()
  private let screen = VaultScreen()

  /// Uses an app while it keeps all files that there are, until an alert is in front.
  private func use(_ recorder: TimelineRecorder) {
    recorder.startWriting(in: folder.file("timeline"))
    device.launch(showing: UINavigationController(rootViewController: screen))
    _ = AttentionReporter.shared.keepRecord(in: folder.file("record"))
    device.advance(by: 1)
    screen.field.becomeFirstResponder()
    _ = device.typeText("secret that was typed")
    device.advance(by: 1)
    let alert = UIAlertController(title: "secret title", message: "secret message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "secret action", style: .default))
    screen.present(alert, animated: true)
    device.advance(by: 1)
    RunRecordWriter.wait()
  }

  @Test("Files and recordings have names of classes, but no titles, no texts of alerts and no contents of fields")
  func files() throws {
    let recorder = TimelineRecorder()
    use(recorder)
    defer { recorder.stop() }
    let record = try folder.text(of: "record")
    let reports = [record, recorder.recording.jsonLines, "\(AttentionReporter.shared.attention)"]
    device.pressHome()
    RunRecordWriter.wait()
    let texts = try ["timeline", "record"].map(folder.text)
    for text in texts + reports {
      #expect(text.range(of: "secret", options: .caseInsensitive) == nil, "\(text)")
    }
    #expect(texts[0].contains("VaultScreen") && texts[0].contains("UITextField"))
    #expect(record.contains("VaultScreen") && record.contains("UIAlertController"), "\(record)")
  }

  @Test("The log of decisions about focus has the titles of screens and alerts, as the page warns")
  func decisions() {
    let recorder = TimelineRecorder()
    use(recorder)
    defer { recorder.stop() }
    #expect(FocusDecision.log.contains("secret screen") && FocusDecision.log.contains("secret title"))
    #expect(!FocusDecision.log.contains("secret message") && !FocusDecision.log.contains("typed"))
  }
}

private final class VaultScreen: UIViewController {
  let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "secret screen"
    field.placeholder = "secret placeholder"
    field.text = "secret text"
    field.accessibilityLabel = "secret label"
    view.addSubview(field)
    addBehaviors([FocusBehavior { _ in }])
  }
}

import FocusBehavior
import InputFocusBehavior
import LifecycleBehaviors
import OverlayBehavior
import ReadyMadeBehaviors
import SuspendBehavior
import UIKit

// README: the table of forms. Those for SwiftUI are in SwiftUI/FormsInSwiftUI.swift.

private final class OfflineViewController: UIViewController {}

@MainActor
private func report<Value>(_ value: Value) {}

private final class TaskScreen: UIViewController {
  enum Field { case title }

  let titleField = UITextField()
  let focus = InputFocus<Field>(initial: .title)
  let connection = Connection()

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([KeepAwakeBehavior()])
    addBehaviors([
      FocusBehavior { report($0) },
      SuspendBehavior { report($0) },
      OverlayBehavior(while: { [connection] in !connection.isUsable }) { _ in OfflineViewController() },
      InputFocusBehavior<TaskScreen>(focus, fields: [.title: \.titleField]),
    ])
  }
}

// swift-format-ignore
@MainActor
private func tasks(_ screen: TaskScreen, _ overlay: OverlayController, _ focus: InputFocus<TaskScreen.Field>) async {
  for await received in screen.lifecycleMoments() { report(received) }
  for await change in screen.focusChanges() { report(change) }
  for await event in SuspendMonitor.shared.events() { report(event) }
  await overlay.show()
  for await change in focus.changes { report(change) }
}

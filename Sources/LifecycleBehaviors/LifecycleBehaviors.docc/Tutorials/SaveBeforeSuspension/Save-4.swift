import LifecycleBehaviors
import SuspendBehavior
import UIKit

@MainActor
final class Draft {
  var text = ""

  func save() {
    // Written to disk when this returns.
  }

  func restore() {
    // Read from disk.
  }
}

final class EditorViewController: UIViewController {
  let draft = Draft()

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([
      SuspendBehavior<EditorViewController> { editor, event in
        switch event {
        case .willSuspend(.possible):
          editor.draft.save()
        case .didUnsuspend(let suspension):
          if suspension.seconds > 60 { editor.reload() }
        default:
          break
        }
      }
    ])
  }

  func reload() {
    draft.restore()
  }
}

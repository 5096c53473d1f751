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
}

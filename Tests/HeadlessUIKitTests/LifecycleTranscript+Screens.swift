import LifecycleTestKit
import TestSupport
import UIKit

extension LifecycleTranscript {
  /// A screen that writes its callbacks here.
  func screen(_ name: String) -> LoggedViewController {
    LoggedViewController(name, in: self)
  }

  /// A screen of which it is no fact where its `viewIsAppearing` falls among other screens' callbacks.
  func flushWithoutIsAppearing() -> [String] {
    flush().filter { !$0.contains(".iA") }
  }
}

/// A parent that leaves the appearance of its children to explicit calls (R19).
final class ManualParent: LoggedViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// A root view that writes down when it lays out its subviews.
final class LoggedView: UIView {
  var didLayOut: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    didLayOut()
  }
}

import LifecycleBehaviors
import UIKit

@testable import LifecycleReports

/// Records what it receives.
@MainActor
final class AttentionLog: AttentionSink {
  var changes: [(previous: Attention, attention: Attention)] = []

  var lines: [String] {
    get { changes.map(\.attention.description) }
    set { changes = [] }
  }

  nonisolated init() {}

  func attentionDidChange(from previous: Attention, to attention: Attention) {
    changes.append((previous, attention))
  }
}

/// Removes others when it is called.
@MainActor
final class RemovingSink: AttentionSink {
  var others: [any AttentionSink] = []
  var count = 0

  func attentionDidChange(from previous: Attention, to attention: Attention) {
    count += 1
    for other in others { AttentionReporter.shared.remove(other) }
  }
}

/// A screen with behaviors.
final class NamedScreen: UIViewController {
  let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("not made from an archive")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([EmptyBehavior()])
  }
}

/// A screen without behaviors.
final class ShareViewController: UIViewController {}

/// Does nothing.
struct EmptyBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) {}
}

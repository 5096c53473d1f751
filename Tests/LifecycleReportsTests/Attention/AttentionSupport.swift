import LifecycleBehaviors
import UIKit

@testable import LifecycleReports

/// Records the changes that the reporter reports, from its subscription on.
@MainActor
final class AttentionLog {
  var changes: [(previous: Attention, attention: Attention)] = []
  var subscription: LifecycleSubscription?
  /// Called after each change is recorded.
  var act: () -> Void = {}

  var lines: [String] {
    get { changes.map(\.attention.description) }
    set { changes = [] }
  }

  var states: [String] { changes.map(\.attention.state.name) }

  nonisolated init() {}

  func subscribe() {
    subscription = AttentionReporter.shared.subscribe { [weak self] previous, attention in
      self?.changes.append((previous, attention))
      self?.act()
    }
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

import FocusBehavior
import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

// LifecycleBehaviors: Migration from another library, which has the callbacks of a screen as streams.

/// Stands for the relay of a reactive library.
@MainActor
final class OldRelay<Element> {
  private(set) var elements: [Element] = []

  func accept(_ element: Element) {
    elements.append(element)
  }
}

@MainActor
final class FeedModel {
  private(set) var calls: [String] = []

  func showHint() { calls.append("showHint") }
  func reload() { calls.append("reload") }
  func save() { calls.append("save") }
}

final class FeedViewController: UIViewController {
  let model = FeedModel()
  let moments = OldRelay<LifecycleMoment>()

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([
      ActionBehavior<FeedViewController>.afterAppearing { $0.model.showHint() }.onlyFirstAppearance(),
      ActionBehavior<FeedViewController>.afterAppearing { $0.model.reload() }.onlyWhenReturning(),
      FocusBehavior<FeedViewController> { feed, change in
        let wasInBackground = [.appBackground, .sceneBackground].contains(change.previousReason)
        if change.hasFocus, wasInBackground { feed.model.reload() }
      },
      ActionBehavior<FeedViewController>.afterDisappearing { $0.model.save() },
    ])
  }

  func passOn() {
    addBehaviors([RelayBehavior(moments: moments)])
  }
}

struct RelayBehavior: ViewControllerLifecycleBehavior {
  let moments: OldRelay<LifecycleMoment>

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    moments.accept(moment)
  }
}

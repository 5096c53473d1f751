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

  func willAppear(animated: Bool) { calls.append("willAppear \(animated)") }
  func showHint() { calls.append("showHint") }
  func reload() { calls.append("reload") }
  func save() { calls.append("save") }
  func setPlaying(_ isPlaying: Bool) { calls.append("playing \(isPlaying)") }
}

final class FeedViewController: UIViewController {
  let model = FeedModel()
  let moments = OldRelay<ReceivedMoment>()

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([
      ActionBehavior<FeedViewController>.afterAppearing { $0.model.showHint() }.onlyFirstAppearance(),
      ActionBehavior<FeedViewController>.afterAppearing { $0.model.reload() }.onlyWhenReturning(),
      FocusBehavior<FeedViewController> { feed, change in
        let wasInBackground = [.appBackground, .sceneBackground].contains(change.previousReason)
        if change.hasFocus, wasInBackground { feed.model.reload() }
      },
    ])
    observeLifecycleMoments { [model] event in
      switch event.moment {
      case .beforeAppearing: model.willAppear(animated: event.isAnimated)
      case .afterDisappearing: model.save()
      default: break
      }
    }
  }

  func passOn() {
    observeLifecycleMoments { [moments] event in moments.accept(event) }
  }

  func follow() async {
    for await state in lifecycleStates() {
      model.setPlaying(state >= .appeared)
    }
  }
}

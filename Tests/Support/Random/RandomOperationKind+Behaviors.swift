import LifecycleBehaviors
import UIKit

extension RandomOperationKind {
  /// Adding behaviors to any modelled screen that is alive, removing them, and acting inside a moment.
  public static let behaviors = [
    RandomOperationKind("add", weight: 5, isReentrant: true) { app, choice in
      app.modelledScreens.element(choice)?.attach(1 + choice % 2)
    },
    RandomOperationKind("remove", weight: 4, isReentrant: true) { app, choice in
      guard let screen = app.modelledScreens.element(choice),
        let index = screen.attachments.indices.map({ $0 }).element(choice)
      else { return }
      screen.remove(at: index, unwinding: choice.isMultiple(of: 2))
    },
    RandomOperationKind("arm", weight: 6) { app, choice in
      let moments = LegalTranscript.Moment.allCases
      let inner = app.kinds.filter(\.isReentrant)
      guard let screen = app.modelledScreens.element(choice), let kind = inner.element(choice / 7) else { return }
      screen.attach(1, moment: moments[choice % moments.count]) { [weak app] in
        app?.perform(RandomOperation(name: kind.name, choice: choice / 11))
      }
    },
  ]
}

extension RandomApp {
  /// Those of the screens that are modelled and have their views.
  public var modelledScreens: [ModelledScreen] {
    liveScreens.compactMap { $0 as? ModelledScreen }.filter(\.isViewLoaded)
  }
}

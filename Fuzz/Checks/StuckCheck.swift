import Journey
import UIKit

/// There is a way on from each screen but the first.
final class StuckCheck: FuzzCheck {
  private var stuckSince: (place: String, time: TimeInterval)?

  /// Whether the user cannot go on now, for less than thirty seconds so far.
  var isWaiting: Bool { stuckSince != nil }

  func willPlay(_ command: JourneyCommand, in app: FuzzedApp) {
    if case .wait = command { return }
    stuckSince = nil
  }

  func faultsAtRest(in app: FuzzedApp) -> [FuzzFault] {
    let place = app.place
    guard app.isOverOthers, TouchTargets(on: app.device).all.isEmpty, !app.canBeSwipedAway else {
      stuckSince = nil
      return []
    }
    guard let since = stuckSince, since.place == place else {
      stuckSince = (place, app.device.now)
      return []
    }
    guard app.device.now - since.time >= 30, let screen = app.visibleScreen else { return [] }
    return [
      FuzzFault(
        .stuck, of: screen.typeName,
        "The user cannot leave \(screen.typeName): for 30 seconds nothing on it can be touched, and it cannot be swiped away."
      )
    ]
  }
}

extension FuzzedApp {
  /// Whether the visible screen lies over another one.
  fileprivate var isOverOthers: Bool {
    guard let visible = visibleScreen else { return false }
    return visible.presentingViewController != nil || (visible.navigationController?.viewControllers.count ?? 0) > 1
  }

  fileprivate var canBeSwipedAway: Bool {
    guard let visible = visibleScreen else { return false }
    if let navigation = visible.navigationController, navigation.viewControllers.count > 1 {
      return navigation.interactivePopGestureRecognizer?.isEnabled ?? false
    }
    let isSheet = [.pageSheet, .formSheet, .automatic, .popover].contains(visible.modalPresentationStyle)
    return visible.presentingViewController != nil && isSheet && !visible.isModalInPresentation
  }
}

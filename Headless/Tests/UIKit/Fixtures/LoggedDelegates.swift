import HeadlessTestSupport
import UIKit

/// An object, such as a delegate, that writes its calls into a transcript.
@MainActor
class LoggedObject: NSObject {
  let log: Transcript

  init(_ log: Transcript) {
    self.log = log
  }
}

/// The delegate of a navigation controller, which writes its calls.
final class LoggedDelegate: LoggedObject, UINavigationControllerDelegate {
  private func name(_ controller: UIViewController) -> String {
    (controller as? LoggedViewController)?.name ?? "?"
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    log.record("willShow \(name(viewController)) \(animated)")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    log.record("didShow \(name(viewController)) \(animated)")
  }
}

/// The delegate of a presentation that the user may end.
class LoggedDismissalDelegate: LoggedObject, UIAdaptivePresentationControllerDelegate {
  var allowsDismissal = true
  /// The style that the presentation takes on a phone, where that is not the usual one.
  var adaptiveStyle: UIModalPresentationStyle?

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    adaptiveStyle ?? controller.adaptivePresentationStyle
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.record("shouldDismiss")
    return allowsDismissal
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.record("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.record("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.record("didAttemptToDismiss")
  }
}

/// The delegate of a search controller, and the object that updates its results.
final class LoggedSearchDelegate: LoggedObject, UISearchControllerDelegate, UISearchResultsUpdating {
  func willPresentSearchController(_ searchController: UISearchController) { log.record("willPresent") }
  func didPresentSearchController(_ searchController: UISearchController) { log.record("didPresent") }
  func willDismissSearchController(_ searchController: UISearchController) { log.record("willDismiss") }
  func didDismissSearchController(_ searchController: UISearchController) { log.record("didDismiss") }
  func updateSearchResults(for searchController: UISearchController) {
    log.record("update '\(searchController.searchBar.text ?? "")'")
  }
}

/// The delegate of a split view controller, which writes its calls.
final class LoggedSplitDelegate: LoggedObject, UISplitViewControllerDelegate {
  var topColumn: UISplitViewController.Column?

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    log.record("willChangeTo \(displayMode)")
  }
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    log.record("topColumn? \(proposedTopColumn)")
    return topColumn ?? proposedTopColumn
  }
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
    log.record("willShow \(column)")
  }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
    log.record("willHide \(column)")
  }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    log.record("didCollapse")
  }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    log.record("didExpand")
  }
}

import UIKit

/// A delegate of containers and presentations that writes its calls: `willShow A`, `didSelect A`, `willDismiss`.
final class LoggedDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  enum Call: String {
    case willShow, didShow
    case shouldSelect, didSelect
    case shouldDismiss, willDismiss, didDismiss, didAttemptToDismiss
  }

  /// The answer to the question whether a tab may be selected, or a presentation dismissed.
  var allows = true
  private let calls: Set<Call>
  private let run: ConformanceRun

  fileprivate init(_ run: ConformanceRun, logging calls: Set<Call>) {
    self.run = run
    self.calls = calls
  }

  private func write(_ call: Call, _ controller: UIViewController? = nil) {
    guard calls.contains(call) else { return }
    run.log(call.rawValue + (controller.map { " \(CallLog.name(of: $0))" } ?? ""))
  }

  // MARK: UINavigationControllerDelegate

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    write(.willShow, viewController)
  }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    write(.didShow, viewController)
  }

  // MARK: UITabBarControllerDelegate

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    write(.shouldSelect, viewController)
    return allows
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    write(.didSelect, viewController)
  }

  // MARK: UIAdaptivePresentationControllerDelegate

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    write(.shouldDismiss)
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    write(.willDismiss)
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    write(.didDismiss)
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    write(.didAttemptToDismiss)
  }
}

extension ConformanceRun {
  /// A new delegate that writes the given calls. It lasts until the case ends.
  func delegate(logging calls: Set<LoggedDelegate.Call>) -> LoggedDelegate {
    keep(LoggedDelegate(self, logging: calls))
  }
}

import UIKit

@MainActor
func takesTouches(_ window: UIWindow) -> Bool {
  if #available(iOS 15, *) { return window.canBecomeKey }
  return true
}

@available(iOS 15, *)
@MainActor
func front(_ scene: UIWindowScene) -> UIWindow? { scene.keyWindow }

@available(iOS 16, *)
func now() -> ContinuousClock.Instant { ContinuousClock().now }

@available(iOS 27.1, *)
@MainActor
func panes(_ first: UIViewController, of scene: UIWindowScene) -> UIViewController {
  scene.closureConfirmation = UISceneClosureConfirmation(title: nil, message: nil, actions: [])
  let both = UIArrangementViewController()
  both.setViewController(first, for: .primary)
  return both.viewController(for: .primary)?.arrangementViewController ?? both
}

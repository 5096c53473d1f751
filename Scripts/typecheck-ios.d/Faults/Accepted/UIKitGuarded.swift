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

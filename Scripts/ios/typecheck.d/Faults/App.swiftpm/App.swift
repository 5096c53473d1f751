import FocusBehavior
import LifecycleBehaviors
import UIKit

@main
final class App: UIResponder, UIApplicationDelegate {
  // expect: 'ContinuousClock' is only available in iOS 16.0 or newer
  // expect: 'now' is only available in iOS 16.0 or newer
  let started = ContinuousClock.now

  func takesTouches(_ window: UIWindow) -> Bool { window.canBecomeKey }
}

import LifecycleBehaviors
import UIKit

@MainActor
extension LifecycleIssue {
  /// If this process is an app extension, reports that a part of the framework does not work, because it needs the application.
  /// - Parameters:
  ///   - name: the part that does not work.
  ///   - advice: a sentence that tells what to do instead.
  ///   - screen: the screen.
  ///   - behavior: the type of the behavior.
  ///   - callSite: the app's line.
  package static func reportInAppExtension(
    _ name: String, _ advice: String, on screen: UIViewController? = nil, of behavior: (any Any.Type)? = nil,
    at callSite: CallSite? = nil
  ) {
    guard UIApplication.isInAppExtension else { return }
    report(
      .appExtension, "\(name) does not work in an app extension. \(advice)", on: screen, of: behavior, at: callSite)
  }
}

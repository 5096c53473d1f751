import LifecycleBehaviors
import UIKit

@MainActor
extension LifecycleIssue {
  /// Reports, if this process is an app extension, that something needs the application and does not work here.
  /// - Parameters:
  ///   - name: what does not work.
  ///   - advice: a sentence that says what to do instead.
  ///   - screen: the screen concerned.
  ///   - behavior: the type of the behavior concerned.
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

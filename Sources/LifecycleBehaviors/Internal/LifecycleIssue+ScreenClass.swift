import UIKit

extension LifecycleIssue {
  /// Reports that a behavior made for screens of one class was added to one of another.
  @MainActor
  package static func reportUnless<ViewController: UIViewController>(
    _ screen: UIViewController, is expected: ViewController.Type, behavior: String
  ) {
    guard !(screen is ViewController) else { return }
    report(
      """
      \(behavior)<\(expected)> was added to a \(type(of: screen)), so it does nothing. Write \
      \(behavior)<\(type(of: screen))>, or add it to a \(expected).
      """)
  }
}

import UIKit

/// Mistakes in adding behaviors that are reported and carried out all the same.
@MainActor
enum AddingMisuse {
  /// Reports a behavior that is listed twice, and a line that adds to one screen what it has added before, as a line does
  /// in `viewWillAppear`.
  static func report(
    adding behaviors: [any ViewControllerLifecycleBehavior], from callSite: CallSite, to host: BehaviorHost,
    on screen: UIViewController
  ) {
    let repeated = RepeatedBehaviors.types(in: behaviors)
    if !repeated.isEmpty {
      LifecycleIssue.report(
        """
        addBehaviors at \(callSite) lists \(names(repeated)) twice for one \(type(of: screen)), and both are in force. \
        List it once.
        """)
    }
    let earlier = host.behaviors(from: callSite)
    if !earlier.isEmpty,
      earlier.elementsEqual(behaviors, by: { ObjectIdentifier($0.type) == ObjectIdentifier(type(of: $1)) })
    {
      LifecycleIssue.report(
        """
        addBehaviors at \(callSite) has added \(names(earlier.map(\.type))) to one \(type(of: screen)) twice, and both are in force. \
        Call it once, in viewDidLoad.
        """)
    }
  }

  /// Reports a screen that does not forward appearance to its children.
  /// - Parameters:
  ///   - viewController: the screen.
  ///   - callSite: the app's line; nil where the framework itself adds.
  static func reportNotForwarding(_ viewController: UIViewController, from callSite: CallSite?) {
    let behaviors = callSite.map { "the behaviors that were added at \($0)" } ?? "its behaviors"
    LifecycleIssue.report(
      """
      \(type(of: viewController)) does not forward appearance to its children, so \(behaviors) are called only if it \
      forwards by itself: call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on its \
      lifecycleBehaviorViewController in viewWillAppear, viewDidAppear, viewWillDisappear and viewDidDisappear.
      """)
  }

  private static func names(_ types: [any Any.Type]) -> String {
    types.map { String(describing: $0) }.joined(separator: ", ")
  }
}

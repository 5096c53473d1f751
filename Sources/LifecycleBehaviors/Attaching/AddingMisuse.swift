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
    if !repeated.isEmpty { reportListedTwice(repeated, from: callSite, on: screen) }
    let earlier = host.behaviors(from: callSite)
    if !earlier.isEmpty, hasTypes(of: earlier, behaviors) { reportAddedTwice(behaviors, from: callSite, on: screen) }
  }

  private static func hasTypes(of earlier: [AttachedBehavior], _ behaviors: [any ViewControllerLifecycleBehavior])
    -> Bool
  {
    guard earlier.count == behaviors.count else { return false }
    for index in behaviors.indices where type(of: behaviors[index]) != earlier[index].type { return false }
    return true
  }

  private static func reportListedTwice(
    _ repeated: [any Any.Type], from callSite: CallSite, on screen: UIViewController
  ) {
    let place = callSite.description
    let names = LifecycleIssue.names(repeated)
    let screen = LifecycleIssue.name(type(of: screen))
    LifecycleIssue.report(
      "addBehaviors at \(place) lists \(names) twice for one \(screen), and both are in force. List it once.")
  }

  private static func reportAddedTwice(
    _ behaviors: [any ViewControllerLifecycleBehavior], from callSite: CallSite, on screen: UIViewController
  ) {
    var types: [any Any.Type] = []
    for behavior in behaviors { types.append(type(of: behavior)) }
    let place = callSite.description
    let names = LifecycleIssue.names(types)
    let screen = LifecycleIssue.name(type(of: screen))
    LifecycleIssue.report(
      """
      addBehaviors at \(place) has added \(names) to one \(screen) twice, and both are in force. Call it once, in \
      viewDidLoad.
      """)
  }

  /// Reports a screen that does not forward appearance to its children.
  /// - Parameters:
  ///   - viewController: the screen.
  ///   - callSite: the app's line; nil where the framework itself adds.
  static func reportNotForwarding(_ viewController: UIViewController, from callSite: CallSite?) {
    let name = LifecycleIssue.name(type(of: viewController))
    var behaviors = "its behaviors"
    if let callSite { behaviors = "the behaviors that were added at " + callSite.description }
    LifecycleIssue.report(
      """
      \(name) does not forward appearance to its children, so \(behaviors) are called only if it \
      forwards by itself: call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on its \
      lifecycleBehaviorViewController in viewWillAppear, viewDidAppear, viewWillDisappear and viewDidDisappear.
      """)
  }
}

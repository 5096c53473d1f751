import UIKit

/// Finds out whether a behavior has code of its own for a moment: the default of each form of a moment calls the next form, and
/// the last default is empty. A behavior that runs all three defaults in order, and is the one that was called, has none.
@MainActor
enum EmptyDefaults {
  /// The forms, in the order in which their defaults call each other.
  enum Form: Int, CaseIterable {
    case receive, context, plain
  }

  /// The type that is called, and how many of its defaults have been run.
  private static var current: (behavior: any Any.Type, count: Int) = (Never.self, 0)

  /// - Returns: whether a call of a behavior of this type runs all the defaults.
  static func areAll(of behavior: any Any.Type, runBy call: () -> Void) -> Bool {
    // The behavior's own code may call other behaviors.
    let outer = current
    defer { current = outer }
    current = (behavior, 0)
    call()
    return current.count == Form.allCases.count
  }

  /// Notes that a default runs. `Behavior` is the class that conforms, also where the behavior is an object of a subclass.
  static func run<Behavior>(_ form: Form, of type: Behavior.Type) {
    if form.rawValue == current.count, current.behavior is Behavior.Type { current.count += 1 }
  }
}

/// Reports behaviors none of whose methods is ever called, once for each type: most likely they are misspelt.
@MainActor
enum NeverCalled {
  /// - Parameters:
  ///   - behavior: the type of a behavior that has been on a screen until that was closed, without being called.
  ///   - screen: that screen, if it has not been released.
  ///   - callSite: the line that has added the behavior, where it is known.
  static func report(_ behavior: any Any.Type, on screen: UIViewController?, from callSite: CallSite?) {
    LifecycleIssue.reportOnce(
      .neverCalled,
      """
      \(behavior) was on a screen until that was closed, and none of its methods was called. Called are methods \
      like afterAppearing(_ viewController: UIViewController), afterAppearing(_ viewController: UIViewController, \
      context: Context) and receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: \
      Context), spelt exactly so, and neither async nor mutating. Put them into an extension that declares the \
      conformance to ViewControllerLifecycleBehavior: there the compiler warns of near misses. If it only implements \
      moments that have not been delivered yet, such as afterTransition or beforeDetaching, there is no mistake.
      """,
      on: screen, of: behavior, at: callSite)
  }
}

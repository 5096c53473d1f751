import UIKit

/// Finds out whether a behavior has code of its own for a moment: the default of each form of a moment calls the next form, and
/// the last default is empty. A behavior that runs all three defaults in order, and is the one that was called, has none.
@MainActor
enum EmptyDefaults {
  /// The forms, in the order in which their defaults call each other.
  enum Form: Int, CaseIterable {
    case receive, context, plain
  }

  private struct Check {
    /// The type of the behavior that is called.
    let behavior: any Any.Type
    /// How many of its defaults have run.
    var count = 0
  }

  /// Nil while no behavior is checked: then a default costs the reading of this variable.
  private static var check: Check?

  /// - Returns: whether a call of a behavior of this type runs all the defaults.
  static func areAll(of behavior: any Any.Type, runBy call: () -> Void) -> Bool {
    // The behavior's own code may call other behaviors.
    let outer = check
    defer { check = outer }
    check = Check(behavior: behavior)
    call()
    return check?.count == Form.allCases.count
  }

  /// Records that a default runs. `Behavior` is the class that conforms, even if the behavior is an instance of a subclass.
  static func record<Behavior>(_ form: Form, of type: Behavior.Type) {
    guard let present = check, form.rawValue == present.count, present.behavior is Behavior.Type else { return }
    check?.count += 1
  }
}

/// Reports behaviors none of whose methods was called, once for each type: most likely they are misspelled.
@MainActor
enum NeverCalled {
  /// - Parameters:
  ///   - behavior: the type of a behavior that was on a screen until it was closed, without being called.
  ///   - screen: that screen, if it has not been deallocated.
  ///   - callSite: the line that added the behavior, if it is known.
  static func report(_ behavior: any Any.Type, on screen: UIViewController?, from callSite: CallSite?) {
    LifecycleIssue.reportOnce(
      .neverCalled,
      """
      \(behavior) was never called on a screen that is closed now. Compare its methods with the protocol's: \
      afterAppearing(_ viewController: UIViewController), neither async nor mutating. If it is for moments that did not \
      occur, ignore this.
      """,
      on: screen, of: behavior, at: callSite)
  }
}

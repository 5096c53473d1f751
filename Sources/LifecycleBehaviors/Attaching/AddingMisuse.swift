import UIKit

/// Mistakes in adding behaviors that are reported and carried out all the same.
@MainActor
enum AddingMisuse {
  typealias Behavior = any ViewControllerLifecycleBehavior

  /// Reports a behavior that is listed twice, and a line that adds to one screen what it has added before, as a line does
  /// in `viewWillAppear`. A loop, or a helper that is called twice for one screen, adds behaviors of one type with different
  /// values, which cannot be compared: they are taken for the same only if the screen has appeared in between.
  static func report(
    adding behaviors: [Behavior], from callSite: CallSite, to host: BehaviorHost, on screen: UIViewController
  ) {
    for type in typesListedTwice(in: behaviors) {
      LifecycleIssue.report(
        .addedTwice,
        "addBehaviors lists \(type) twice for one \(Swift.type(of: screen)), and both are in force. List it once.",
        on: screen, of: type, at: callSite)
    }
    let earlier = host.behaviors(from: callSite)
    let earlierTypes = earlier.map { ObjectIdentifier($0.type) }
    if !earlier.isEmpty, earlierTypes == behaviors.map({ ObjectIdentifier(type(of: $0)) }),
      host.hasAppeared(since: callSite) || behaviors.allSatisfy({ hasNoProperties($0) })
    {
      let types = behaviors.map { type(of: $0) as any Any.Type }
      LifecycleIssue.report(
        .addedTwice,
        """
        This line has added \(names(types)) to one \(type(of: screen)) twice, and both are in force. Write it in \
        viewDidLoad, which is called once.
        """,
        on: screen, of: onlyOne(of: types), at: callSite)
    }
  }

  /// - Returns: the types of the behaviors that are the same as the first one of their type.
  private static func typesListedTwice(in behaviors: [Behavior]) -> [any Any.Type] {
    var first: [ObjectIdentifier: Behavior] = [:]
    var repeated: [any Any.Type] = []
    for behavior in behaviors {
      let type = type(of: behavior)
      if let earlier = first[ObjectIdentifier(type)] {
        if isSame(behavior, earlier), !repeated.contains(where: { $0 == type }) { repeated.append(type) }
      } else {
        first[ObjectIdentifier(type)] = behavior
      }
    }
    return repeated
  }

  /// Whether two behaviors of one type are certainly the same: one object, or values of a type without stored properties.
  private static func isSame<First: ViewControllerLifecycleBehavior>(_ first: First, _ second: Behavior) -> Bool {
    if First.self is AnyClass { return first as AnyObject === second as AnyObject }
    return hasNoProperties(first)
  }

  private static func hasNoProperties<Value: ViewControllerLifecycleBehavior>(_: Value) -> Bool {
    MemoryLayout<Value>.size == 0
  }

  private static func names(_ types: [any Any.Type]) -> String {
    types.map { "\($0)" }.joined(separator: ", ")
  }

  private static func onlyOne(of types: [any Any.Type]) -> (any Any.Type)? {
    types.count == 1 ? types[0] : nil
  }

  /// How many behaviors may add behaviors in one moment, one after the other. More than in any row that ends by itself.
  static let longestRow = 100

  /// Reports behaviors that add behaviors in a moment, which add behaviors in the same moment, and so on.
  static func reportEndless(
    _ behaviors: ArraySlice<AttachedBehavior>, in moment: LifecycleMoment, on screen: UIViewController
  ) {
    var types: [any Any.Type] = []
    for behavior in behaviors where !types.contains(where: { $0 == behavior.type }) { types.append(behavior.type) }
    LifecycleIssue.report(
      .endlessAdding,
      """
      \(names(types)) was added to one \(type(of: screen)) in \(moment.name) by a behavior that had been added \
      in the same way, \(longestRow) times in a row, so it was removed again. A behavior that adds its own type in every \
      \(moment.name) never ends: add it once, in viewDidLoad, or under a condition.
      """,
      on: screen, of: onlyOne(of: types), at: behaviors.last?.callSite)
  }

  /// Reports a screen that does not forward appearance to its children.
  /// - Parameters:
  ///   - screen: the screen.
  ///   - callSite: the app's line; nil where the framework itself adds.
  static func reportNotForwarding(_ screen: UIViewController, from callSite: CallSite?) {
    LifecycleIssue.report(
      .appearanceNotForwarded,
      """
      \(type(of: screen)) does not forward appearance to its children, so its behaviors are called only if it forwards by \
      itself: call beginAppearanceTransition(_:animated:) and endAppearanceTransition() on its \
      lifecycleBehaviorViewController in viewWillAppear, viewDidAppear, viewWillDisappear and viewDidDisappear.
      """,
      on: screen, at: callSite)
  }
}

import UIKit

/// Mistakes in adding behaviors that are reported and carried out all the same.
@MainActor
enum AddingMisuse {
  typealias Behavior = any ViewControllerLifecycleBehavior

  /// Reports a behavior that is listed twice, and a line that adds to one screen what it has added before, as a line does
  /// in `viewWillAppear`.
  /// - Parameters:
  ///   - behaviors: those that are being added.
  ///   - callSite: the line that adds them.
  ///   - earlier: the call from the same line before, if there was one.
  ///   - host: that of the screen.
  ///   - screen: the screen.
  static func report(
    adding behaviors: [Behavior], from callSite: CallSite, after earlier: AddingCalls.Call?, to host: BehaviorHost,
    on screen: UIViewController
  ) {
    if behaviors.count > 1 { reportListedTwice(behaviors, from: callSite, on: screen) }
    guard let earlier else { return }
    let present = earlier.attachment.behaviors
    let types = behaviors.map { type(of: $0) as any Any.Type }
    guard !present.isEmpty, present.map({ ObjectIdentifier(type(of: $0)) }) == types.map({ ObjectIdentifier($0) })
    else { return }
    let identities = behaviors.compactMap { identity(of: $0) }
    if identities.count == behaviors.count, identities == present.compactMap({ identity(of: $0) }) {
      reportAddedTwice(types, from: callSite, on: screen)
    } else if host.calls.hasAppeared(since: earlier) {
      host.suspect { reportAddedTwice(types, from: callSite, on: $0) }
    }
  }

  private static func reportListedTwice(_ behaviors: [Behavior], from callSite: CallSite, on screen: UIViewController) {
    var found: Set<ObjectIdentifier> = []
    var reported: Set<ObjectIdentifier> = []
    for behavior in behaviors {
      guard let identity = identity(of: behavior), !found.insert(identity).inserted, reported.insert(identity).inserted
      else { continue }
      let type = type(of: behavior)
      LifecycleIssue.report(
        .addedTwice,
        "addBehaviors lists \(type) twice for one \(Swift.type(of: screen)), and both are active. List it once.",
        on: screen, of: type, at: callSite)
    }
  }

  private static func reportAddedTwice(_ types: [any Any.Type], from callSite: CallSite, on screen: UIViewController) {
    LifecycleIssue.report(
      .addedTwice,
      """
      This line has added \(names(types)) to one \(type(of: screen)) twice, and both are active. Write it in \
      viewDidLoad, which is called once.
      """,
      on: screen, of: onlyOne(of: types), at: callSite)
  }

  /// Equal for two behaviors that are certainly the same: one object, or values of a type without stored properties. Nil for
  /// other values.
  private static func identity<Value: ViewControllerLifecycleBehavior>(of behavior: Value) -> ObjectIdentifier? {
    if Value.self is AnyClass { return ObjectIdentifier(behavior as AnyObject) }
    return MemoryLayout<Value>.size == 0 ? ObjectIdentifier(Value.self) : nil
  }

  private static func names(_ types: [any Any.Type]) -> String {
    types.map { "\($0)" }.joined(separator: ", ")
  }

  private static func onlyOne(of types: [any Any.Type]) -> (any Any.Type)? {
    types.count == 1 ? types[0] : nil
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

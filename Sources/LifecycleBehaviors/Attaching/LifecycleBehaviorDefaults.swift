import UIKit

/// Behaviors for every screen of the app, registered once, at launch.
///
/// ```swift
/// LifecycleBehaviorDefaults.register { screen in
///   LogBehavior("\(type(of: screen))")
///   if screen is PlayerFlowViewController { KeepAwakeBehavior() }
/// }
/// ```
///
/// The first `addBehaviors` of a screen adds the defaults before its own behaviors. So the defaults are called first when the
/// screen appears, and last when the screen disappears. In a screen without behaviors of its own, call `addDefaultBehaviors()`.
/// No method is swizzled: a screen that makes neither call has no behaviors. Defaults that are registered later are not added
/// to screens that already have behaviors. SwiftUI hosting controllers get no defaults. Neither do SwiftUI views with
/// `behaviors { … }`, but views with `screenName(_:)` do.
///
/// Main thread only: calls from another thread stop the app.
///
/// ## Topics
///
/// ### At launch
///
/// - ``register(file:line:_:)``
///
/// ### In tests
///
/// - ``removeAll()``
@preconcurrency @MainActor
public enum LifecycleBehaviorDefaults {
  /// The registrations of the running app.
  private static var registered: Registrations { AppObjects.current.object(orCreate: Registrations()) }

  /// Adds behaviors to the defaults, in the order of the calls.
  ///
  /// ```swift
  /// LifecycleBehaviorDefaults.register { screen in
  ///   LogBehavior("\(type(of: screen))")
  /// }
  /// ```
  ///
  /// Each call in your code registers only once, so that no screen gets the same behaviors twice. If the app reaches the call
  /// again, for example in `scene(_:willConnectTo:options:)` for a second scene, it is ignored and reported as an issue.
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - behaviors: called once for each screen, on the main thread, with the screen. The closure is retained permanently, so
  ///     do not capture an object that belongs to one screen.
  public static func register(
    file: StaticString = #fileID, line: UInt = #line,
    @BehaviorBuilder _ behaviors:
      @escaping @MainActor (_ screen: UIViewController) -> [any ViewControllerLifecycleBehavior]
  ) {
    MainThread.require("LifecycleBehaviorDefaults.register", from: CallSite(file: file, line: line))
    let callSite = CallSite(file: file, line: line)
    guard !registered.all.contains(where: { $0.callSite == callSite }) else {
      return LifecycleIssue.report(
        .repeatedCall,
        """
        This line has already registered its default behaviors, so the repeated call was ignored. Otherwise, each screen would \
        have the behaviors twice. Move the line to code that runs once, such as application(_:didFinishLaunchingWithOptions:), \
        and not once for each scene.
        """,
        at: callSite)
    }
    registered.all.append((callSite, behaviors))
  }

  /// Removes all registered defaults, for tests. Screens that already have the defaults keep them.
  public static func removeAll() {
    MainThread.require("LifecycleBehaviorDefaults.removeAll")
    AppObjects.current[Registrations.self] = nil
  }

  /// Whether nothing is registered, and no module observes new screens.
  static var isEmpty: Bool { registered.all.isEmpty && screens.isEmpty }

  /// Receive each screen that gets its first behaviors, before the behaviors are added; for other modules of the framework.
  package static let screens = Listeners<UIViewController>()

  /// The default behaviors of a screen, each with the line that registered it.
  static func behaviors(
    for screen: UIViewController
  ) -> [(behavior: any ViewControllerLifecycleBehavior, callSite: CallSite)] {
    registered.all.flatMap { callSite, behaviors in behaviors(screen).map { ($0, callSite) } }
  }
}

/// The default behaviors of one app.
@MainActor
private final class Registrations {
  typealias Behaviors = @MainActor (UIViewController) -> [any ViewControllerLifecycleBehavior]

  var all: [(callSite: CallSite, behaviors: Behaviors)] = []
}

@MainActor
extension NSObjectProtocol where Self: UIViewController {
  /// Attaches the app's ``LifecycleBehaviorDefaults`` to this screen, unless the screen already has them. Call it in a screen
  /// that adds no behaviors of its own, or to get the handle that removes the defaults.
  ///
  /// ```swift
  /// addDefaultBehaviors().remove()  // this screen has none
  /// ```
  ///
  /// `addDefaultBehaviors` refuses the same controllers as `addBehaviors`, and reports the same issues. Main thread only: a
  /// call from another thread stops the app.
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: a handle to the defaults, which is the same for each call. If the app has no defaults, or if the call is refused,
  ///   nothing is attached: ``BehaviorAttachment/isAttached`` is false.
  @discardableResult
  @preconcurrency
  public func addDefaultBehaviors(file: StaticString = #fileID, line: UInt = #line) -> BehaviorAttachment {
    MainThread.require("addDefaultBehaviors", from: CallSite(file: file, line: line))
    let host = hostForBehaviors(from: CallSite(file: file, line: line), hasOwnBehaviors: false)
    return host?.hiddenChild?.defaults ?? BehaviorAttachment()
  }
}

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
/// A screen gets them with its first `addBehaviors`, before the behaviors being added: they are called first when the screen
/// appears and last when it disappears. A screen that adds no behaviors of its own calls `addDefaultBehaviors()`. No method is
/// swizzled: a screen that calls neither has no behaviors. What is registered later is not added to a screen that has
/// behaviors already. SwiftUI hosting controllers get no default behaviors, and neither do SwiftUI views with
/// `behaviors { … }`; a view with `screenName(_:)` does.
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

  /// Adds to the defaults, in the order of the calls.
  ///
  /// ```swift
  /// LifecycleBehaviorDefaults.register { screen in
  ///   LogBehavior("\(type(of: screen))")
  /// }
  /// ```
  ///
  /// One line registers once. When it is reached again, as a line in `scene(_:willConnectTo:options:)` is for each scene,
  /// the call is reported as an issue and ignored: each screen would get the same behaviors twice.
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - behaviors: called once for each screen, with the screen. It is retained permanently, so it should not capture what
  ///     belongs to one screen.
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
        This line already registered its default behaviors, so they were not registered again: each screen would have them \
        twice. Register them once, at launch, not for each scene.
        """,
        at: callSite)
    }
    registered.all.append((callSite, behaviors))
  }

  /// Removes all registered defaults, for tests. Screens that have them are not affected.
  public static func removeAll() {
    MainThread.require("LifecycleBehaviorDefaults.removeAll")
    AppObjects.current[Registrations.self] = nil
  }

  /// Whether nothing is registered, and no module observes new screens.
  static var isEmpty: Bool { registered.all.isEmpty && screens.isEmpty }

  /// Receive each screen that gets its first behaviors, before these are added; for other modules of the framework.
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
  /// Attaches the app's ``LifecycleBehaviorDefaults`` to this screen, unless it has them already; for a screen that adds no
  /// behaviors of its own, or one that removes the defaults.
  ///
  /// ```swift
  /// addDefaultBehaviors().remove()  // this screen has none
  /// ```
  ///
  /// Refuses the same controllers as `addBehaviors`, with the same issues.
  /// - Parameters:
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  /// - Returns: a handle to remove the defaults again, the same at each call. It is attached to nothing while the app has no
  ///   defaults.
  @discardableResult
  @preconcurrency
  public func addDefaultBehaviors(file: StaticString = #fileID, line: UInt = #line) -> BehaviorAttachment {
    let host = hostForBehaviors(from: CallSite(file: file, line: line), hasOwnBehaviors: false)
    return host?.hiddenChild?.defaults ?? BehaviorAttachment()
  }
}

import UIKit

/// The circumstances of a moment. Each call of a behavior receives it, together with the behavior's coordinator.
///
/// ```swift
/// func beforeAppearing(_ viewController: UIViewController, context: Context) {
///   guard context.isMovingToParent, let screen = viewController as? ViewController else { return }
///   scrollView(screen).contentOffset = .zero
/// }
/// ```
///
/// It has the properties of ``MomentFacts`` as if they were its own. It is generic over the coordinator and not over the behavior,
/// so that classes that are not final can be behaviors. Behaviors write it as `Context`. It is a value and may be kept: it says
/// what was true when UIKit reported the moment, and keeps no screen alive.
///
/// ## Topics
///
/// ### State
///
/// - ``coordinator``
/// - ``map(_:)``
///
/// ### The circumstances
///
/// - ``facts``
/// - ``subscript(dynamicMember:)``
/// - ``transitionCoordinator``
///
/// ### In a test
///
/// - ``init(coordinator:_:transitionCoordinator:)``
/// - ``init(_:transitionCoordinator:)``
@MainActor
@dynamicMemberLookup
public struct LifecycleBehaviorContext<Coordinator> {
  /// The state that the behavior made for this attachment in `makeCoordinator()`.
  ///
  /// ```swift
  /// guard let beginning = context.coordinator.beginning else { return }
  /// ```
  public let coordinator: Coordinator

  /// How the moment came about, such as animated or caught up. Its properties can be read from the context itself.
  public var facts: MomentFacts { circumstances.facts }

  /// The coordinator of the transition in progress: the screen's own while it appears or disappears, and the one
  /// UIKit passes for a change of size. Nil where there is none, and in a context that is kept once the transition is over. A
  /// transition without animation may have one: see ``MomentFacts/isAnimated``.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { circumstances.transitionCoordinator }

  let circumstances: MomentCircumstances
  /// The app's line that has added the behavior, where it is known; for issues.
  package let callSite: CallSite?

  /// Makes a context, to call a behavior's method in a test.
  ///
  /// ```swift
  /// let state = VisitLengthBehavior.Coordinator()
  /// let visits = VisitLengthBehavior { _ in }
  /// visits.afterAppearing(screen, context: .init(coordinator: state, MomentFacts(isAnimated: true)))
  /// #expect(state.beginning != nil)
  /// ```
  /// - Parameters:
  ///   - coordinator: the state of the behavior.
  ///   - facts: the circumstances of the moment.
  ///   - transitionCoordinator: that of the transition in progress. It is not kept.
  public init(
    coordinator: Coordinator, _ facts: MomentFacts = MomentFacts(),
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)? = nil
  ) {
    self.init(coordinator: coordinator, MomentCircumstances(facts, along: transitionCoordinator), addedAt: nil)
  }

  init(coordinator: Coordinator, _ circumstances: MomentCircumstances, addedAt callSite: CallSite?) {
    self.coordinator = coordinator
    self.circumstances = circumstances
    self.callSite = callSite
  }

  /// One of the circumstances: `context.isAnimated` is `context.facts.isAnimated`.
  public subscript<Value>(dynamicMember fact: KeyPath<MomentFacts, Value>) -> Value { facts[keyPath: fact] }

  /// The same circumstances with another coordinator, for a behavior with state that passes moments on to another one.
  ///
  /// ```swift
  /// func makeCoordinator() -> (base: Base.Coordinator, count: Count) {
  ///   (base.makeCoordinator(), Count())
  /// }
  ///
  /// func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
  ///   context.coordinator.count.add(moment)
  ///   base.receive(moment, on: viewController, context: context.map { $0.base })
  /// }
  ///
  /// func receive(_ closing: ScreenClosing, context: Context) {
  ///   base.receive(closing, context: context.map { $0.base })
  /// }
  /// ```
  /// - Parameter transform: called once, before this returns.
  /// - Returns: a context with the coordinator that `transform` returns.
  public func map<Other>(_ transform: (Coordinator) throws -> Other) rethrows -> LifecycleBehaviorContext<Other> {
    LifecycleBehaviorContext<Other>(coordinator: try transform(coordinator), circumstances, addedAt: callSite)
  }
}

extension LifecycleBehaviorContext where Coordinator == Void {
  /// Makes a context for a behavior without a coordinator, to call its method in a test.
  ///
  /// ```swift
  /// PrivacyBehavior().afterAppearing(screen, context: .init(MomentFacts(isCatchUp: true)))
  /// ```
  /// - Parameters:
  ///   - facts: the circumstances of the moment.
  ///   - transitionCoordinator: that of the transition in progress. It is not kept.
  public init(
    _ facts: MomentFacts = MomentFacts(), transitionCoordinator: (any UIViewControllerTransitionCoordinator)? = nil
  ) {
    self.init(coordinator: (), facts, transitionCoordinator: transitionCoordinator)
  }
}

extension LifecycleBehaviorContext where Coordinator: AnyObject {
  /// The coordinator as an object of its class, for a behavior whose `makeCoordinator()` returns `some AnyObject`.
  /// - Parameter type: the class of the object that `makeCoordinator()` returns.
  /// - Returns: the coordinator.
  package func coordinator<State: AnyObject>(as type: State.Type) -> State {
    guard let state = coordinator as? State else {
      preconditionFailure("This context has a \(Coordinator.self); the behavior's makeCoordinator() makes a \(type)")
    }
    return state
  }
}

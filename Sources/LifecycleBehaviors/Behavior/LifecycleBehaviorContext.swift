import UIKit

/// The circumstances of a moment, and the behavior's coordinator. Each call of a behavior receives one.
///
/// ```swift
/// func beforeAppearing(_ viewController: UIViewController, context: Context) {
///   guard context.isMovingToParent, let screen = viewController as? ViewController else { return }
///   scrollView(screen).contentOffset = .zero
/// }
/// ```
///
/// It has the properties of ``MomentFacts`` as if they were its own. It is generic over the coordinator and not over the behavior,
/// so that classes that are not final can be behaviors. Behaviors write it as `Context`. You may store it: its facts remain as
/// they were when UIKit reported the moment, and it holds no strong reference to the screen.
///
/// ## Topics
///
/// ### State
///
/// - ``coordinator``
/// - ``map(_:)``
/// - ``attachment``
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
@preconcurrency @MainActor
@dynamicMemberLookup
public struct LifecycleBehaviorContext<Coordinator> {
  /// The state that the behavior created for this attachment in `makeCoordinator()`.
  ///
  /// ```swift
  /// guard let beginning = context.coordinator.beginning else { return }
  /// ```
  public var coordinator: Coordinator { holder.coordinator }

  /// The circumstances of the moment, such as whether it is animated. Its properties can be read from the context itself.
  public var facts: MomentFacts { circumstances.facts }

  /// The coordinator of the transition in progress: the screen's own while it appears or disappears, and the one
  /// UIKit passes for a change of size; nil if there is none. A transition without animation may have one: see
  /// ``MomentFacts/isAnimated``.
  ///
  /// It is read from UIKit when a behavior first asks for it during the moment, because reading it begins a transition that UIKit
  /// would begin later. After the moment, a context that you have stored returns the coordinator that was read in time, until its
  /// transition ends, and nil otherwise.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { circumstances.transitionCoordinator }

  /// A handle of the behavior that is being called, and of no other one of the same `addBehaviors`, so that a behavior can remove
  /// itself.
  ///
  /// ```swift
  /// func afterAppearing(_ viewController: UIViewController, context: Context) {
  ///   show(hint)
  ///   context.attachment.remove()  // once is enough
  /// }
  /// ```
  ///
  /// In a group it is the handle of the member. In a context that a test has created it is attached to nothing.
  public var attachment: BehaviorAttachment { BehaviorAttachment(of: link) }

  var link: AttachmentLink { holder.original ?? holder }

  /// A reference, so that a context has the same layout for every coordinator: otherwise each call would look up its metadata.
  private let holder: CoordinatorHolder<Coordinator>
  let circumstances: MomentCircumstances
  /// The app's line that has added the behavior, where it is known; for issues.
  package let callSite: CallSite?

  /// Creates a context, to call a behavior's method in a test.
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
  ///   - transitionCoordinator: that of the transition in progress. The context holds a weak reference to it.
  public init(
    coordinator: Coordinator, _ facts: MomentFacts = MomentFacts(),
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)? = nil
  ) {
    self.init(CoordinatorHolder(coordinator), MomentCircumstances(facts, along: transitionCoordinator), addedAt: nil)
  }

  init(_ holder: CoordinatorHolder<Coordinator>, _ circumstances: MomentCircumstances, addedAt callSite: CallSite?) {
    self.holder = holder
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
    let holder = CoordinatorHolder(try transform(coordinator), of: link)
    return LifecycleBehaviorContext<Other>(holder, circumstances, addedAt: callSite)
  }
}

extension LifecycleBehaviorContext where Coordinator == Void {
  /// Creates a context for a behavior without a coordinator, to call its method in a test.
  ///
  /// ```swift
  /// PrivacyBehavior().afterAppearing(screen, context: .init(MomentFacts(isCatchUp: true)))
  /// ```
  /// - Parameters:
  ///   - facts: the circumstances of the moment.
  ///   - transitionCoordinator: that of the transition in progress. The context holds a weak reference to it.
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
      preconditionFailure("This context has a \(Coordinator.self); the behavior's makeCoordinator() creates a \(type)")
    }
    return state
  }
}

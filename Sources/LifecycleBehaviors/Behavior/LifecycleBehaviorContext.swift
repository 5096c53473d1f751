import UIKit

/// The circumstances of a moment, and the behavior's coordinator. A behavior receives a context with each call.
///
/// ```swift
/// func beforeAppearing(_ viewController: UIViewController, context: Context) {
///   guard context.isMovingToParent, let screen = viewController as? ViewController else { return }
///   scrollView(screen).contentOffset = .zero
/// }
/// ```
///
/// In a behavior, write the type as `Context`. The properties of ``MomentFacts`` can be read from the context itself.
///
/// You may store a context. Its facts remain as they were when UIKit reported the moment, and the context does not retain the
/// screen. Main thread only.
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
  /// The state that the behavior created in `makeCoordinator()` for this attachment.
  ///
  /// ```swift
  /// guard let beginning = context.coordinator.beginning else { return }
  /// ```
  public var coordinator: Coordinator { holder.coordinator }

  /// The circumstances of the moment, such as whether it is animated. They can also be read from the context itself.
  public var facts: MomentFacts { circumstances.facts }

  /// The coordinator of the screen's transition; nil if there is none.
  ///
  /// ```swift
  /// func beforeDisappearing(_ viewController: UIViewController, context: Context) {
  ///   context.transitionCoordinator?.animate(alongsideTransition: { [pane] _ in pane.alpha = 0 })
  /// }
  /// ```
  ///
  /// While the screen appears or disappears, this is the screen's own coordinator. During a change of size, this is the coordinator
  /// that UIKit passes. A transition without animation may have a coordinator, too: see ``MomentFacts/isAnimated``.
  ///
  /// Read the coordinator during the moment. Reading it may make UIKit start the transition early, so the context does not read it
  /// until you do. After the moment, a stored context returns the coordinator only if you read it during the moment, and only until
  /// the transition ends. Otherwise, it returns nil.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { circumstances.transitionCoordinator }

  /// A handle to the behavior that is being called, and not to the other behaviors of the same `addBehaviors` call. A behavior uses
  /// it to remove itself.
  ///
  /// ```swift
  /// func afterAppearing(_ viewController: UIViewController, context: Context) {
  ///   show(hint)
  ///   context.attachment.remove()  // once is enough
  /// }
  /// ```
  ///
  /// In a group, this is the handle of the member. In a context that a test has created, nothing is attached.
  public var attachment: BehaviorAttachment { BehaviorAttachment(of: link) }

  var link: AttachmentLink { holder.original ?? holder }

  /// A reference, so that a context has the same layout for every coordinator: otherwise each call would look up its metadata.
  private let holder: CoordinatorHolder<Coordinator>
  let circumstances: MomentCircumstances
  /// The app's line that added the behavior, if known; for issues.
  package let callSite: CallSite?

  /// Creates a context, to call a behavior's method in a test.
  ///
  /// ```swift
  /// let state = AppearanceLengthBehavior.Coordinator()
  /// let lengths = AppearanceLengthBehavior { _ in }
  /// lengths.afterAppearing(screen, context: .init(coordinator: state, MomentFacts(isAnimated: true)))
  /// #expect(state.beginning != nil)
  /// ```
  /// - Parameters:
  ///   - coordinator: the state of the behavior.
  ///   - facts: the circumstances of the moment.
  ///   - transitionCoordinator: the coordinator of the transition in progress. The context does not retain it.
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

  /// Reads a fact: `context.isAnimated` is `context.facts.isAnimated`.
  /// - Parameter fact: a property of ``MomentFacts``.
  public subscript<Value>(dynamicMember fact: KeyPath<MomentFacts, Value>) -> Value { facts[keyPath: fact] }

  /// Returns the same circumstances with another coordinator. Use it in a behavior that has state and forwards moments to another
  /// behavior.
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
  /// - Parameter transform: returns the coordinator of the other behavior. Called once, before `map` returns.
  /// - Returns: a context with that coordinator.
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
  ///   - transitionCoordinator: the coordinator of the transition in progress. The context does not retain it.
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
      preconditionFailure(
        """
        The context contains a coordinator of the type \(Coordinator.self), but the behavior's makeCoordinator() creates a \
        \(type). Pass a context with the coordinator of this behavior.
        """)
    }
    return state
  }
}

import UIKit

/// A reusable value whose methods are called during a screen's lifecycle.
///
/// Implement the moments that the behavior needs. Each moment has an empty default. Attach the behavior with `addBehaviors(_:)`:
///
/// ```swift
/// struct PrivacyBehavior {}
///
/// extension PrivacyBehavior: ViewControllerLifecycleBehavior {
///   func afterAppearing(_ viewController: UIViewController) {
///     Recorder.shared.isPaused = true
///   }
///
///   func afterDisappearing(_ viewController: UIViewController) {
///     Recorder.shared.isPaused = false
///   }
/// }
/// ```
///
/// Every method is called on the main thread. Inside a call, a behavior may push or present other screens, may pop, hide or close
/// its own, and may add and remove behaviors, including itself. The moments that this causes are delivered after all behaviors of
/// the screen have received the current moment.
///
/// `viewController` is always the screen to which the behavior was added, never the hidden child. A behavior of a SwiftUI view
/// receives an empty child of the hosting controller instead. `context` holds the circumstances of the call, the
/// ``MomentFacts``, and the behavior's coordinator.
///
/// ## Three forms
///
/// Each moment has three forms. Implement the simplest form that does the job:
///
/// | form | for |
/// |--|--|
/// | `afterAppearing(_ viewController: UIViewController)` | most behaviors |
/// | `afterAppearing(_ viewController: UIViewController, context: Context)` | behaviors that need facts, or state |
/// | `receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context)` | every moment, as a value |
///
/// Only one form of a moment is called: `receive` if the behavior implements it, otherwise the form with the context, otherwise
/// the plain form. To run several forms, call one from the other.
///
/// > Important: A method whose name or parameters differ from those of the protocol compiles, but is never called. The compiler
/// > warns of near misses only in an extension that declares the conformance, not in the type itself.
///
/// ## Classes
///
/// A class can be a behavior, final or not. Subclasses can override only the moments that the conforming class implements. A
/// moment that only a subclass implements is never called, so implement it in the conforming class, too, with an empty body.
///
/// ## Order of calls
///
/// A behavior receives `afterAttaching` and `afterLoading`. For each appearance, it receives `beforeAppearing`, `duringAppearing`,
/// `afterAppearing`, `beforeDisappearing` and `afterDisappearing`. `beforeDetaching` is the last moment. The calls of appearing and
/// disappearing come after the screen's own override of the UIKit method. <doc:OrderOfCalls> shows the whole order.
///
/// Behaviors nest. Moments are delivered in the order in which the behaviors were added, except `beforeDisappearing`,
/// `afterDisappearing`, `beforeDetaching` and `afterClosing`, which are delivered in the reverse order.
///
/// When a transition is cancelled, `beforeDisappearing` may follow `beforeAppearing`, and `beforeAppearing` may follow
/// `beforeDisappearing`. Otherwise, the order is always the same: if UIKit omits a callback, the moment is delivered anyway, and
/// if UIKit repeats a callback, the repetition is ignored.
///
/// ## State
///
/// Store what a behavior remembers about a screen in its coordinator. One coordinator is created for each attachment, so a
/// behavior that is added to two screens has two coordinators: <doc:StoringState>.
///
/// ## Topics
///
/// ### The moments of a screen, in order of time
///
/// - ``afterAttaching(_:)``
/// - ``afterLoading(_:)``
/// - ``beforeAppearing(_:)``
/// - ``duringAppearing(_:)``
/// - ``afterAppearing(_:)``
/// - ``beforeDisappearing(_:)``
/// - ``afterDisappearing(_:)``
/// - ``beforeDetaching(_:)``
///
/// ### While the screen exists
///
/// - ``beforeLayingOutSubviews(_:)``
/// - ``afterLayingOutSubviews(_:)``
/// - ``beforeChangingSize(_:to:)``
/// - ``duringChangingSize(_:to:)``
/// - ``afterChangingSize(_:to:)``
/// - ``afterChangingTraits(_:from:)``
/// - ``afterReceivingMemoryWarning(_:)``
///
/// ### When the screen is closed
///
/// - ``afterClosing(_:)``
/// - ``afterClosing(_:context:)``
/// - ``receive(_:context:)``
///
/// ### With a context, in order of time
///
/// - ``afterAttaching(_:context:)``
/// - ``afterLoading(_:context:)``
/// - ``beforeAppearing(_:context:)``
/// - ``duringAppearing(_:context:)``
/// - ``afterAppearing(_:context:)``
/// - ``beforeDisappearing(_:context:)``
/// - ``afterDisappearing(_:context:)``
/// - ``beforeDetaching(_:context:)``
///
/// ### With a context, while the screen exists
///
/// - ``beforeLayingOutSubviews(_:context:)``
/// - ``afterLayingOutSubviews(_:context:)``
/// - ``beforeChangingSize(_:to:context:)``
/// - ``duringChangingSize(_:to:context:)``
/// - ``afterChangingSize(_:to:context:)``
/// - ``afterChangingTraits(_:from:context:)``
/// - ``afterReceivingMemoryWarning(_:context:)``
///
/// ### Every moment as a value
///
/// - ``receive(_:on:context:)``
/// - ``Context``
///
/// ### Only certain appearances
///
/// - ``onlyFirstAppearance()``
/// - ``onlyWhenReturning()``
/// - ``onlyAppearances(where:)``
@preconcurrency @MainActor
public protocol ViewControllerLifecycleBehavior: CoordinatedBehavior {
  /// The circumstances of a moment, and the behavior's coordinator.
  typealias Context = LifecycleBehaviorContext<Coordinator>

  // MARK: Attaching

  /// The behavior now belongs to the screen. This is the first call that the behavior receives.
  ///
  /// Called on the main thread, inside `addBehaviors`, once for each attachment. You may change the screen, and add and remove
  /// behaviors. In a behavior of a SwiftUI view, do not set the view's state here: SwiftUI is updating the view.
  /// - Parameter viewController: the screen, with its view loaded.
  func afterAttaching(_ viewController: UIViewController)

  /// ``afterAttaching(_:)``, with the context. The default calls ``afterAttaching(_:)``.
  /// - Parameters:
  ///   - viewController: the screen, with its view loaded.
  ///   - context: the new coordinator, and the facts: ``MomentFacts/isCatchUp`` tells whether the behavior was added late.
  func afterAttaching(_ viewController: UIViewController, context: Context)

  /// The behavior is about to be removed from the screen. This is the last call that the behavior receives.
  ///
  /// Called on the main thread, when the hidden child is removed from the screen, and by ``BehaviorAttachment/remove(silently:)``
  /// unless `silently` is true. Not called when the screen is deallocated: see <doc:StoringState#What-must-end-with-the-screen>.
  /// If the screen is on screen, ``beforeDisappearing(_:)`` and ``afterDisappearing(_:)`` are called first.
  /// - Parameter viewController: the screen, which remains where it is. Restore what the behavior has changed.
  func beforeDetaching(_ viewController: UIViewController)

  /// ``beforeDetaching(_:)``, with the context. The default calls ``beforeDetaching(_:)``.
  /// - Parameters:
  ///   - viewController: the screen, which remains where it is.
  ///   - context: the coordinator, for the last time. ``MomentFacts/isDetaching`` is true.
  func beforeDetaching(_ viewController: UIViewController, context: Context)

  // MARK: Closing

  /// The screen was closed: popped, dismissed, replaced, removed, or its window was closed.
  ///
  /// ```swift
  /// func afterClosing(_ closing: ScreenClosing, context: Context) {
  ///   context.coordinator.cancel()
  /// }
  /// ```
  ///
  /// Called on the main thread, at the end of a run-loop iteration, after all transitions, once for each visit. A visit lasts
  /// from the opening of the screen to its closing. Not called while the screen is covered or in another tab, while a swipe back
  /// may still be cancelled, when the app is terminated, or after ``beforeDetaching(_:)``. If you show the same view controller
  /// again, its next closing is reported, too. <doc:DetectingAClosing> explains when a screen is closed.
  ///
  /// The screen is not a parameter, because it may have been deallocated. For example, a pop to the root deallocates the screens
  /// between the root and the top. Store everything that this method needs in the coordinator.
  /// - Parameter closing: how the screen was closed, and the screen itself while it exists.
  func afterClosing(_ closing: ScreenClosing)

  /// ``afterClosing(_:)``, with the context. The default calls ``afterClosing(_:)``.
  /// - Parameters:
  ///   - closing: how the screen was closed, and the screen itself while it exists.
  ///   - context: the coordinator. None of the facts is true, and there is no transition.
  func afterClosing(_ closing: ScreenClosing, context: Context)

  /// ``afterClosing(_:)`` for a behavior that implements ``receive(_:on:context:)``. The default calls
  /// ``afterClosing(_:context:)``.
  /// - Parameters:
  ///   - closing: how the screen was closed, and the screen itself while it exists.
  ///   - context: the coordinator. None of the facts is true, and there is no transition.
  func receive(_ closing: ScreenClosing, context: Context)

  // MARK: Loading

  /// The screen's view is loaded.
  ///
  /// Called on the main thread, inside `addBehaviors`, right after ``afterAttaching(_:)``. You may add subviews, and add and remove
  /// behaviors. In a behavior of a SwiftUI view, do not set the view's state here: SwiftUI is updating the view.
  /// - Parameter viewController: the screen, with its view loaded.
  func afterLoading(_ viewController: UIViewController)

  /// ``afterLoading(_:)``, with the context. The default calls ``afterLoading(_:)``.
  /// - Parameters:
  ///   - viewController: the screen, with its view loaded.
  ///   - context: the coordinator, and the facts: ``MomentFacts/isCatchUp`` tells whether the behavior was added late.
  func afterLoading(_ viewController: UIViewController, context: Context)

  // MARK: Appearing

  /// `viewWillAppear(_:)`: the screen's view is about to enter the hierarchy. Its geometry and traits may be out of date.
  ///
  /// Called on the main thread, after the screen's own override. The appearance may still be cancelled:
  /// <doc:WritingBehaviors#Acquire-and-release>. You may push or present another screen, close this one, and add and remove
  /// behaviors.
  /// - Parameter viewController: the screen that is about to appear.
  func beforeAppearing(_ viewController: UIViewController)

  /// ``beforeAppearing(_:)``, with the context. The default calls ``beforeAppearing(_:)``.
  /// - Parameters:
  ///   - viewController: the screen that is about to appear.
  ///   - context: the coordinator, and the facts of the appearance: whether it is animated, whether the screen is being pushed or
  ///     added, and whether it undoes a cancelled transition.
  func beforeAppearing(_ viewController: UIViewController, context: Context)

  /// `viewIsAppearing(_:)`: the screen's view is in the hierarchy, with its final traits and geometry, and not yet visible.
  ///
  /// Called on the main thread, after the screen's own override and before the transition's animation. You may push or present
  /// another screen, close this one, and add and remove behaviors.
  /// - Parameter viewController: the screen, whose view is in a window.
  func duringAppearing(_ viewController: UIViewController)

  /// ``duringAppearing(_:)``, with the context. The default calls ``duringAppearing(_:)``.
  /// - Parameters:
  ///   - viewController: the screen, whose view is in a window.
  ///   - context: the coordinator, the facts of the appearance, and its
  ///     ``LifecycleBehaviorContext/transitionCoordinator`` to animate along with it.
  func duringAppearing(_ viewController: UIViewController, context: Context)

  /// `viewDidAppear(_:)`: the screen's view is on screen, and its transition is over.
  ///
  /// Called on the main thread, after the screen's own override. You may push or present another screen, close this one, and add
  /// and remove behaviors. After a cancelled swipe back, this is called again without an ``afterDisappearing(_:)`` in between.
  /// - Parameter viewController: the screen that has appeared.
  func afterAppearing(_ viewController: UIViewController)

  /// ``afterAppearing(_:)``, with the context. The default calls ``afterAppearing(_:)``.
  /// - Parameters:
  ///   - viewController: the screen that has appeared.
  ///   - context: the coordinator, and the facts of the appearance that has ended.
  func afterAppearing(_ viewController: UIViewController, context: Context)

  /// `viewWillDisappear(_:)`: the screen's view is about to leave, unless its transition is cancelled.
  ///
  /// Called on the main thread, after the screen's own override, and when the behavior is removed while the screen is on screen.
  /// You may push or present another screen, close this one, and add and remove behaviors.
  /// - Parameter viewController: the screen that is about to disappear.
  func beforeDisappearing(_ viewController: UIViewController)

  /// ``beforeDisappearing(_:)``, with the context. The default calls ``beforeDisappearing(_:)``.
  /// - Parameters:
  ///   - viewController: the screen that is about to disappear.
  ///   - context: the coordinator, and the facts of the disappearance: whether it is animated, whether the screen is being
  ///     popped or removed, whether it undoes a cancelled transition, and whether only the behavior is removed
  ///     (``MomentFacts/isDetaching``).
  func beforeDisappearing(_ viewController: UIViewController, context: Context)

  /// `viewDidDisappear(_:)`: the screen's view is off screen.
  ///
  /// Called on the main thread, after the screen's own override, and when the behavior is removed while the screen is on screen.
  /// You may push or present another screen, close this one, and add and remove behaviors. Also called for a screen that never
  /// received ``afterAppearing(_:)``, because its appearance was cancelled.
  /// - Parameter viewController: the screen that has disappeared.
  func afterDisappearing(_ viewController: UIViewController)

  /// ``afterDisappearing(_:)``, with the context. The default calls ``afterDisappearing(_:)``.
  /// - Parameters:
  ///   - viewController: the screen that has disappeared.
  ///   - context: the coordinator, and the facts of the disappearance that has ended.
  func afterDisappearing(_ viewController: UIViewController, context: Context)

  // MARK: Layout

  /// The screen's view is about to lay out its subviews for a new size, while the screen appears, is on screen or disappears.
  ///
  /// Called on the main thread, before the screen's `viewDidLayoutSubviews()`: after ``beforeAppearing(_:)`` if the view has
  /// not been laid out for its size, and at each later change of size.
  ///
  /// When the size changes, UIKit resizes the subviews one by one, so some of them may still have their old frames. Change
  /// constraints and properties of subviews here. Add and remove subviews in ``afterLayingOutSubviews(_:)``.
  /// - Parameter viewController: the screen. The bounds of its view have the size to lay out for.
  func beforeLayingOutSubviews(_ viewController: UIViewController)

  /// ``beforeLayingOutSubviews(_:)``, with the context. The default calls ``beforeLayingOutSubviews(_:)``.
  /// - Parameters:
  ///   - viewController: the screen. The bounds of its view have the size to lay out for.
  ///   - context: the coordinator. All facts are false, unless the screen is appearing or disappearing, or the moment is
  ///     delivered late (``MomentFacts/isCatchUp``).
  func beforeLayingOutSubviews(_ viewController: UIViewController, context: Context)

  /// The screen's view has laid out its subviews for its current size.
  ///
  /// Called on the main thread, after the screen's `viewDidLayoutSubviews()`. You may add and remove subviews and behaviors.
  ///
  /// Not called for a layout pass that the screen requests with `setNeedsLayout()`, because UIKit does not report such a pass to
  /// child controllers. If the screen's behaviors need those passes, too, request a layout pass of the hidden child:
  ///
  /// ```swift
  /// override func viewDidLayoutSubviews() {
  ///   super.viewDidLayoutSubviews()
  ///   lifecycleBehaviorViewController?.view.setNeedsLayout()
  /// }
  /// ```
  /// - Parameter viewController: the screen, whose view has laid out its subviews.
  func afterLayingOutSubviews(_ viewController: UIViewController)

  /// ``afterLayingOutSubviews(_:)``, with the context. The default calls ``afterLayingOutSubviews(_:)``.
  /// - Parameters:
  ///   - viewController: the screen, whose view has laid out its subviews.
  ///   - context: the coordinator. All facts are false, unless the screen is appearing or disappearing.
  func afterLayingOutSubviews(_ viewController: UIViewController, context: Context)

  // MARK: Environment

  /// `viewWillTransition(to:with:)`: the screen's view is about to change its size.
  ///
  /// Called on the main thread, while the screen's own override calls `super`. If the override does not call `super`, UIKit does
  /// not call the hidden child, so none of the three moments of the change is delivered.
  /// - Parameters:
  ///   - viewController: the screen. Its view still has the old size.
  ///   - size: the new size of the view, in points.
  func beforeChangingSize(_ viewController: UIViewController, to size: CGSize)

  /// ``beforeChangingSize(_:to:)``, with the context. The default calls ``beforeChangingSize(_:to:)``.
  /// - Parameters:
  ///   - viewController: the screen. Its view still has the old size.
  ///   - size: the new size of the view, in points.
  ///   - context: the coordinator, the ``LifecycleBehaviorContext/transitionCoordinator`` of the change, and whether it is
  ///     animated.
  func beforeChangingSize(_ viewController: UIViewController, to size: CGSize, context: Context)

  /// The screen's view changes its size: what you set here is animated along with the change.
  ///
  /// ```swift
  /// func duringChangingSize(_ viewController: UIViewController, to size: CGSize) {
  ///   sidebar(viewController)?.alpha = size.width > size.height ? 1 : 0
  /// }
  /// ```
  ///
  /// Called on the main thread, after ``beforeChangingSize(_:to:)``, inside the animation of the transition.
  /// - Parameters:
  ///   - viewController: the screen.
  ///   - size: the new size of the view, in points: the `size` of ``beforeChangingSize(_:to:)``.
  func duringChangingSize(_ viewController: UIViewController, to size: CGSize)

  /// ``duringChangingSize(_:to:)``, with the context. The default calls ``duringChangingSize(_:to:)``.
  /// - Parameters:
  ///   - viewController: the screen.
  ///   - size: the new size of the view, in points: the `size` of ``beforeChangingSize(_:to:)``.
  ///   - context: the coordinator, the ``LifecycleBehaviorContext/transitionCoordinator`` of the change, and whether it is
  ///     animated.
  func duringChangingSize(_ viewController: UIViewController, to size: CGSize, context: Context)

  /// The change of size has ended.
  ///
  /// Called on the main thread, when the transition has ended, even if the transition was cancelled. To learn the size that the
  /// view has now, read the bounds of the view.
  /// - Parameters:
  ///   - viewController: the screen.
  ///   - size: the size that was announced by ``beforeChangingSize(_:to:)``, in points.
  func afterChangingSize(_ viewController: UIViewController, to size: CGSize)

  /// ``afterChangingSize(_:to:)``, with the context. The default calls ``afterChangingSize(_:to:)``.
  /// - Parameters:
  ///   - viewController: the screen.
  ///   - size: the size that was announced by ``beforeChangingSize(_:to:)``, in points.
  ///   - context: the coordinator, and the ``LifecycleBehaviorContext/transitionCoordinator``, whose `isCancelled` tells
  ///     whether the change was cancelled.
  func afterChangingSize(_ viewController: UIViewController, to size: CGSize, context: Context)

  /// `traitCollectionDidChange(_:)`: the traits of the screen have changed.
  ///
  /// Called on the main thread, even while the screen is off screen.
  /// - Parameters:
  ///   - viewController: the screen, with its new traits.
  ///   - previousTraits: the old traits; nil if UIKit does not know them.
  func afterChangingTraits(_ viewController: UIViewController, from previousTraits: UITraitCollection?)

  /// ``afterChangingTraits(_:from:)``, with the context. The default calls ``afterChangingTraits(_:from:)``.
  /// - Parameters:
  ///   - viewController: the screen, with its new traits.
  ///   - previousTraits: the old traits; nil if UIKit does not know them.
  ///   - context: the coordinator. All facts are false, unless the screen is appearing or disappearing.
  func afterChangingTraits(
    _ viewController: UIViewController, from previousTraits: UITraitCollection?, context: Context)

  /// `didReceiveMemoryWarning()`: the app is short of memory. Release what can be created again.
  ///
  /// Called on the main thread, even while the screen is off screen, and possibly before the screen's own override.
  /// - Parameter viewController: the screen.
  func afterReceivingMemoryWarning(_ viewController: UIViewController)

  /// ``afterReceivingMemoryWarning(_:)``, with the context. The default calls ``afterReceivingMemoryWarning(_:)``.
  /// - Parameters:
  ///   - viewController: the screen.
  ///   - context: the coordinator. All facts are false, unless the screen is appearing or disappearing.
  func afterReceivingMemoryWarning(_ viewController: UIViewController, context: Context)

  // MARK: Every moment

  /// Receives every moment as a value, in a behavior that records, forwards or filters moments.
  ///
  /// ```swift
  /// func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
  ///   print(screen, moment.name, context.isAnimated ? "animated" : "")
  /// }
  /// ```
  ///
  /// Called on the main thread. The default calls the method that is named after the moment, with the context. A behavior that
  /// implements `receive` receives moments only through this method.
  ///
  /// A closing is not a moment. A behavior that forwards moments to another behavior also forwards ``receive(_:context:)``.
  /// - Parameters:
  ///   - moment: the moment, with the size or the traits of a change.
  ///   - viewController: the screen to which the behavior was added.
  ///   - context: the circumstances of this moment, and the coordinator.
  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context)
}

/// The part of ``ViewControllerLifecycleBehavior`` that declares the state of a behavior: what the behavior remembers about one
/// screen.
///
/// Implement ``makeCoordinator()`` in your behavior, and read the state in each call as ``LifecycleBehaviorContext/coordinator``:
/// <doc:StoringState>. You do not conform to this protocol yourself. It is separate so that the compiler infers ``Coordinator`` from
/// ``makeCoordinator()`` before it reads the moments, whose context contains the coordinator.
///
/// ## Topics
///
/// ### State
///
/// - ``makeCoordinator()``
/// - ``Coordinator``
@preconcurrency @MainActor
public protocol CoordinatedBehavior {
  /// The state of the behavior on one screen; `Void` if the behavior has no state.
  associatedtype Coordinator = Void

  /// Creates the state of one attachment. Called on the main thread, once for each attachment, before `afterAttaching`.
  ///
  /// ```swift
  /// func makeCoordinator() -> Coordinator {
  ///   Coordinator()
  /// }
  /// ```
  /// - Returns: the state, which each call receives as ``LifecycleBehaviorContext/coordinator``.
  func makeCoordinator() -> Coordinator
}

extension CoordinatedBehavior where Coordinator == Void {
  public func makeCoordinator() {}
}

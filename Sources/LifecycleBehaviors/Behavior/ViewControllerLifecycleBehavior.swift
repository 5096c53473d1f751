import UIKit

/// Work that belongs to a moment of a screen's life and not to any one screen.
///
/// A behavior is a value. Implement the moments you need; each has an empty default. Attach it with `addBehaviors(_:)`:
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
/// ## Three forms
///
/// Each moment can be written in three forms. Implement the simplest that does the job:
///
/// | form | for |
/// |--|--|
/// | `afterAppearing(_ viewController: UIViewController)` | most behaviors |
/// | `afterAppearing(_ viewController: UIViewController, context: Context)` | what depends on the transition, or on state |
/// | `receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context)` | every moment, as a value |
///
/// One of them is called for a moment: `receive` if the behavior implements it, otherwise the form with the context if it
/// implements that, otherwise the plain one. To have more than one called, call the others from there.
///
/// A method whose name or parameters differ from those of the protocol compiles and is never called. The compiler warns of near
/// misses in an extension that declares the conformance, and not in the type itself.
///
/// ## Classes
///
/// A class can be a behavior, final or not. Its subclasses override the moments that it implements. A moment that only a
/// subclass implements is not called, because the base class conforms: implement it there, with an empty body.
///
/// ## Order of calls
///
/// `afterAttaching`, `afterLoading`, then for each appearance `beforeAppearing`, `duringAppearing`,
/// `afterAppearing`, `beforeDisappearing`, `afterDisappearing`, and at the end `beforeDetaching`. Of several
/// behaviors the last one is called first with `beforeDisappearing`, `afterDisappearing`, `beforeDetaching` and `afterClosing`, and
/// with every other moment the first one, so behaviors nest. When a transition is cancelled, `beforeAppearing` may be followed by
/// `beforeDisappearing`, and `beforeDisappearing` by `beforeAppearing`. Every other step that UIKit leaves out is delivered all the
/// same, and every step that UIKit repeats is dropped.
///
/// ## State
///
/// A behavior has its state in its coordinator, which is created once per attachment. A behavior value that is added to two
/// screens has a coordinator for each.
///
/// All calls are made on the main thread. Those of appearing and disappearing are made after the screen's own override of the
/// UIKit method named at each moment.
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
  /// The circumstances of a moment, and the coordinator.
  typealias Context = LifecycleBehaviorContext<Coordinator>

  // MARK: Attaching

  /// The behavior now belongs to the screen. This is the first call that it receives.
  func afterAttaching(_ viewController: UIViewController)

  /// ``afterAttaching(_:)`` with the context.
  func afterAttaching(_ viewController: UIViewController, context: Context)

  /// The behavior is about to be removed from the screen. This is the last call that it receives.
  ///
  /// Called when the hidden child is removed from the screen and by ``BehaviorAttachment/remove(silently:)``, unless silently. Not
  /// called when the screen is deallocated.
  func beforeDetaching(_ viewController: UIViewController)

  /// ``beforeDetaching(_:)`` with the context.
  func beforeDetaching(_ viewController: UIViewController, context: Context)

  // MARK: Closing

  /// The screen is closed: popped, dismissed, replaced, removed, or its window was closed.
  ///
  /// ```swift
  /// func afterClosing(_ closing: ScreenClosing, context: Context) {
  ///   context.coordinator.cancel()
  /// }
  /// ```
  ///
  /// Called once for each visit, after all transitions, at the end of an iteration of the main run loop; never while the screen is
  /// covered, in another tab, or may come back because a swipe is cancelled. The screen is not passed, because it may have been
  /// deallocated, as are screens below the top of a stack that is popped to its root. What the behavior needs is in its
  /// coordinator. Not called when the app is terminated, and not after ``beforeDetaching(_:)``.
  func afterClosing(_ closing: ScreenClosing)

  /// ``afterClosing(_:)`` with the context, of which only the coordinator has a meaning here.
  func afterClosing(_ closing: ScreenClosing, context: Context)

  /// ``afterClosing(_:)`` for a behavior that implements ``receive(_:on:context:)``. The default calls
  /// ``afterClosing(_:context:)``.
  func receive(_ closing: ScreenClosing, context: Context)

  // MARK: Loading

  /// The screen's view is loaded: during the screen's `viewDidLoad`, or on attaching when that has passed.
  func afterLoading(_ viewController: UIViewController)

  /// ``afterLoading(_:)`` with the context.
  func afterLoading(_ viewController: UIViewController, context: Context)

  // MARK: Appearing

  /// `viewWillAppear(_:)`: the view is about to enter the hierarchy; its geometry and traits may be stale.
  func beforeAppearing(_ viewController: UIViewController)

  /// ``beforeAppearing(_:)`` with the context.
  func beforeAppearing(_ viewController: UIViewController, context: Context)

  /// `viewIsAppearing(_:)`: the view is in the hierarchy, with final traits and geometry, and not yet visible.
  func duringAppearing(_ viewController: UIViewController)

  /// ``duringAppearing(_:)`` with the context.
  func duringAppearing(_ viewController: UIViewController, context: Context)

  /// `viewDidAppear(_:)`: the view is on screen and its transition is over.
  func afterAppearing(_ viewController: UIViewController)

  /// ``afterAppearing(_:)`` with the context.
  func afterAppearing(_ viewController: UIViewController, context: Context)

  /// `viewWillDisappear(_:)`: the view is about to leave, unless its transition is cancelled.
  func beforeDisappearing(_ viewController: UIViewController)

  /// ``beforeDisappearing(_:)`` with the context.
  func beforeDisappearing(_ viewController: UIViewController, context: Context)

  /// `viewDidDisappear(_:)`: the view is off screen.
  func afterDisappearing(_ viewController: UIViewController)

  /// ``afterDisappearing(_:)`` with the context.
  func afterDisappearing(_ viewController: UIViewController, context: Context)

  // MARK: Layout

  /// The screen's view is on screen and about to lay out its subviews for a new size: called after `beforeAppearing`, if the
  /// view has such a size, and at each change of size from then on. Called before the screen's `viewDidLayoutSubviews()`.
  ///
  /// At a change of size UIKit may be resizing the subviews one by one: those behind the hidden child's view have their old frames.
  /// Change constraints and values here, and add or remove subviews in ``afterLayingOutSubviews(_:)``.
  func beforeLayingOutSubviews(_ viewController: UIViewController)

  /// ``beforeLayingOutSubviews(_:)`` with the context.
  func beforeLayingOutSubviews(_ viewController: UIViewController, context: Context)

  /// The screen's view has laid out its subviews for its size. Called after the screen's `viewDidLayoutSubviews()`.
  ///
  /// Not called for a layout pass that the screen requests itself with `setNeedsLayout()`: UIKit reports it to no child. If
  /// the screen's behaviors need those passes, too, it requests one of the hidden child:
  ///
  /// ```swift
  /// override func viewDidLayoutSubviews() {
  ///   super.viewDidLayoutSubviews()
  ///   lifecycleBehaviorViewController?.view.setNeedsLayout()
  /// }
  /// ```
  func afterLayingOutSubviews(_ viewController: UIViewController)

  /// ``afterLayingOutSubviews(_:)`` with the context.
  func afterLayingOutSubviews(_ viewController: UIViewController, context: Context)

  // MARK: Environment

  /// `viewWillTransition(to:with:)`: the view is about to change its size, in points. Called while the screen's override
  /// calls `super`, and not at all when it does not.
  func beforeChangingSize(_ viewController: UIViewController, to size: CGSize)

  /// ``beforeChangingSize(_:to:)`` with the context.
  func beforeChangingSize(_ viewController: UIViewController, to size: CGSize, context: Context)

  /// The view changes its size: what is set here is animated along with
  /// ``LifecycleBehaviorContext/transitionCoordinator``.
  func duringChangingSize(_ viewController: UIViewController, to size: CGSize)

  /// ``duringChangingSize(_:to:)`` with the context.
  func duringChangingSize(_ viewController: UIViewController, to size: CGSize, context: Context)

  /// The change of size has ended.
  func afterChangingSize(_ viewController: UIViewController, to size: CGSize)

  /// ``afterChangingSize(_:to:)`` with the context.
  func afterChangingSize(_ viewController: UIViewController, to size: CGSize, context: Context)

  /// `traitCollectionDidChange(_:)`: the traits changed; `previousTraits` are the old ones where UIKit knows them.
  func afterChangingTraits(_ viewController: UIViewController, from previousTraits: UITraitCollection?)

  /// ``afterChangingTraits(_:from:)`` with the context.
  func afterChangingTraits(
    _ viewController: UIViewController, from previousTraits: UITraitCollection?, context: Context)

  /// `didReceiveMemoryWarning()`: the app is short of memory; release what can be created again. May be called before the
  /// screen's own override.
  func afterReceivingMemoryWarning(_ viewController: UIViewController)

  /// ``afterReceivingMemoryWarning(_:)`` with the context.
  func afterReceivingMemoryWarning(_ viewController: UIViewController, context: Context)

  // MARK: Every moment

  /// Receives every moment as a value; for a behavior that records, forwards or filters moments.
  ///
  /// ```swift
  /// func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
  ///   print(screen, moment.name, context.isAnimated ? "animated" : "")
  /// }
  /// ```
  ///
  /// The default calls the method that is named after the moment, with its context. A behavior that implements this receives
  /// each moment here alone. A closing is no moment: a behavior that forwards to another one forwards ``receive(_:context:)``,
  /// too.
  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context)
}

/// The state of a behavior: the part of ``ViewControllerLifecycleBehavior`` that declares what it remembers about one screen.
///
/// It is a protocol of its own so that the compiler infers ``Coordinator`` from ``makeCoordinator()`` alone, before it reads
/// the moments, whose context mentions the coordinator.
///
/// ## Topics
///
/// ### State
///
/// - ``makeCoordinator()``
/// - ``Coordinator``
@preconcurrency @MainActor
public protocol CoordinatedBehavior {
  /// The state of the behavior on one screen; `Void` when it has no state.
  associatedtype Coordinator = Void

  /// Creates the state of one attachment. Called once, before `afterAttaching`.
  ///
  /// ```swift
  /// func makeCoordinator() -> Coordinator {
  ///   Coordinator()
  /// }
  /// ```
  /// - Returns: the state, which each call gets as ``LifecycleBehaviorContext/coordinator``.
  func makeCoordinator() -> Coordinator
}

extension CoordinatedBehavior where Coordinator == Void {
  public func makeCoordinator() {}
}

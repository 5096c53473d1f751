import UIKit

/// A moment of a screen's lifecycle, as the value that is passed to ``ViewControllerLifecycleBehavior/receive(_:on:context:)``.
///
/// ```swift
/// switch moment {
/// case .beforeChangingSize(let size): print("will change to", size)
/// case .afterAppearing, .afterDisappearing: print(moment.name)
/// default: break
/// }
/// ```
///
/// Each case is named after the method of ``ViewControllerLifecycleBehavior`` that is called for the moment. The first moments
/// are ``afterAttaching`` and ``afterLoading``. For each appearance, the moments ``beforeAppearing``, ``duringAppearing``,
/// ``afterAppearing``, ``beforeDisappearing`` and ``afterDisappearing`` follow in this order, unless a transition is cancelled.
/// ``beforeDetaching`` is the last moment.
///
/// The moments for layout, size, traits and memory come in between, and may be repeated. For example, ``beforeLayingOutSubviews``
/// may come before ``duringAppearing``. All of these moments except ``beforeLayingOutSubviews`` may also be delivered while the
/// screen is off screen.
///
/// Later versions may have more cases, so a `switch` over moments needs a `default`.
///
/// ## Topics
///
/// ### In order of time
///
/// - ``afterAttaching``
/// - ``afterLoading``
/// - ``beforeAppearing``
/// - ``duringAppearing``
/// - ``afterAppearing``
/// - ``beforeDisappearing``
/// - ``afterDisappearing``
/// - ``beforeDetaching``
///
/// ### While the screen exists
///
/// - ``beforeLayingOutSubviews``
/// - ``afterLayingOutSubviews``
/// - ``beforeChangingSize(to:)``
/// - ``duringChangingSize(to:)``
/// - ``afterChangingSize(to:)``
/// - ``afterChangingTraits(from:)``
/// - ``afterReceivingMemoryWarning``
///
/// ### In a log
///
/// - ``name``
/// - ``description``
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum LifecycleMoment: Equatable, Sendable {
  /// The behavior now belongs to the screen. This is the first moment.
  case afterAttaching

  /// The screen's view is loaded. Delivered when the behavior is attached, right after ``afterAttaching``.
  case afterLoading

  /// `viewWillAppear(_:)`: the view is about to enter the hierarchy.
  case beforeAppearing

  /// `viewIsAppearing(_:)`: the view is in the hierarchy, with final traits and geometry, and not yet visible.
  case duringAppearing

  /// The screen's view is about to lay out its subviews for a new size.
  case beforeLayingOutSubviews

  /// The screen's view has laid out its subviews for its current size.
  case afterLayingOutSubviews

  /// `viewDidAppear(_:)`: the view is on screen and its transition is over.
  case afterAppearing

  /// `viewWillTransition(to:with:)`: the view is about to change its size, in points.
  case beforeChangingSize(to: CGSize)

  /// The view changes to this size, in points. Whatever you set now is animated along with the change of size.
  case duringChangingSize(to: CGSize)

  /// The change to this size, in points, has ended or was cancelled.
  case afterChangingSize(to: CGSize)

  /// `traitCollectionDidChange(_:)`: the traits have changed. The associated value holds the old traits; nil if UIKit does not
  /// know them.
  case afterChangingTraits(from: UITraitCollection?)

  /// `didReceiveMemoryWarning()`: the app is short of memory.
  case afterReceivingMemoryWarning

  /// `viewWillDisappear(_:)`: the view is about to leave, unless its transition is cancelled.
  case beforeDisappearing

  /// `viewDidDisappear(_:)`: the view is off screen.
  case afterDisappearing

  /// The behavior is about to be removed from the screen. This is the last moment.
  case beforeDetaching

  /// The name of the method without its parameters, for logs: `"afterAppearing"`, `"beforeChangingSize"`.
  public var name: String {
    switch self {
    case .afterAttaching: "afterAttaching"
    case .afterLoading: "afterLoading"
    case .beforeAppearing: "beforeAppearing"
    case .duringAppearing: "duringAppearing"
    case .beforeLayingOutSubviews: "beforeLayingOutSubviews"
    case .afterLayingOutSubviews: "afterLayingOutSubviews"
    case .afterAppearing: "afterAppearing"
    case .beforeChangingSize: "beforeChangingSize"
    case .duringChangingSize: "duringChangingSize"
    case .afterChangingSize: "afterChangingSize"
    case .afterChangingTraits: "afterChangingTraits"
    case .afterReceivingMemoryWarning: "afterReceivingMemoryWarning"
    case .beforeDisappearing: "beforeDisappearing"
    case .afterDisappearing: "afterDisappearing"
    case .beforeDetaching: "beforeDetaching"
    }
  }

  /// Whether the last behavior receives the moment first, so that behaviors nest.
  var isDeliveredInReverse: Bool {
    switch self {
    case .beforeDisappearing, .afterDisappearing, .beforeDetaching: true
    default: false
    }
  }
}

extension LifecycleMoment: CustomStringConvertible {
  /// The name, with the size if the moment has one: `afterAppearing`, `beforeChangingSize(to: 844.0x390.0)`.
  public var description: String { size.map { "\(name)(to: \($0.width)x\($0.height))" } ?? name }

  private var size: CGSize? {
    switch self {
    case .beforeChangingSize(let size), .duringChangingSize(let size), .afterChangingSize(let size): size
    default: nil
    }
  }
}

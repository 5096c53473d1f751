import UIKit

/// A moment of a screen's life as a value, handed out by ``UIKit/UIViewController/lifecycleMoments``.
public struct LifecycleEvent: Equatable, Sendable {
  /// The moments, named after the requirements of ``ViewControllerLifecycleBehavior``.
  ///
  /// Layout, and what is to be animated along with a change of size, are not among them: they mean something only
  /// while UIKit waits for them to be over.
  public enum Moment: String, CaseIterable, Sendable {
    /// The stream now belongs to the screen: its first event.
    case afterAttaching
    /// The screen's view is loaded.
    case afterLoading
    /// `viewWillAppear(_:)`.
    case beforeAppearing
    /// `viewIsAppearing(_:)`.
    case duringAppearing
    /// `viewDidAppear(_:)`.
    case afterAppearing
    /// `viewWillDisappear(_:)`.
    case beforeDisappearing
    /// `viewDidDisappear(_:)`.
    case afterDisappearing
    /// The screen lets go of its behaviors: the last event.
    case beforeDetaching
    /// `viewWillTransition(to:with:)`.
    case beforeTransition
    /// The change of size is over.
    case afterTransition
    /// `traitCollectionDidChange(_:)`.
    case afterChangingTraits
    /// `didReceiveMemoryWarning()`.
    case afterReceivingMemoryWarning
  }

  /// Which moment it is.
  public let moment: Moment

  /// The new size, in points, for `beforeTransition` and `afterTransition`; nil for every other moment.
  public let size: CGSize?

  /// Whether the appearance or disappearance is animated.
  public let isAnimated: Bool

  /// Whether the moment lay in the past when it was told; see ``LifecycleBehaviorContext/isCatchUp``.
  public let isCatchUp: Bool

  /// Whether the moment takes back a cancelled transition; see ``LifecycleBehaviorContext/undoesCancelledTransition``.
  public let undoesCancelledTransition: Bool
}

extension LifecycleEvent {
  /// Nil for a moment that is not handed out.
  @MainActor
  init?(_ moment: LifecycleMoment, _ facts: MomentFacts) {
    guard let (moment, size) = Self.handedOut(moment) else { return nil }
    self.init(
      moment: moment, size: size, isAnimated: facts.isAnimated, isCatchUp: facts.isCatchUp,
      undoesCancelledTransition: facts.undoesCancelledTransition)
  }

  private static func handedOut(_ moment: LifecycleMoment) -> (Moment, CGSize?)? {
    switch moment {
    case .afterAttaching: (.afterAttaching, nil)
    case .afterLoading: (.afterLoading, nil)
    case .beforeAppearing: (.beforeAppearing, nil)
    case .duringAppearing: (.duringAppearing, nil)
    case .afterAppearing: (.afterAppearing, nil)
    case .beforeDisappearing: (.beforeDisappearing, nil)
    case .afterDisappearing: (.afterDisappearing, nil)
    case .beforeDetaching: (.beforeDetaching, nil)
    case .beforeTransition(let size): (.beforeTransition, size)
    case .afterTransition(let size): (.afterTransition, size)
    case .afterChangingTraits: (.afterChangingTraits, nil)
    case .afterReceivingMemoryWarning: (.afterReceivingMemoryWarning, nil)
    case .beforeLayingOutSubviews, .afterLayingOutSubviews, .duringTransition: nil
    }
  }
}

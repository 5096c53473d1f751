import UIKit

/// The moments of a behavior's life, as values.
enum LifecycleMoment {
  case afterAttaching
  case afterLoading
  case beforeAppearing
  case duringAppearing
  case afterAppearing
  case beforeDisappearing
  case afterDisappearing
  case beforeDetaching
  case beforeLayingOutSubviews
  case afterLayingOutSubviews
  case beforeTransition(to: CGSize)
  case duringTransition(to: CGSize)
  case afterTransition(to: CGSize)
  case afterChangingTraits(from: UITraitCollection?)
  case afterReceivingMemoryWarning

  /// Moments on the way down reach the last behavior first, so that behaviors nest.
  var isOnTheWayDown: Bool {
    switch self {
    case .beforeDisappearing, .afterDisappearing, .beforeDetaching: true
    default: false
    }
  }

  /// Moments that change no stage: they may come at any time between loading and detaching.
  var isStageless: Bool {
    switch self {
    case .beforeLayingOutSubviews, .afterLayingOutSubviews, .beforeTransition, .duringTransition, .afterTransition,
      .afterChangingTraits, .afterReceivingMemoryWarning:
      true
    default: false
    }
  }
}

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
  case afterChangingTraits(from: UITraitCollection?)

  /// Moments on the way down reach the last behavior first, so that behaviors nest.
  var isOnTheWayDown: Bool {
    switch self {
    case .beforeDisappearing, .afterDisappearing, .beforeDetaching: true
    case .afterAttaching, .afterLoading, .beforeAppearing, .duringAppearing, .afterAppearing: false
    case .beforeLayingOutSubviews, .afterLayingOutSubviews, .beforeTransition, .afterChangingTraits: false
    }
  }
}

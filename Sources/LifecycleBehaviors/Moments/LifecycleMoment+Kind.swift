extension LifecycleMoment {
  /// The moment without its associated values.
  enum Kind: UInt8, CaseIterable {
    case afterAttaching, afterLoading
    case beforeAppearing, duringAppearing, beforeLayingOutSubviews, afterLayingOutSubviews, afterAppearing
    case beforeTransition, duringTransition, afterTransition, afterChangingTraits, afterReceivingMemoryWarning
    case beforeDisappearing, afterDisappearing, beforeDetaching
  }

  var kind: Kind {
    switch self {
    case .afterAttaching: .afterAttaching
    case .afterLoading: .afterLoading
    case .beforeAppearing: .beforeAppearing
    case .duringAppearing: .duringAppearing
    case .beforeLayingOutSubviews: .beforeLayingOutSubviews
    case .afterLayingOutSubviews: .afterLayingOutSubviews
    case .afterAppearing: .afterAppearing
    case .beforeTransition: .beforeTransition
    case .duringTransition: .duringTransition
    case .afterTransition: .afterTransition
    case .afterChangingTraits: .afterChangingTraits
    case .afterReceivingMemoryWarning: .afterReceivingMemoryWarning
    case .beforeDisappearing: .beforeDisappearing
    case .afterDisappearing: .afterDisappearing
    case .beforeDetaching: .beforeDetaching
    }
  }
}

extension LifecycleMoment.Kind {
  var name: String { "\(self)" }

  /// Moments on the way down reach the last behavior first, so that behaviors nest.
  var isOnTheWayDown: Bool {
    switch self {
    case .beforeDisappearing, .afterDisappearing, .beforeDetaching: true
    default: false
    }
  }
}

/// Which moments a behavior implements, as far as that is known.
struct ImplementedMoments {
  private var implemented: UInt16 = 0
  private var empty: UInt16 = 0

  /// Whether the moment is known to be without code.
  func isEmpty(_ moment: LifecycleMoment.Kind) -> Bool {
    empty & moment.bit != 0
  }

  /// Whether it is known if the moment has code.
  func isKnown(_ moment: LifecycleMoment.Kind) -> Bool {
    (implemented | empty) & moment.bit != 0
  }

  mutating func learn(_ moment: LifecycleMoment.Kind, isEmpty: Bool) {
    if isEmpty { empty |= moment.bit } else { implemented |= moment.bit }
  }

  /// Whether a whole appearance has passed, and nothing that came had code.
  var wereEmptyForOneAppearance: Bool {
    implemented == 0 && Self.oneAppearance.allSatisfy(isEmpty)
  }

  /// The moments that have not come yet.
  var unknown: [LifecycleMoment.Kind] {
    LifecycleMoment.Kind.allCases.filter { !isKnown($0) }
  }

  static let oneAppearance: [LifecycleMoment.Kind] = [
    .afterAttaching, .afterLoading, .beforeAppearing, .duringAppearing, .afterAppearing, .beforeDisappearing,
    .afterDisappearing,
  ]
}

extension LifecycleMoment.Kind {
  fileprivate var bit: UInt16 { 1 &<< UInt16(rawValue) }
}

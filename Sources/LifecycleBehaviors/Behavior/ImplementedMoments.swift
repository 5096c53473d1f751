/// Which moments a behavior implements, as far as that is known.
struct ImplementedMoments {
  private var implemented: UInt16 = 0
  private var empty: UInt16 = 0

  /// - Returns: whether the moment is known to be without code.
  func isEmpty(_ moment: LifecycleMoment.Kind) -> Bool {
    empty & moment.bit != 0
  }

  /// - Returns: whether it is known if the moment has code.
  func isKnown(_ moment: LifecycleMoment.Kind) -> Bool {
    (implemented | empty) & moment.bit != 0
  }

  mutating func learn(_ moment: LifecycleMoment.Kind, isEmpty: Bool) {
    if isEmpty { empty |= moment.bit } else { implemented |= moment.bit }
  }

  /// Whether a whole appearance has passed, and no moment that was delivered had code.
  var wereEmptyForOneAppearance: Bool {
    implemented == 0 && Self.oneAppearance.allSatisfy(isEmpty)
  }

  /// The moments that have not been delivered yet.
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

/// Reports behaviors none of whose methods is ever called, once for each type: most likely they are misspelt.
@MainActor
enum NeverCalled {
  private static var reported: Set<ObjectIdentifier> = []

  /// - Parameters:
  ///   - behavior: the type of a behavior that has been on a screen for a whole appearance without being called.
  ///   - missing: the moments that it has not received yet.
  static func report(_ behavior: any Any.Type, missing: [LifecycleMoment.Kind]) {
    guard reported.insert(ObjectIdentifier(behavior)).inserted else { return }
    LifecycleIssue.report(
      """
      \(behavior) was on a screen for a whole appearance and none of its methods was called. Called are methods \
      like afterAppearing(_ viewController: UIViewController), afterAppearing(_ viewController: UIViewController, \
      context: Context) and receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: \
      Context), spelt exactly so and not async. Put them into an extension that declares the conformance to \
      ViewControllerLifecycleBehavior: there the compiler warns of near misses. If it only implements moments that have \
      not been delivered yet, there is no mistake: \(missing.map { "\($0)" }.joined(separator: ", ")).
      """)
  }
}

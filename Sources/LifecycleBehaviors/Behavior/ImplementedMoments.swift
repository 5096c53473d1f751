/// Which moments a behavior implements and in which form, as far as that is known.
struct ImplementedMoments {
  // A bit for each moment.
  private var empty: UInt16 = 0
  private var plain: UInt16 = 0
  private var context: UInt16 = 0
  private var receive: UInt16 = 0

  /// - Returns: whether the moment is known to be without code.
  @inline(__always)
  func isEmpty(_ moment: LifecycleMoment.Kind) -> Bool {
    empty & moment.bit != 0
  }

  /// - Returns: the form in which the moment has code; nil where that is not known, or where it has none.
  @inline(__always)
  func form(of moment: LifecycleMoment.Kind) -> EmptyDefaults.Form? {
    if plain & moment.bit != 0 { return .plain }
    if context & moment.bit != 0 { return .context }
    if receive & moment.bit != 0 { return .receive }
    return nil
  }

  /// - Parameters:
  ///   - moment: a moment that has been delivered.
  ///   - form: the form in which it has code; nil where it has none.
  mutating func learn(_ moment: LifecycleMoment.Kind, _ form: EmptyDefaults.Form?) {
    switch form {
    case .plain: plain |= moment.bit
    case .context: context |= moment.bit
    case .receive: receive |= moment.bit
    case nil: empty |= moment.bit
    }
  }

  /// Whether a whole appearance has passed, and no moment that was delivered had code.
  var wereEmptyForOneAppearance: Bool {
    plain | context | receive == 0 && empty & Self.oneAppearance == Self.oneAppearance
  }

  /// The moments that have not been delivered yet.
  var unknown: [LifecycleMoment.Kind] {
    var unknown: [LifecycleMoment.Kind] = []
    for moment in LifecycleMoment.Kind.allCases where (empty | plain | context | receive) & moment.bit == 0 {
      unknown.append(moment)
    }
    return unknown
  }

  private static var oneAppearance: UInt16 {
    LifecycleMoment.Kind.afterAttaching.bit | LifecycleMoment.Kind.afterLoading.bit
      | LifecycleMoment.Kind.beforeAppearing.bit | LifecycleMoment.Kind.duringAppearing.bit
      | LifecycleMoment.Kind.afterAppearing.bit | LifecycleMoment.Kind.beforeDisappearing.bit
      | LifecycleMoment.Kind.afterDisappearing.bit
  }
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
    let name = LifecycleIssue.name(behavior)
    var moments: [String] = []
    for moment in missing { moments.append(moment.name) }
    LifecycleIssue.report(
      """
      \(name) was on a screen for a whole appearance and none of its methods was called. Called are methods \
      like afterAppearing(_ viewController: UIViewController), afterAppearing(_ viewController: UIViewController, \
      context: Context) and receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: \
      Context), spelt exactly so and not async. Put them into an extension that declares the conformance to \
      ViewControllerLifecycleBehavior: there the compiler warns of near misses. If it only implements moments that have \
      not been delivered yet, there is no mistake: \(moments.joined(separator: ", ")).
      """)
  }
}

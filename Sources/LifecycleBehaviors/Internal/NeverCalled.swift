/// Reports behaviors none of whose methods is ever called, once for each type: most likely they are misspelt.
@MainActor
enum NeverCalled {
  private static var reported: Set<ObjectIdentifier> = []

  /// - Parameters:
  ///   - behavior: the type of a behavior that has been on a screen for a whole appearance without being called.
  ///   - missing: the moments that have not come to it yet.
  static func report(_ behavior: any Any.Type, missing: [LifecycleMoment.Kind]) {
    guard reported.insert(ObjectIdentifier(behavior)).inserted else { return }
    LifecycleIssue.report(
      """
      \(behavior) was on a screen for a whole appearance and none of its methods was called. Called are methods \
      like afterAppearing(_ viewController: UIViewController), afterAppearing(_ viewController: UIViewController, \
      context: Context) and receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: \
      Context), spelt exactly so and not async. Put them into an extension that declares the conformance to \
      ViewControllerLifecycleBehavior: there the compiler warns of near misses. If it only implements moments that have \
      not come yet, all is well: \(missing.map { "\($0)" }.joined(separator: ", ")).
      """)
  }
}

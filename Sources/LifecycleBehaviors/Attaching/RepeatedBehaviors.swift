/// Which behaviors a list contains twice, where that can be known.
///
/// The type alone does not decide: two focus behaviors with different closures are of one type. Behaviors are known to be the
/// same when they are one object, equal values, or values of a type without stored properties. Other values, such as those
/// with closures, cannot be compared.
@MainActor
enum RepeatedBehaviors {
  /// - Returns: the types of the behaviors that are listed twice, each type once, in order.
  static func types(in behaviors: [any ViewControllerLifecycleBehavior]) -> [any Any.Type] {
    repeatedTypes(behaviors).filter { containsTwice($0, behaviors) }
  }

  /// Most lists have none, so that this is all that is done for them.
  private static func repeatedTypes(_ behaviors: [any ViewControllerLifecycleBehavior]) -> [any Any.Type] {
    guard behaviors.count > 1 else { return [] }
    var types: Set<ObjectIdentifier> = []
    var repeated: [any Any.Type] = []
    for behavior in behaviors {
      let type = type(of: behavior)
      if types.insert(ObjectIdentifier(type)).inserted { continue }
      if repeated.last != type, !repeated.contains(where: { $0 == type }) { repeated.append(type) }
    }
    return repeated
  }

  private static func containsTwice(_ type: any Any.Type, _ behaviors: [any ViewControllerLifecycleBehavior]) -> Bool {
    var others: [any ViewControllerLifecycleBehavior] = []
    for behavior in behaviors where Swift.type(of: behavior) == type {
      if others.isEmpty, !isComparable(behavior) { return false }
      if others.contains(where: { isSame($0, behavior) }) { return true }
      others.append(behavior)
    }
    return false
  }

  private static func isComparable<Behavior: ViewControllerLifecycleBehavior>(_ behavior: Behavior) -> Bool {
    Behavior.self is AnyClass || MemoryLayout<Behavior>.size == 0 || behavior is any Equatable
  }

  private static func isSame<Behavior: ViewControllerLifecycleBehavior>(
    _ first: Behavior, _ second: any ViewControllerLifecycleBehavior
  ) -> Bool {
    if Behavior.self is AnyClass { return first as AnyObject === second as AnyObject }
    if MemoryLayout<Behavior>.size == 0 { return true }
    return (first as? any Equatable)?.isEqual(to: second) ?? false
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    other as? Self == self
  }
}

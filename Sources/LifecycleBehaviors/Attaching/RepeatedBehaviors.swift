/// Which behaviors a list contains twice, where that can be known.
///
/// The type alone does not decide: two focus behaviors with different closures are of one type. Behaviors are known to be the
/// same when they are one object, equal values, or values of a type without stored properties. Other values, such as those
/// with closures, cannot be compared.
@MainActor
enum RepeatedBehaviors {
  /// - Returns: the types of the behaviors that are listed twice, each type once, in order.
  static func types(in behaviors: [any ViewControllerLifecycleBehavior]) -> [any Any.Type] {
    guard behaviors.count > 1, hasRepeatedTypes(behaviors) else { return [] }
    var seen: [ObjectIdentifier: [any ViewControllerLifecycleBehavior]] = [:]
    var found: [any Any.Type] = []
    // Whether values of a type can be compared: to find out takes a thousand instructions.
    var comparable: [ObjectIdentifier: Bool] = [:]
    for behavior in behaviors {
      let type = ObjectIdentifier(Swift.type(of: behavior))
      if comparable[type] == nil { comparable[type] = isComparable(behavior) }
      guard comparable[type] == true else { continue }
      let isRepeated = seen[type, default: []].contains { isSame($0, behavior) }
      if !isRepeated {
        seen[type, default: []].append(behavior)
      } else if !found.contains(where: { ObjectIdentifier($0) == type }) {
        found.append(Swift.type(of: behavior))
      }
    }
    return found
  }

  private static func hasRepeatedTypes(_ behaviors: [any ViewControllerLifecycleBehavior]) -> Bool {
    var types: Set<ObjectIdentifier> = []
    for behavior in behaviors where !types.insert(ObjectIdentifier(type(of: behavior))).inserted { return true }
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

/// The behaviors of one screen that can be recognized when they are added again: an object, and a value of a type without stored
/// properties.
///
/// Two other values may mean different things, even if they have the same type: a `FocusBehavior(.analytics)` of the defaults and
/// the screen's own `FocusBehavior(.media)` are both right. So are a behavior and the same one with a filter around it. The members
/// of a group count like behaviors that were added one by one.
@MainActor
struct RecognizedBehaviors {
  /// The behavior that was added last with an identity.
  private var current: [ObjectIdentifier: AttachedBehavior] = [:]
  private var found: Set<ObjectIdentifier> = []

  /// - Returns: the identity of a behavior. Two identities are equal only if the behaviors are certainly the same.
  static func identity<Behavior: ViewControllerLifecycleBehavior>(of behavior: Behavior) -> ObjectIdentifier? {
    if Behavior.self is AnyClass { return ObjectIdentifier(behavior as AnyObject) }
    return MemoryLayout<Behavior>.size == 0 ? ObjectIdentifier(Behavior.self) : nil
  }

  /// - Returns: the behaviors that are on the screen twice now, each identity once, with the line of the second call.
  mutating func add(_ added: [AttachedBehavior]) -> [(type: any Any.Type, callSite: CallSite?)] {
    var repeated: [(type: any Any.Type, callSite: CallSite?)] = []
    for behavior in added {
      behavior.forEachRecognized { identity, recognized in
        let isRepeated = current.updateValue(recognized, forKey: identity)?.isLeaving == false
        if isRepeated, found.insert(identity).inserted { repeated.append((recognized.type, behavior.callSite)) }
      }
    }
    return repeated
  }

  /// A behavior is no longer on the screen.
  mutating func remove(_ behavior: AttachedBehavior) {
    behavior.forEachRecognized { identity, recognized in
      if current[identity] === recognized { current[identity] = nil }
    }
  }
}

import LifecycleBehaviors

/// Values for objects that it references weakly.
@MainActor
package struct WeakTable<Value> {
  private var entries: [ObjectIdentifier: (object: Weak<AnyObject>, value: Value)] = [:]
  /// How many entries there may be until the entries of deallocated objects are removed.
  private var limit = 64

  package init() {}

  /// The value for an object. A new object may have the address of one that has been deallocated.
  package subscript(object: AnyObject) -> Value? {
    get {
      guard let entry = entries[ObjectIdentifier(object)], entry.object.object === object else { return nil }
      return entry.value
    }
    set {
      entries[ObjectIdentifier(object)] = newValue.map { (Weak(object), $0) }
      // Each time that their number may have doubled, so that an entry costs the same on average.
      guard entries.count >= limit else { return }
      entries = entries.filter { $0.value.object.object != nil }
      limit = max(64, 2 * entries.count)
    }
  }

  /// The values of all objects that may still exist.
  package var values: [Value] { entries.values.map(\.value) }
}

/// A weak reference for values that are Sendable.
///
/// Sendable because it never changes: the runtime lets any thread read a weak reference. A class, because a value with a weak
/// reference in it is not Sendable.
final class WeakReference: @unchecked Sendable {
  private(set) weak var object: AnyObject?
  /// The address of the object. Once it is deallocated, another object may have the same address.
  let address: ObjectIdentifier

  init(_ object: AnyObject) {
    self.object = object
    address = ObjectIdentifier(object)
  }
}

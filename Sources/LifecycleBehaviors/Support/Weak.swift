/// A weak reference, for a list of such references and for values that are Sendable.
///
/// A class, because a struct that stores a weak reference is not Sendable and is slow to copy.
package final class Weak<Object: AnyObject> {
  package private(set) weak var object: Object?
  /// The address of the object, which distinguishes references after deallocation. A new object may then have the same address.
  let address: ObjectIdentifier

  package init(_ object: Object) {
    self.object = object
    address = ObjectIdentifier(object)
  }
}

extension Weak: Equatable {
  /// Returns whether both refer to the same object, which may have been deallocated.
  package static func == (left: Weak, right: Weak) -> Bool {
    left === right || left.address == right.address && left.object === right.object
  }
}

// Never changes after its creation: the runtime lets any thread read a weak reference.
extension Weak: @unchecked Sendable where Object: Sendable {}

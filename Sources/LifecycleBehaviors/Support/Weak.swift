/// A weak reference, for a list of such references and for values that are Sendable.
package struct Weak<Object: AnyObject> {
  package private(set) weak var object: Object?
  /// The address of the object, which distinguishes references to different objects after these were deallocated. Another object
  /// may then have it.
  ///
  /// A number and not an `ObjectIdentifier`: with one, Swift 6.3 compiles an optional `Weak` to another layout than its
  /// runtime gives it, and reading an absent one from a dictionary crashes.
  let address: UInt

  package init(_ object: Object) {
    self.object = object
    address = Self.address(of: object)
  }

  static func address(of object: Object) -> UInt { UInt(bitPattern: ObjectIdentifier(object)) }
}

extension Weak: Equatable {
  /// Returns whether both refer to the same object, which may have been deallocated.
  package static func == (left: Weak, right: Weak) -> Bool {
    left.address == right.address && left.object === right.object
  }
}

// Never changes after its creation: the runtime lets any thread read a weak reference.
extension Weak: @unchecked Sendable where Object: Sendable {}

/// A reference that keeps nothing alive, for a list of such.
package struct Weak<Object: AnyObject> {
  package private(set) weak var object: Object?
  /// Distinguishes references to different objects after these were released.
  private let identity: ObjectIdentifier

  package init(_ object: Object) {
    self.object = object
    identity = ObjectIdentifier(object)
  }
}

extension Weak: Equatable {
  /// Returns whether both refer to the same object, which may have been released.
  package static func == (left: Weak, right: Weak) -> Bool {
    left.identity == right.identity && left.object === right.object
  }
}

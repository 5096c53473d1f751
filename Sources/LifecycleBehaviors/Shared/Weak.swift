/// A reference that keeps nothing alive, for a list of such.
package struct Weak<Object: AnyObject> {
  package private(set) weak var object: Object?

  package init(_ object: Object) {
    self.object = object
  }
}

/// A reference that does not keep its object alive, for a list of such references.
package struct Weak<Object: AnyObject> {
  package private(set) weak var object: Object?

  package init(_ object: Object) {
    self.object = object
  }
}

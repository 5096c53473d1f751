/// Refers to an object without keeping it, from a value that any thread may hold.
@MainActor
final class WeakReference<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

/// Refers to an object without keeping it, from a value that any thread may hold.
///
/// While any value holds one there is only this one for its object, and no other object ever gets it. So two references
/// are equal if they refer to the same object, which an address does not say: it is used again after a release.
@MainActor
final class WeakReference: Hashable {
  private(set) weak var object: AnyObject?
  /// By the addresses of their objects.
  private static var known: [ObjectIdentifier: Known] = [:]

  private struct Known {
    weak var reference: WeakReference?
  }

  private init(_ object: AnyObject) {
    self.object = object
  }

  static func to(_ object: AnyObject) -> WeakReference {
    let address = ObjectIdentifier(object)
    if let reference = known[address]?.reference, reference.object === object { return reference }
    known = known.filter { $0.value.reference != nil }
    let reference = WeakReference(object)
    known[address] = Known(reference: reference)
    return reference
  }

  nonisolated static func == (left: WeakReference, right: WeakReference) -> Bool {
    left === right
  }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

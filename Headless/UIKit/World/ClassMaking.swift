// Classes that an app names and UIKit makes objects of: a scene's delegate, an app's delegate.
//
// Objective-C calls `init` on a class. Swift can call only a required initializer this way, and UIKit's are not
// required. An initializer has the same place in the table of methods of a class and of all its subclasses, though. So
// the call of a required initializer of a class of our own reaches the initializer of the class in question.

package enum ClassMaking {
  /// Makes an object of a subclass of `NSObject`. A class without `init()` stops, as it does in UIKit.
  @MainActor
  package static func make(_ type: AnyClass) -> AnyObject {
    #if canImport(ObjectiveC)
      guard let type = type as? NSObject.Type else { preconditionFailure("\(type) is not a subclass of NSObject") }
      return type.init()
    #else
      precondition(type is NSObject.Type, "\(type) is not a subclass of NSObject")
      return callPlain(type)
    #endif
  }

  #if !canImport(ObjectiveC)
    // Not optimized: the compiler must not see which classes there are.
    @_optimize(none)
    private static func callPlain(_ type: AnyClass) -> AnyObject {
      unsafeBitCast(type, to: PlainObject.Type.self).init()
    }
  #endif
}

#if !canImport(ObjectiveC)
  class PlainObject: NSObject {
    required override init() {
      preconditionFailure("An object was not made by its own initializer")
    }
  }

  // A second initializer: where there is only one, the compiler calls it directly, and not that of the class in
  // question.
  final class OtherPlainObject: PlainObject {
    required init() {
      preconditionFailure("An object was not made by its own initializer")
    }
  }
#endif

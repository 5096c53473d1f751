// Objects of classes that an app names and UIKit makes: an app's delegate, a scene's delegate, the cell of a table or a
// collection view.
//
// Objective-C calls an initializer on any class. Swift calls one on a class that is known only at run time if it is
// `required`. UIKit's initializers are not: a subclass of UITableViewCell that overrides `init(style:reuseIdentifier:)`
// would not compile against the stand-in if its base class required it, nor would an app's delegate with an `init()`.
//
// An initializer has the same place in the table of methods of a class and of all its subclasses. So the call of a
// required initializer of a class of our own reaches the initializer of the class in question. This is the only file of
// the stand-in with an unsafe cast and an attribute of the optimizer: no plain Swift does the same.

package enum ClassMaking {
  /// Creates an object of a subclass of `NSObject`. A class without `init()` stops, as it does in UIKit.
  @MainActor
  package static func make(_ type: AnyClass) -> AnyObject {
    #if canImport(ObjectiveC)
      guard let type = type as? NSObject.Type else { preconditionFailure("\(type) is not a subclass of NSObject") }
      return type.init()
    #else
      precondition(type is NSObject.Type, "\(type) is not a subclass of NSObject")
      return callInit(of: type)
    #endif
  }

  /// Creates a cell of a class that the app has registered.
  @MainActor
  static func makeCell(_ type: AnyClass, reuseIdentifier: String) -> UITableViewCell {
    precondition(type is UITableViewCell.Type, "\(type) is not a subclass of UITableViewCell")
    return callCellInit(of: type, reuseIdentifier)
  }

  /// Creates a cell, a header or a footer of a class that the app has registered with a collection view.
  @MainActor
  static func makeReusableView(_ type: AnyClass) -> UICollectionReusableView {
    precondition(type is UICollectionReusableView.Type, "\(type) is not a subclass of UICollectionReusableView")
    return callReusableViewInit(of: type)
  }

  // Not optimized: the compiler must not see which classes there are.

  #if !canImport(ObjectiveC)
    @_optimize(none)
    private static func callInit(of type: AnyClass) -> AnyObject {
      unsafeBitCast(type, to: PlainObject.Type.self).init()
    }
  #endif

  @MainActor
  @_optimize(none)
  private static func callCellInit(of type: AnyClass, _ reuseIdentifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: PlainCell.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  @MainActor
  @_optimize(none)
  private static func callReusableViewInit(of type: AnyClass) -> UICollectionReusableView {
    unsafeBitCast(type, to: PlainReusableView.Type.self).init(frame: .zero)
  }
}

private let message = "An object was not made by its own initializer"

// The classes whose required initializers are called. Each has a subclass with a second one: where there is only one
// initializer, the compiler calls it directly, and not that of the class in question.

#if !canImport(ObjectiveC)
  class PlainObject: NSObject {
    required override init() { preconditionFailure(message) }
  }

  final class OtherPlainObject: PlainObject {
    required init() { preconditionFailure(message) }
  }
#endif

class PlainCell: UITableViewCell {
  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { preconditionFailure(message) }
  required init?(coder: NSCoder) { preconditionFailure(message) }
}

final class OtherPlainCell: PlainCell {
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { preconditionFailure(message) }
  required init?(coder: NSCoder) { preconditionFailure(message) }
}

class PlainReusableView: UICollectionReusableView {
  required override init(frame: CGRect) { preconditionFailure(message) }
  required init?(coder: NSCoder) { preconditionFailure(message) }
}

final class OtherPlainReusableView: PlainReusableView {
  required init(frame: CGRect) { preconditionFailure(message) }
  required init?(coder: NSCoder) { preconditionFailure(message) }
}

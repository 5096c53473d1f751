// Classes that an app names and UIKit makes objects of: a scene's delegate, an app's delegate, the cells of a table.
//
// Objective-C calls `init` on a class. In Swift only a required initializer can be called so, and UIKit's are not required.
// An initializer has the same place in the table of methods of a class and of all classes below it, though, so the call of
// one that is required in a class of our own reaches that of the class in question.

package enum ClassMaking {
  /// Of a subclass of `NSObject`. A class without `init()` stops, as it does in UIKit.
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

  @MainActor
  static func makeCell(_ type: AnyClass, reuseIdentifier: String) -> UITableViewCell {
    precondition(type is UITableViewCell.Type, "\(type) is not a subclass of UITableViewCell")
    return callCell(type, reuseIdentifier)
  }

  // Not optimized: the compiler must not see which classes there are.

  #if !canImport(ObjectiveC)
    @_optimize(none)
    private static func callPlain(_ type: AnyClass) -> AnyObject {
      unsafeBitCast(type, to: PlainObject.Type.self).init()
    }
  #endif

  @_optimize(none)
  @MainActor
  private static func callCell(_ type: AnyClass, _ reuseIdentifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: PlainCell.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier)
  }
}

// Each has a subclass with an initializer of its own: where there is one initializer only, the compiler calls it directly, and
// it is not the one meant. That it did so would be found out.

#if !canImport(ObjectiveC)
  class PlainObject: NSObject {
    required override init() {
      preconditionFailure("An object was not made by its own initializer")
    }
  }

  final class OtherPlainObject: PlainObject {
    required init() {
      preconditionFailure("An object was not made by its own initializer")
    }
  }
#endif

class PlainCell: UITableViewCell {
  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    preconditionFailure("A cell was not made by its own initializer")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("A cell was not made by its own initializer")
  }
}

final class OtherPlainCell: PlainCell {
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    preconditionFailure("A cell was not made by its own initializer")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("A cell was not made by its own initializer")
  }
}

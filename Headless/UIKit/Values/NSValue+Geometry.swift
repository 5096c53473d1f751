// R123: what UIKit adds to NSValue, and the bridge by which `as? CGRect` reads one.

extension NSValue {
  /// UIKit's name for what Foundation calls `init(rect:)`.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// UIKit's name for what Foundation calls `rectValue`.
  public var cgRectValue: CGRect { rectValue }
}

#if !canImport(ObjectiveC)
  /// Foundation on Linux has this bridge for numbers and strings, and lacks it for rectangles.
  extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue {
      NSValue(rect: self)
    }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
      precondition(_conditionallyBridgeFromObjectiveC(source, result: &result), "\(source) holds no CGRect")
    }

    @discardableResult
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
      result = source.holdsRect ? source.rectValue : nil
      return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
      source?.rectValue ?? .zero
    }
  }

  extension NSValue {
    fileprivate var holdsRect: Bool { strcmp(objCType, NSValue(rect: .zero).objCType) == 0 }
  }
#endif

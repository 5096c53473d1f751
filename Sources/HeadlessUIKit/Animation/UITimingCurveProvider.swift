@available(iOS 10.0, *)
public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// How an animation goes in the course of time: kept, and followed by nothing.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  @available(iOS 10.0, *)
  var timingCurveType: UITimingCurveType { get }
  @available(iOS 10.0, *)
  var cubicTimingParameters: UICubicTimingParameters? { get }
  @available(iOS 10.0, *)
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UIView {
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}

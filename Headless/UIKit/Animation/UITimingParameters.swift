@available(iOS 10.0, *)
public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// The timing of an animation. It is stored, and has no effect.
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
    /// R149: the curve of the keyboard, for which UIKit has no name. Its other unnamed curves cannot be created here.
    case keyboard = 7
  }
}

@available(iOS 10.0, *)
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying, UITimingCurveProvider
{
  open private(set) var animationCurve = UIView.AnimationCurve.easeInOut
  open private(set) var controlPoint1 = CGPoint(x: 0.42, y: 0)
  open private(set) var controlPoint2 = CGPoint(x: 0.58, y: 1)
  open private(set) var timingCurveType = UITimingCurveType.builtin

  public override init() {
    super.init()
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = CGPoint(x: curve == .easeInOut || curve == .easeIn ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: curve == .easeInOut || curve == .easeOut ? 0.58 : 1, y: 1)
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    controlPoint1 = point1
    controlPoint2 = point2
    timingCurveType = .cubic
    super.init()
  }

  public required init?(coder: NSCoder) {
    coder.fail(UICubicTimingParameters.self)
    return nil
  }

  open func encode(with coder: NSCoder) {
    coder.fail(UICubicTimingParameters.self)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

@available(iOS 10.0, *)
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying,
  UITimingCurveProvider
{
  open private(set) var initialVelocity: CGVector

  public override init() {
    initialVelocity = CGVector(dx: 0, dy: 0)
    super.init()
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  public required init?(coder: NSCoder) {
    coder.fail(UISpringTimingParameters.self)
    return nil
  }

  open func encode(with coder: NSCoder) {
    coder.fail(UISpringTimingParameters.self)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}

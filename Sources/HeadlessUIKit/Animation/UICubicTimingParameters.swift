@available(iOS 10.0, *)
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying, UITimingCurveProvider
{
  open private(set) var animationCurve: UIView.AnimationCurve
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint
  open private(set) var timingCurveType: UITimingCurveType

  public convenience override init() {
    self.init(animationCurve: .easeInOut)
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = CGPoint(x: curve == .easeInOut || curve == .easeIn ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: curve == .easeInOut || curve == .easeOut ? 0.58 : 1, y: 1)
    timingCurveType = .builtin
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
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

/// A path as the list of its steps. Filling and stroking it has no effect.
open class UIBezierPath: NSObject, NSCopying {
  private enum Step: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  private var steps: [Step] = []
  private var subpathStart = CGPoint.zero

  open private(set) var currentPoint = CGPoint.zero
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  public override init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// The corners are sharp here.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(rect: rect)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath()
    copy.append(self)
    copy.lineWidth = lineWidth
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  open var isEmpty: Bool { steps.isEmpty }

  /// The smallest rectangle around its points, including the control points of curves; null where the path is empty.
  open var bounds: CGRect {
    let points = steps.flatMap { step -> [CGPoint] in
      switch step {
      case .move(let point), .line(let point): [point]
      case .quadCurve(let point, let control): [point, control]
      case .curve(let point, let control1, let control2): [point, control1, control2]
      case .close: []
      }
    }
    return points.reduce(.null) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  open func move(to point: CGPoint) {
    steps.append(.move(point))
    subpathStart = point
    currentPoint = point
  }

  open func addLine(to point: CGPoint) {
    add(.line(point), to: point)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    add(.quadCurve(endPoint, control: controlPoint), to: endPoint)
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    add(.curve(endPoint, control1: controlPoint1, control2: controlPoint2), to: endPoint)
  }

  open func close() {
    add(.close, to: subpathStart)
  }

  private func add(_ step: Step, to point: CGPoint) {
    precondition(!isEmpty, "A path begins with move(to:)")
    steps.append(step)
    currentPoint = point
  }

  open func removeAllPoints() {
    steps = []
    subpathStart = .zero
    currentPoint = .zero
  }

  open func append(_ bezierPath: UIBezierPath) {
    steps += bezierPath.steps
    subpathStart = bezierPath.subpathStart
    currentPoint = bezierPath.currentPoint
  }

  open func contains(_ point: CGPoint) -> Bool {
    notModelled("UIBezierPath.contains(_:)")
  }

  open func fill() {}

  open func stroke() {}

  open func addClip() {}
}

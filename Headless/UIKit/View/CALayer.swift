/// A layer as values. It is not drawn. Like Core Animation's own it is bound to no actor, but
/// this one works on the main thread only.
open class CALayer: NSObject {
  /// The view whose layer it is, if the view has named its class.
  open weak var delegate: (any CALayerDelegate)?
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var isHidden = false
  open var opacity: Float = 1
  open var masksToBounds = false
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var contents: Any?
  open var name: String?

  private var transform = CGAffineTransform.identity
  private var added: [CALayer] = []
  private weak var parent: CALayer?

  public override init() {
    super.init()
  }

  open func affineTransform() -> CGAffineTransform { transform }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = m
  }

  /// The smallest rectangle around the layer.
  open var frame: CGRect {
    get {
      let (transform, position) = (affineTransform(), position)
      return bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY).applying(transform)
        .offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let transform = affineTransform()
      position = CGPoint(x: newValue.midX - transform.tx, y: newValue.midY - transform.ty)
      bounds = CGRect(origin: bounds.origin, size: newValue.applying(transform.inverted()).size)
    }
  }

  // MARK: Tree

  /// The layers of a view's subviews are first.
  open var sublayers: [CALayer]? { added.isEmpty ? nil : added }

  open var superlayer: CALayer? { parent }

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(added.count))
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    added.insert(layer, at: min(Int(idx), added.count))
    layer.parent = self
  }

  open func removeFromSuperlayer() {
    parent?.added.removeAll { $0 === self }
    parent = nil
  }

  // MARK: Display

  open func setNeedsDisplay() {}

  open func setNeedsLayout() {}

  open func removeAllAnimations() {
    notModelled("CALayer.removeAllAnimations()")
  }
}

public protocol CALayerDelegate: NSObjectProtocol {}

extension UIView: CALayerDelegate {}

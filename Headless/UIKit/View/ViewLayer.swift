/// The layer of a view: the view's geometry and visibility under another name.
final class ViewLayer: CALayer {
  nonisolated(unsafe) private weak var view: UIView?
  /// For each layer without a view, the one that it was inserted above.
  private var lower: [ObjectIdentifier: ObjectIdentifier] = [:]

  @MainActor
  init(of view: UIView) {
    self.view = view
    super.init()
  }

  private func read<Value: Sendable>(_ path: @MainActor (UIView) -> Value, or fallback: Value) -> Value {
    let view = view
    return MainActor.assumeIsolated { view.map(path) ?? fallback }
  }

  private func write(_ change: @MainActor (UIView) -> Void) {
    let view = view
    MainActor.assumeIsolated { if let view { change(view) } }
  }

  override var bounds: CGRect {
    get { read({ $0.bounds }, or: .zero) }
    set { write { $0.bounds = newValue } }
  }

  override var position: CGPoint {
    get { read({ $0.center }, or: .zero) }
    set { write { $0.center = newValue } }
  }

  override var isHidden: Bool {
    get { read({ $0.isHidden }, or: false) }
    set { write { $0.isHidden = newValue } }
  }

  override var opacity: Float {
    get { read({ Float($0.alpha) }, or: 1) }
    set { write { $0.alpha = CGFloat(newValue) } }
  }

  override var masksToBounds: Bool {
    get { read({ $0.clipsToBounds }, or: false) }
    set { write { $0.clipsToBounds = newValue } }
  }

  override var backgroundColor: CGColor? {
    get { read({ $0.backgroundColor?.cgColor }, or: nil) }
    set { write { $0.backgroundColor = newValue.map(UIColor.init(cgColor:)) } }
  }

  override func affineTransform() -> CGAffineTransform {
    read({ $0.transform }, or: .identity)
  }

  override func setAffineTransform(_ m: CGAffineTransform) {
    write { $0.transform = m }
  }

  override var sublayers: [CALayer]? {
    nonisolated(unsafe) var layers: [CALayer] = []
    write { view in layers = view.subviews.map(\.layer) }
    // R151: each above the layer that was below it when it was inserted, or in front if that one is gone.
    for layer in super.sublayers ?? [] {
      guard let lower = lower[ObjectIdentifier(layer)] else {
        layers.insert(layer, at: 0)
        continue
      }
      let place = layers.firstIndex { ObjectIdentifier($0) == lower }
      layers.insert(layer, at: place.map { $0 + 1 } ?? layers.endIndex)
    }
    return layers.isEmpty ? nil : layers
  }

  override func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    let layers = sublayers ?? []
    super.insertSublayer(layer, at: UInt32(super.sublayers?.count ?? 0))
    lower[ObjectIdentifier(layer)] = idx == 0 ? nil : layers.prefix(Int(idx)).last.map(ObjectIdentifier.init)
  }

  override func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  override var superlayer: CALayer? {
    nonisolated(unsafe) var layer: CALayer?
    write { view in layer = view.superview?.layer }
    return layer
  }

  override func setNeedsLayout() {
    write { $0.setNeedsLayout() }
  }

  override func removeFromSuperlayer() {
    write { $0.removeFromSuperview() }
  }
}

/// The root view of a container, which arranges its children when the view is laid out (R31).
final class ContainerView: UIView {
  private let willLayOut: () -> Void

  init(willLayOut: @escaping () -> Void) {
    self.willLayOut = willLayOut
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) {
    coder.fail(UIView.self)
    return nil
  }

  override func layoutSubviews() {
    willLayOut()
    super.layoutSubviews()
  }
}

/// The root view of a container, which arranges its children when the view is laid out (R31).
final class ContainerView: UIView {
  private let willLayOut: () -> Void

  init(willLayOut: @escaping () -> Void) {
    self.willLayOut = willLayOut
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) {
    notModelled("UIView.init(coder:)")
  }

  override func layoutSubviews() {
    willLayOut()
    super.layoutSubviews()
  }
}

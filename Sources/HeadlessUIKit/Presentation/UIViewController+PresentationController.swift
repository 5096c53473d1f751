extension UIViewController {
  /// One for each presentation, of the class that the style asks for. It lasts from the first look at it until the
  /// dismissal.
  @discardableResult
  func madePresentationController(for presenter: UIViewController?, source: UIViewController)
    -> UIPresentationController?
  {
    let style = modalPresentationStyle
    if let made = modal.controller, modal.controllerStyle == style || modal.presenting != nil { return made }
    modal.controllerStyle = style
    modal.controller = makePresentationController(style, presenter, source)
    return modal.controller
  }

  func presentationControllerOfKind<Controller: UIPresentationController>() -> Controller? {
    presentationController as? Controller
  }

  private func makePresentationController(
    _ style: UIModalPresentationStyle, _ presenter: UIViewController?, _ source: UIViewController
  ) -> UIPresentationController? {
    switch style {
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presenter)
    case .custom:
      transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    default:
      UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }
}

extension UIViewController {
  /// Each presentation has a presentation controller, of the class that fits the style. It is created when it is first
  /// read and lasts until the dismissal.
  /// - Parameters:
  ///   - presenter: the controller that is going to present this one, where that is known.
  ///   - source: the controller on which `present` was called.
  /// - Returns: the presentation controller.
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
    case .pageSheet:
      _UIPageSheetPresentationController(presentedViewController: self, presenting: presenter)
    case .formSheet:
      _UIFormSheetPresentationController(presentedViewController: self, presenting: presenter)
    case .fullScreen:
      _UIFullscreenPresentationController(presentedViewController: self, presenting: presenter)
    case .overFullScreen where self is UIAlertController:
      _UIAlertControllerAlertPresentationController(presentedViewController: self, presenting: presenter)
    case .overFullScreen:
      _UIOverFullscreenPresentationController(presentedViewController: self, presenting: presenter)
    case .currentContext:
      _UICurrentContextPresentationController(presentedViewController: self, presenting: presenter)
    case .custom:
      transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenter)
    default:
      UIPresentationController(presentedViewController: self, presenting: presenter)
    }
  }
}

// R158: the names of the presentation controllers of ordinary presentations begin as those of menus do.

private final class _UIPageSheetPresentationController: UISheetPresentationController {}
private final class _UIFormSheetPresentationController: UISheetPresentationController {}
private final class _UIFullscreenPresentationController: UIPresentationController {}
private final class _UIOverFullscreenPresentationController: UIPresentationController {}
private final class _UICurrentContextPresentationController: UIPresentationController {}
private final class _UIAlertControllerAlertPresentationController: UIPresentationController {}

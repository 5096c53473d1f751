/// How one presentation is carried out, which depends on its style, its presentation controller and the width.
struct PresentationForm {
  /// The style in which it is shown. R50: a popover is a sheet in a compact width.
  var style: UIModalPresentationStyle
  var removesPresenter: Bool
  /// R47: the presenter is the nearest ancestor that defines a presentation context.
  var usesContext: Bool

  @MainActor
  init(of presented: UIViewController, in traits: UITraitCollection) {
    let requested = presented.modalPresentationStyle
    let controller = presented.presentationController
    style = requested
    (removesPresenter, usesContext) = (false, false)
    if controller is MenuPresentationController {
      style = .custom
      return
    }
    if requested.isSheet || requested == .popover, traits.horizontalSizeClass == .compact, let controller {
      let adapted = controller.styleOfDelegate(for: traits) ?? (requested == .popover ? .pageSheet : requested)
      style = adapted == .none ? requested : adapted.resolved
    }
    removesPresenter = style.removesPresenter
    usesContext = style.usesCurrentContext
    guard style == .custom, let controller else { return }
    removesPresenter = controller.shouldRemovePresentersView
    usesContext = !controller.shouldPresentInFullscreen || World.current.weakRules.customPresentationsUseContext
  }
}

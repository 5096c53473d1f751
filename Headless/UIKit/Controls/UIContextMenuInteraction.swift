/// An interaction that an app adds to a view, besides gestures.
@available(iOS 11.0, *)
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// A context menu of a view (R158). The device opens it by a long press.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private weak var openMenu: UIViewController?
  private var openConfiguration: UIContextMenuConfiguration?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  open func dismissMenu() {
    end(by: nil)
  }

  /// The user rests a finger on the view.
  /// - Returns: whether a menu was presented.
  func open() -> Bool {
    guard let view, let screen = view.screenOfMenu,
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    else { return false }
    let preview = configuration.previewProvider?()
    guard screen.openMenu(preview: preview) else { return false }
    let menu = screen.storedPresented
    menu?.modal.interaction = self
    openMenu = menu
    openConfiguration = configuration
    let animator = ContextMenuAnimator(preview: preview)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    menu?.modal.presenting?.modal.transition?.whenOver { _ in animator.run() }
    return true
  }

  /// - Parameter preview: the preview, if the user taps it.
  func end(by preview: UIViewController?) {
    guard let menu = openMenu, let configuration = openConfiguration else { return }
    openMenu = nil
    openConfiguration = nil
    let animator = ContextMenuAnimator(preview: preview)
    if preview != nil {
      delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    menu.dismiss(animated: true) { animator.run() }
  }
}

/// The content of a context menu. Its items are not modelled.
@available(iOS 13.0, *)
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  open private(set) var identifier: any NSCopying = NSUUID()
  private(set) var previewProvider: UIContextMenuContentPreviewProvider?

  public override init() {
    super.init()
  }

  /// - Parameters:
  ///   - identifier: a unique one where none is given.
  ///   - previewProvider: returns the controller that the menu shows beside its items.
  ///   - actionProvider: stored without effect.
  public convenience init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init()
    if let identifier { self.identifier = identifier }
    self.previewProvider = previewProvider
  }
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

@available(iOS 13.0, *)
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

@available(iOS 13.0, *)
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The user taps the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

@available(iOS 13.0, *)
extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

@available(iOS 13.0, *)
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@available(iOS 13.0, *)
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}

@available(iOS 13.0, *)
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Runs what an app has added when the menu has been presented or dismissed.
@MainActor
private final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() {
    animations.forEach { $0() }
    completions.forEach { $0() }
    (animations, completions) = ([], [])
  }
}

extension UIView {
  /// - Returns: whether an interaction of the view, or of the nearest view around it that has one, has opened a menu.
  package func openContextMenu() -> Bool {
    let interactions = sequence(first: self, next: \.superview).lazy.flatMap(\.interactions)
    let menus = interactions.compactMap { $0 as? UIContextMenuInteraction }
    return menus.first { _ in true }?.open() == true
  }
}

extension UIViewController {
  /// The menu that is open over this screen is dismissed.
  /// - Parameter isCommit: the user taps its preview.
  /// - Returns: whether there is one within reach, and a preview to tap.
  package func endMenu(isCommit: Bool) -> Bool {
    let presented = sequence(first: self, next: \.parent).lazy.compactMap(\.modal.presented)
    guard let menu = presented.first(where: \.isShownAsMenu), menu.viewIfLoaded?.isInFront == true else { return false }
    let preview = menu is _UIMenuViewController ? menu.children.first : menu
    if isCommit, preview == nil || menu.modal.interaction == nil { return false }
    if let interaction = menu.modal.interaction {
      interaction.end(by: isCommit ? preview : nil)
    } else {
      menu.dismiss(animated: true)
    }
    return true
  }
}

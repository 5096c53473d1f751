/// Which controller presents which, on the two controllers that UIKit links directly (R47). `presentedViewController`
/// and `presentingViewController` are derived from these links (R48).
struct ModalLinks {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// A presentation or dismissal of `presented` that has not ended.
  var transition: ModalTransition?
  /// The presented view has replaced this controller's view.
  var viewIsRemoved = false
  /// The responder that was being edited when this controller, an alert, was presented (R103).
  weak var editedBeneath: UIResponder?

  // Links of the presented controller.
  var arrival = ModalMove()
  var departure = ModalMove()
  /// As the app has set it.
  var requestedStyle = UIModalPresentationStyle.automatic
  /// Its dismissal, from `dismiss()` until it ends.
  var dismissal: ModalTransition?
  /// The style in which it is shown.
  var style: UIModalPresentationStyle?
  var controller: UIPresentationController?
  var controllerStyle: UIModalPresentationStyle?
  /// The interaction that has opened it as a menu.
  weak var interaction: UIContextMenuInteraction?
  /// The view around a custom presentation, for the views of its presentation controller.
  var host: UIView?
}

/// The presentation or the dismissal of one controller, from its request to its end.
struct ModalMove {
  private var isRequested = false
  private var hasBegun = false

  mutating func request() {
    if !isRequested { self = ModalMove(isRequested: true) }
  }

  mutating func begin() {
    self = ModalMove(isRequested: true, hasBegun: true)
  }

  mutating func end() {
    self = ModalMove()
  }

  /// Whether the controller reports it (R179, W30).
  @MainActor var isReported: Bool {
    isRequested && (hasBegun || World.current.weakRules.modalFlagsHoldFromTheCall)
  }

  /// Whether it has been requested and has not ended.
  var isUnderWay: Bool { isRequested }
}

extension UIViewController {
  /// R47: the controller that presents on behalf of this one.
  func presenter(inContext usesContext: Bool) -> UIViewController {
    if usesContext {
      var candidate: UIViewController? = self
      while let current = candidate {
        if current.definesPresentationContext { return current }
        candidate = current.parent
      }
    }
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  var isCoveredByModal: Bool { modal.viewIsRemoved }

  /// R48, R133: the stored link, whatever an override of `presentedViewController` returns.
  var storedPresented: UIViewController? { modal.presented ?? parent?.storedPresented }

  /// R48, R133: the stored link, whatever an override of `presentingViewController` returns.
  var storedPresenting: UIViewController? { parent?.storedPresenting ?? modal.presenting }

  /// The controllers that are presented above this one, nearest first.
  var modalChain: [UIViewController] {
    guard let presented = modal.presented else { return [] }
    return [presented] + presented.chainInSubtree
  }

  private var chainInSubtree: [UIViewController] {
    if modal.presented != nil { return modalChain }
    for child in children {
      let chain = child.chainInSubtree
      if !chain.isEmpty { return chain }
    }
    return []
  }
}

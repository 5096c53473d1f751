/// Who presents whom, on the two controllers that UIKit links directly (R47). What `presentedViewController` and
/// `presentingViewController` read is derived from these (R48).
struct ModalLinks {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// A presentation or dismissal of `presented` that has not ended.
  var transition: ModalTransition?
  /// The presented view stands where this controller's view was.
  var viewIsRemoved = false
  /// Was being edited when this controller, an alert, was presented (R103).
  weak var editedBeneath: UIResponder?

  // Of the presented controller.
  /// The style in which it is shown.
  var style: UIModalPresentationStyle?
  var controller: UIPresentationController?
  var controllerStyle: UIModalPresentationStyle?
  /// The view around a custom presentation, for the views of its presentation controller.
  var host: UIView?
}

extension UIViewController {
  /// R48: presented by this controller or by its nearest ancestor.
  public var presentedViewController: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presented = current.modal.presented { return presented }
      candidate = current.parent
    }
    return nil
  }

  /// R48: the presenter of this controller or of its farthest presented ancestor.
  public var presentingViewController: UIViewController? {
    var presenting: UIViewController?
    var candidate: UIViewController? = self
    while let current = candidate {
      presenting = current.modal.presenting ?? presenting
      candidate = current.parent
    }
    return presenting
  }

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

  /// What is presented above this controller, nearest first.
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

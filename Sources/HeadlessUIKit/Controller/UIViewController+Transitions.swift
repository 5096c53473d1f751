extension UIViewController {
  /// R38: the transition of this controller or of a container it stands in.
  var transitionInProgress: Transition? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let transition = current.runningTransition { return transition }
      candidate = current.parent
    }
    return nil
  }
}

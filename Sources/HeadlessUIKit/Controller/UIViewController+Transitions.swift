extension UIViewController {
  /// R38: the transition of this controller or of a container it stands in.
  var transitionInProgress: Transition? { runningTransition ?? parent?.transitionInProgress }

  /// R21: announcing the moves, before and in the completion, is the caller's part.
  func replaceChild(
    _ old: UIViewController, with new: UIViewController, duration: TimeInterval, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.parent === self && new.parent === self,
      "Children view controllers \(old) and \(new) must have a common parent view controller when calling transition")
    precondition(
      shouldAutomaticallyForwardAppearanceMethods,
      "transition(from:to:) forwards the appearance itself; \(self) has disabled that")
    let isAnimated = duration > 0
    old.beginTransition(false, animated: isAnimated)
    if appearance.isOnScreen { new.beginTransition(true, animated: isAnimated) }
    (old.viewIfLoaded?.superview ?? loadedView).addSubview(new.loadedView)
    animations?()
    World.current.animations.run(for: duration) { isFinished in
      old.viewIfLoaded?.removeFromSuperview()
      new.endTransition()
      old.endTransition()
      completion?(isFinished)
    }
  }
}

extension Transition: UIViewControllerContextTransitioning {
  package var transitionWasCancelled: Bool { isCancelled }

  /// The animator says that it is done; until then the transition lasts.
  package func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    if !didComplete { notModelled("UIViewControllerContextTransitioning.completeTransition(false)") }
    end()
    animator?.animationEnded(didComplete)
  }

  /// Where it is, for the one that is to be seen no more; the other has none yet.
  package func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }

  /// The new view stands in its place from the start.
  package func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }
}

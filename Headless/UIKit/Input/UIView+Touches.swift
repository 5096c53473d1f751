// Which view a finger reaches, and what receives its tap.

extension UIView {
  func hit(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let inner = subview.fromSuperview(point), let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Whether a finger reaches the view: it is on screen, it and all its superviews are visible and receive touches, no
  /// transition moves its screen, and no modal screen and no other window covers it.
  package var isWithinReach: Bool { isWithinReach(inTransitions: false) }

  /// The same, or also while a transition moves its screen.
  package func isWithinReach(inTransitions: Bool) -> Bool {
    guard isInFront else { return false }
    var candidate: UIView? = self
    while let view = candidate {
      guard view.isUserInteractionEnabled, !view.isHidden, view.alpha > 0.01 else { return false }
      if let controller = view.controller {
        if controller.modal.presented != nil { return false }
        if controller.ignoresTouches, !inTransitions { return false }
      }
      candidate = view.superview
    }
    return true
  }

  /// Whether the view is on screen in an active scene, and no other window covers its middle.
  var isInFront: Bool {
    guard let window = visibleWindow, window.windowScene?.activationState == .foregroundActive else { return false }
    return !window.isCovered(at: centerOnScreen)
  }

  /// The nearest tap recognizer, on the view or a superview, recognizes the tap, and no other one does.
  /// - Parameter receive: lets the view have the touch, which a recognizer that cancels no touches leaves to it (R165).
  /// - Returns: whether a recognizer or the view has received the touch.
  func recognizeTap(_ receive: () -> Bool = { false }) -> Bool {
    guard let tap = recognizer(where: { $0 is UITapGestureRecognizer }) else { return receive() }
    tap.recognize()
    if !tap.cancelsTouchesInView { _ = receive() }
    return true
  }

  /// The nearest recognizer, on the view or a superview, that may begin. The finger is in the middle of the view.
  package func recognizer(where isMeant: (UIGestureRecognizer) -> Bool) -> UIGestureRecognizer? {
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil as UIView?)
    for view in sequence(first: self, next: \.superview) {
      for candidate in view.gestures where isMeant(candidate) {
        candidate.touch(middle)
        if candidate.mayBegin { return candidate }
      }
    }
    return nil
  }

  // MARK: Recognizers

  func replaceGestures(with new: [UIGestureRecognizer]) {
    gestures.forEach { $0.view = nil }
    gestures = new
    gestures.forEach { $0.view = self }
  }

  func add(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestures.append(recognizer)
    recognizer.view = self
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestures.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  // MARK: Interactions

  /// An interaction belongs to one view: it leaves the one it had.
  func add(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    heldInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  func replaceInteractions(with new: [any UIInteraction]) {
    heldInteractions.forEach(remove)
    new.forEach(add)
  }

  func remove(_ interaction: any UIInteraction) {
    guard interaction.view === self else { return }
    interaction.willMove(to: nil)
    heldInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  private var centerOnScreen: CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY).applying(toScreen)
  }
}

extension UIWindow {
  fileprivate func isCovered(at point: CGPoint) -> Bool {
    let windows = windowScene?.windows ?? []
    return windows.contains { other in
      (windowLevel.rawValue, order) < (other.windowLevel.rawValue, other.order)
        && other.hitTest(other.convert(point, from: nil as UIWindow?), with: nil) != nil
    }
  }
}

// The user's finger on a scroll view (R196 to R199).

extension UIScrollView {
  /// A finger touches the view. It stops content that moves; with a deceleration that it stops a drag begins.
  /// - Returns: nil if the content cannot be dragged.
  package func touch() -> ScrollFinger? {
    let range = range
    guard isScrollEnabled, finger == nil, range.x.canScroll || range.y.canScroll else { return nil }
    let finger = ScrollFinger(
      on: self, way: range.way(to: contentOffset), hasCaught: motion?.kind == .deceleration)
    self.finger = finger
    World.current.scrolls.add(self)
    stopMotion()
    if finger.hasCaught { beginDragging() }
    return finger
  }

  func drag(to way: CGPoint) {
    guard finger != nil else { return }
    stopMotion()
    if finger?.isDragging == false { beginDragging() }
    guard let finger else { return }
    finger.hasCaught = false
    let range = range
    if range.x.canScroll { finger.way.x = way.x }
    if range.y.canScroll { finger.way.y = way.y }
    move(
      to: CGPoint(
        x: range.x.canScroll ? range.x.followed(finger.way.x) : contentOffset.x,
        y: range.y.canScroll ? range.y.followed(finger.way.y) : contentOffset.y))
  }

  private func beginDragging() {
    finger?.isDragging = true
    World.current.scrolls.update()
    storedDelegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode == .onDrag { _ = World.current.keyboard.client?.resignFirstResponder() }
  }

  /// The finger is lifted, or taken away.
  /// - Parameter velocity: of the finger, in points a second.
  func lift(velocity: CGPoint = .zero) {
    guard let finger, !finger.isLifted else { return }
    finger.isLifted = true
    guard finger.isDragging else {
      self.finger = nil
      return comeToRest()
    }
    let next = nextMotion(after: finger, velocity: velocity)
    finger.isDragging = false
    storedDelegate?.scrollViewDidEndDragging(self, willDecelerate: next != nil)
    self.finger = nil
    // The delegate may have taken the view out of its window.
    if let next, window != nil {
      stopMotion()
      begin(next)
      storedDelegate?.scrollViewWillBeginDecelerating(self)
    } else {
      World.current.scrolls.update()
      if finger.hasCaught, World.current.weakRules.caughtDecelerationsEnd {
        storedDelegate?.scrollViewDidEndDecelerating(self)
      }
    }
  }

  /// A finger that has not dragged has stopped an animated scroll beyond an end.
  private func comeToRest() {
    let place = range.clamped(contentOffset)
    if place != contentOffset, window != nil { begin(returning(to: place, countsAsDragging: false)) }
    World.current.scrolls.update()
  }

  /// The delegate says where the content comes to rest.
  /// - Returns: nil if the content stays where it is.
  private func nextMotion(after finger: ScrollFinger, velocity: CGPoint) -> ScrollMotion? {
    let range = range
    // Subtracted, because a finger that is still has no negative zero.
    let velocity = CGPoint(
      x: range.x.canScroll ? 0 - velocity.x / 1000 : 0, y: range.y.canScroll ? 0 - velocity.y / 1000 : 0)
    let countsAsDragging = velocity != .zero && World.current.weakRules.decelerationsCountAsDragging
    let natural =
      isPagingEnabled
      ? returning(
        to: range.page(from: finger.start, offset: contentOffset, velocity: velocity),
        countsAsDragging: countsAsDragging)
      : motion(velocity: velocity, in: range, countsAsDragging: countsAsDragging)
    let target = natural.restingPlace
    var wanted = target
    storedDelegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &wanted)
    if wanted != target, isPagingEnabled {
      World.current.console.log("Stop offset can not be modified for paging scroll views")
      wanted = target
    }
    let next =
      wanted == target
      ? natural
      : motion(to: range.clamped(wanted), rate: rate, countsAsDragging: countsAsDragging)
    let first = next.position(at: World.current.loop.now)
    return window == nil || (first.isLast && first.offset == contentOffset) ? nil : next
  }
}

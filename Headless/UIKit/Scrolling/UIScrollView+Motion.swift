// Content that moves without a finger, a step in each frame of the screen (R200 to R204).

extension UIScrollView {
  // MARK: Which motions there are

  /// `decelerationRate`, as far as something comes to rest with it.
  var rate: Double { min(max(0.1, Double(decelerationRate.rawValue)), 0.9999) }

  func motion(velocity: CGPoint, in range: ScrollRange, countsAsDragging: Bool) -> ScrollMotion {
    ScrollMotion(
      .deceleration, x: ScrollCourse(from: contentOffset.x, velocity: velocity.x, rate: rate, in: range.x),
      y: ScrollCourse(from: contentOffset.y, velocity: velocity.y, rate: rate, in: range.y), in: range,
      countsAsDragging: countsAsDragging, at: World.current.loop.now)
  }

  func motion(
    from start: CGPoint? = nil, to target: CGPoint, rate: Double, countsAsDragging: Bool
  ) -> ScrollMotion {
    let start = start ?? contentOffset
    return ScrollMotion(
      .deceleration, x: ScrollCourse(from: start.x, to: target.x, rate: rate),
      y: ScrollCourse(from: start.y, to: target.y, rate: rate), in: range, countsAsDragging: countsAsDragging,
      at: World.current.loop.now)
  }

  func returning(to target: CGPoint, countsAsDragging: Bool) -> ScrollMotion {
    motion(to: target, rate: ScrollCourse.returnRate, countsAsDragging: countsAsDragging)
  }

  func scroll(to offset: CGPoint, animated: Bool) {
    guard animated, UIView.areAnimationsEnabled, let window else {
      stopMotion()
      contentOffset = offset
      return
    }
    guard offset != contentOffset else { return }
    let start = contentOffset
    begin(
      ScrollMotion(
        .animation, x: ScrollCourse(from: start.x, evenlyTo: offset.x),
        y: ScrollCourse(from: start.y, evenlyTo: offset.y), in: range, countsAsDragging: false,
        at: World.current.loop.now))
    if window.windowScene?.activationState == .background { enterBackground() }
  }

  // MARK: Frames

  func begin(_ new: ScrollMotion) {
    motion = new
    World.current.scrolls.add(self)
    scheduleFrame()
  }

  private func scheduleFrame() {
    let world = World.current
    frameOfMotion?.cancel()
    frameOfMotion = world.loop.schedule(at: world.screen.nextFrame(after: world.loop.now), isUpdate: true) {
      [weak self, weak world] in
      self?.showFrame()
      world?.scrolls.update()
    }
  }

  private func showFrame() {
    guard let current = motion, !current.isPaused else { return }
    // The content or the view has another size now. An animated scroll goes where the app wants it.
    if current.kind == .deceleration, current.range != range {
      motion = motion(
        to: range.clamped(current.restingPlace), rate: rate, countsAsDragging: current.countsAsDragging)
    }
    let now = World.current.loop.now
    if let offset = motion?.position(at: now).offset { move(to: offset) }
    // The delegate may have stopped it, or begun another one.
    guard let motion, !motion.isPaused else { return }
    if motion.position(at: now).isLast { finishMotion() } else { scheduleFrame() }
  }

  func move(to offset: CGPoint) {
    movesByItself = true
    contentOffset = offset
    movesByItself = false
  }

  /// Code sets another offset.
  func goOn(from offset: CGPoint) {
    guard offset != contentOffset else { return }
    finger?.way = range.way(to: offset)
    guard let current = motion, current.kind == .deceleration else { return }
    let (old, place) = (contentOffset, current.restingPlace)
    let target = CGPoint(x: place.x + offset.x - old.x, y: place.y + offset.y - old.y)
    motion = motion(
      from: offset, to: range.clamped(target), rate: rate, countsAsDragging: current.countsAsDragging)
  }

  // MARK: Ends

  private func endMotion() -> ScrollMotion.Kind? {
    let kind = motion?.kind
    motion = nil
    frameOfMotion?.cancel()
    frameOfMotion = nil
    World.current.scrolls.update()
    return kind
  }

  private func finishMotion() {
    switch endMotion() {
    case .deceleration: storedDelegate?.scrollViewDidEndDecelerating(self)
    case .animation: storedDelegate?.scrollViewDidEndScrollingAnimation(self)
    case nil: break
    }
  }

  /// R201: something else stops it where it is.
  func stopMotion() {
    if motion != nil, endMotion() == .animation { storedDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  // MARK: In the background (R204)

  func enterBackground() {
    guard let current = motion else { return }
    guard World.current.weakRules.motionsEndInBackground else {
      motion?.pause(at: World.current.loop.now)
      frameOfMotion?.cancel()
      return
    }
    move(to: current.restingPlace)
    finishMotion()
  }

  func enterForeground() {
    guard motion?.isPaused == true else { return }
    motion?.resume(at: World.current.loop.now)
    scheduleFrame()
  }
}

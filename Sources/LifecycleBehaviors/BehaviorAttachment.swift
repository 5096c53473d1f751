/// The behaviors that one call of `addBehaviors` attached to a screen; a handle to take them off again.
///
/// It keeps neither the screen nor the behaviors alive, and letting go of it detaches nothing.
@MainActor
public final class BehaviorAttachment {
  private weak var host: BehaviorHost?
  private var behaviors: [WeakBehavior]

  init(_ behaviors: [AttachedBehavior], host: BehaviorHost?) {
    self.host = host
    self.behaviors = behaviors.map { WeakBehavior(behavior: $0) }
  }

  /// Whether the behaviors are still on the screen.
  public var isAttached: Bool {
    behaviors.contains { $0.behavior?.isRemoved == false }
  }

  /// Takes the behaviors off without a word: when this returns, they are not called any more, not even for the moment
  /// being told right now. Calling it again does nothing.
  public func remove() {
    // Those that are leaving, too: members of a group may still be waiting for their last moment.
    host?.remove(behaviors.compactMap(\.behavior))
    behaviors = []
  }

  /// Brings the behaviors down first, in reverse order: `beforeDisappearing` and `afterDisappearing` if the screen is
  /// on screen, then `beforeDetaching`. When this returns, they are not called any more.
  public func removeAndUnwind() {
    let leavers = present
    behaviors = []
    host?.unwind(leavers)
  }

  private var present: [AttachedBehavior] {
    behaviors.compactMap(\.behavior).filter { !$0.isRemoved }
  }
}

private struct WeakBehavior {
  weak var behavior: AttachedBehavior?
}

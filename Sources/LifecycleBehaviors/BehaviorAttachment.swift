/// The behaviors that one call of `addBehaviors` attached to a screen; a handle to take them off again.
///
/// It keeps neither the screen nor the behaviors alive, and letting go of it detaches nothing.
@MainActor
public final class BehaviorAttachment {
  private weak var host: BehaviorHost?
  /// The number of that call among the calls on its screen; nil once the behaviors are off.
  private var call: Int?

  init(call: Int, host: BehaviorHost) {
    self.call = call
    self.host = host
  }

  /// Where nothing was attached.
  init() {}

  /// Whether the behaviors are still on the screen.
  public var isAttached: Bool {
    behaviors.contains { !$0.isRemoved }
  }

  /// Takes the behaviors off without a word: when this returns, they are not called any more, not even for the moment
  /// being told right now. Calling it again does nothing.
  public func remove() {
    // Those that are leaving, too: members of a group may still be waiting for their last moment.
    host?.remove(behaviors)
    call = nil
  }

  /// Brings the behaviors down first, in reverse order: `beforeDisappearing` and `afterDisappearing` if the screen is
  /// on screen, then `beforeDetaching`. When this returns, they are not called any more.
  public func removeAndUnwind() {
    let present = behaviors.filter { !$0.isRemoved }
    call = nil
    host?.unwind(present)
  }

  private var behaviors: [AttachedBehavior] {
    guard let call, let host else { return [] }
    return host.behaviors(of: call)
  }
}

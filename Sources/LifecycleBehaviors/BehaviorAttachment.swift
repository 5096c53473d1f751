/// The behaviors that one call of `addBehaviors` attached to a screen; a handle to remove them again.
///
/// It keeps neither the screen nor the behaviors alive. Releasing it removes nothing: the behaviors belong to the screen, see
/// <doc:Handles>. Code that belongs to no actor removes them with `Task { @MainActor in attachment.remove() }`.
@MainActor
public final class BehaviorAttachment {
  private weak var host: BehaviorHost?
  /// The number of that call among the calls on its screen; nil where nothing was attached.
  private let call: Int?
  /// `remove()` has been called.
  private var isLeaving = false
  /// What is no behavior.
  private var other: (isAttached: @MainActor () -> Bool, end: @MainActor () -> Void)?

  init(call: Int, host: BehaviorHost) {
    self.call = call
    self.host = host
  }

  /// Where nothing was attached.
  init() {
    call = nil
  }

  /// What is on a screen and no behavior.
  /// - Parameters:
  ///   - isAttached: whether it is still on.
  ///   - end: ends it; both ways to remove call it.
  package convenience init(isAttached: @escaping @MainActor () -> Bool, end: @escaping @MainActor () -> Void) {
    self.init()
    other = (isAttached, end)
  }

  /// Whether the behaviors are still on the screen.
  public var isAttached: Bool {
    other?.isAttached() ?? (!isLeaving && behaviors.contains { !$0.isRemoved })
  }

  /// Removes the behaviors without calling them again, not even for the moment being delivered right now: what they have
  /// changed stays changed. For behaviors that give back what they have changed, see ``remove()``; called inside a
  /// `remove()`, this ends it at once. Calling it again does nothing.
  public func removeSilently() {
    other?.end()
    // Those that are leaving, too: members of a group may still be waiting for their last moment.
    host?.remove(behaviors)
  }

  /// Removes the behaviors and lets them give back what they have changed: in reverse order each is called with
  /// `beforeDisappearing` and `afterDisappearing`, if the screen is on screen, then with `beforeDetaching`. When this
  /// returns, they are not called any more. Calling it again does nothing.
  public func remove() {
    let present = isLeaving ? [] : behaviors.filter { !$0.isRemoved }
    isLeaving = true
    other?.end()
    host?.unwind(present)
  }

  private var behaviors: [AttachedBehavior] {
    guard let call, let host else { return [] }
    return host.behaviors(of: call)
  }
}

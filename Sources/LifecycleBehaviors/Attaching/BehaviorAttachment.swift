/// The behaviors that one call of `addBehaviors` attached to a screen; a handle to remove them again.
///
/// ```swift
/// let banner = screen.addBehaviors([BannerBehavior()])
/// banner.remove()
/// ```
///
/// It keeps neither the screen nor the behaviors alive. Releasing it removes nothing: the behaviors belong to the screen, see
/// <doc:Handles>. Code that belongs to no actor removes them with `Task { @MainActor in attachment.remove() }`.
///
/// ## Topics
///
/// ### What is on the screen
///
/// - ``isAttached``
/// - ``behaviors``
///
/// ### Removing
///
/// - ``remove()``
/// - ``remove(where:)``
/// - ``removeSilently()``
@MainActor
public final class BehaviorAttachment {
  private weak var host: BehaviorHost?
  /// The number of that call among the calls on its screen; nil where nothing was attached.
  private let call: Int?
  /// `remove()` has been called.
  private var isLeaving = false
  /// How to end what is on the screen and no behavior.
  private var other: (isAttached: @MainActor () -> Bool, end: @MainActor () -> Void)?

  /// An attachment of nothing.
  init() {
    call = nil
  }

  init(call: Int, host: BehaviorHost) {
    self.call = call
    self.host = host
  }

  /// An attachment of something that is on a screen and no behavior.
  /// - Parameters:
  ///   - isAttached: whether it is still on the screen.
  ///   - end: ends it; both ways to remove call it.
  package convenience init(isAttached: @escaping @MainActor () -> Bool, end: @escaping @MainActor () -> Void) {
    self.init()
    other = (isAttached, end)
  }

  /// Whether the behaviors are still on the screen.
  public var isAttached: Bool {
    other?.isAttached() ?? (!isLeaving && !behaviors.isEmpty)
  }

  /// Those of the behaviors that are still on the screen, in the order in which they were added. A group is one behavior.
  ///
  /// ```swift
  /// let attachment = screen.addBehaviors([KeepAwakeBehavior()])
  /// #expect(attachment.behaviors.contains { $0 is KeepAwakeBehavior })
  /// ```
  public var behaviors: [any ViewControllerLifecycleBehavior] {
    attached.filter { !$0.isRemoved }.map(\.behavior)
  }

  /// Removes the behaviors without calling them again, not even for the moment that is being delivered: what they have
  /// changed stays changed.
  ///
  /// ```swift
  /// banner.removeSilently()  // the banner stays on the screen
  /// ```
  ///
  /// For behaviors that restore what they have changed, see ``remove()``; called inside a `remove()`, this ends it at once.
  /// Calling it again has no effect.
  public func removeSilently() {
    other?.end()
    // Also those that are being removed: members of a group may still be waiting for their last moment.
    if let call { host?.remove(call) }
  }

  /// Removes the behaviors and lets them restore what they have changed.
  ///
  /// In reverse order each behavior is called with `beforeDisappearing` and `afterDisappearing`, if the screen is on screen,
  /// and then with `beforeDetaching`. When this returns, they are not called any more. Calling it again has no effect.
  public func remove() {
    let wasLeaving = isLeaving
    isLeaving = true
    other?.end()
    if let call, !wasLeaving { host?.unwind(attached, of: call) }
  }

  /// Removes some of the behaviors and lets them restore what they have changed, as ``remove()`` does with all of them.
  ///
  /// ```swift
  /// addDefaultBehaviors().remove { $0 is LogBehavior }
  /// ```
  /// - Parameter shouldBeRemoved: called for each behavior that is still on the screen, before any is removed.
  public func remove(where shouldBeRemoved: (any ViewControllerLifecycleBehavior) -> Bool) {
    guard let call else { return }
    let removed = attached.filter { !$0.isRemoved && shouldBeRemoved($0.behavior) }
    if !removed.isEmpty { host?.unwind(removed, of: call) }
  }

  private var attached: [AttachedBehavior] {
    guard let call, let host else { return [] }
    return host.behaviors(of: call)
  }
}

extension BehaviorHost {
  /// Adds behaviors to the screen.
  /// - Parameters:
  ///   - behaviors: in the order in which they are called when the screen appears.
  ///   - callSite: the app's line; nil where one line may add the same behaviors repeatedly.
  /// - Returns: the handle to remove them again.
  func attach(_ behaviors: [any ViewControllerLifecycleBehavior], from callSite: CallSite? = nil) -> BehaviorAttachment
  {
    BehaviorAttachment(call: add(behaviors, from: callSite), host: self)
  }
}

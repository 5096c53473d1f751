/// A handle to behaviors on a screen: to all the behaviors that one call to `addBehaviors` attached, or to only one of them.
///
/// ```swift
/// let banner = screen.addBehaviors([BannerBehavior()])
/// banner.remove()
/// ```
///
/// The handle does not retain the screen or the behaviors. Releasing the handle removes nothing, because the behaviors belong
/// to the screen: <doc:RemovingBehaviors>. A call that attaches nothing, for example because it is refused with a ``LifecycleIssue``,
/// returns a handle too: its ``isAttached`` is false, and ``remove(silently:)`` has no effect.
///
/// Main thread only: calls from another thread stop the app. Code that is not isolated to the main actor removes the behaviors with
/// `Task { @MainActor in attachment.remove() }`.
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
/// - ``remove(silently:)``
@preconcurrency @MainActor
public final class BehaviorAttachment {
  private weak var host: BehaviorHost?
  /// `remove()` has been called.
  private(set) var isRemoved = false
  /// The only behavior of the handle; nil for the handle of a call.
  private let link: Weak<AttachmentLink>?

  /// Creates the handle of a call.
  /// - Parameter host: nil if nothing is attached.
  init(on host: BehaviorHost? = nil) {
    self.host = host
    link = nil
  }

  /// Creates the handle of one behavior, perhaps a member of a group.
  init(of link: AttachmentLink) {
    host = link.attachment?.host
    self.link = Weak(link)
  }

  /// Whether any of the behaviors is still on the screen. False if the call attached nothing.
  public var isAttached: Bool {
    MainThread.require()
    return !isRemoved && !attached.isEmpty
  }

  /// The behaviors that are still on the screen, in the order in which they were added. A group is one behavior.
  ///
  /// ```swift
  /// let attachment = screen.addBehaviors([KeepAwakeBehavior()])
  /// #expect(attachment.behaviors.contains { $0 is KeepAwakeBehavior })
  /// ```
  public var behaviors: [any ViewControllerLifecycleBehavior] {
    MainThread.require()
    return attached.map(\.behavior)
  }

  /// Removes the behaviors. Unless you remove them silently, the behaviors first receive their last moments, to restore what they
  /// have changed.
  ///
  /// ```swift
  /// banner.remove(silently: true)  // the banner stays on the screen
  /// ```
  ///
  /// If the screen is on screen, the behaviors receive `beforeDisappearing` and `afterDisappearing`. Then they receive
  /// `beforeDetaching`. Each moment is delivered in the reverse order of adding. After the call has returned, the behaviors are not
  /// called again, not even with the moment that is being delivered.
  ///
  /// A second call has no effect. If a behavior makes the second call while the first call is removing it, the second call returns
  /// immediately and the first call continues. A silent call during a removal ends the removal: the remaining moments are not
  /// delivered.
  /// - Parameter silently: true to remove the behaviors without these moments. What the behaviors have changed stays changed.
  public func remove(silently: Bool = false) {
    MainThread.require()
    guard let host else { return }
    if silently {
      host.remove(current)
    } else if !isRemoved, link?.object?.isBeingRemoved != true {
      isRemoved = true
      link?.object?.isBeingRemoved = true
      host.detach(current)
    }
  }

  /// The behaviors that have not been removed.
  var attached: [AttachedBehavior] { current.filter { !$0.isRemoved } }

  /// Includes behaviors that are receiving their last moment. Members of a group may be among them.
  private var current: [AttachedBehavior] {
    let all = host?.behaviors ?? []
    if let link {
      return link.object.flatMap { link in all.lazy.compactMap { $0.behavior(with: link) }.first }.map { [$0] } ?? []
    }
    var current: [AttachedBehavior] = []
    for behavior in all {
      if behavior.link.attachment === self {
        current.append(behavior)
      } else if !current.isEmpty {
        // The behaviors of one call follow each other.
        break
      }
    }
    return current
  }
}

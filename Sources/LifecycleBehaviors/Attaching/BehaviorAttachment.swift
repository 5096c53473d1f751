/// The behaviors that one call of `addBehaviors` attached to a screen, or one of them; a handle to remove them again.
///
/// ```swift
/// let banner = screen.addBehaviors([BannerBehavior()])
/// banner.remove()
/// ```
///
/// It holds a strong reference neither to the screen nor to the behaviors. Releasing it removes nothing: the behaviors belong to
/// the screen, see <doc:Handles>. Code that belongs to no actor removes them with `Task { @MainActor in attachment.remove() }`.
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
  /// The only behavior that this is a handle of; nil for the handle of a call.
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

  /// Whether the behaviors are still on the screen.
  public var isAttached: Bool {
    MainThread.require()
    return !isRemoved && !attached.isEmpty
  }

  /// Those of the behaviors that are still on the screen, in the order in which they were added. A group is one behavior.
  ///
  /// ```swift
  /// let attachment = screen.addBehaviors([KeepAwakeBehavior()])
  /// #expect(attachment.behaviors.contains { $0 is KeepAwakeBehavior })
  /// ```
  public var behaviors: [any ViewControllerLifecycleBehavior] {
    MainThread.require()
    return attached.map(\.behavior)
  }

  /// Removes the behaviors and lets them restore what they have changed; silently, without calling them again.
  ///
  /// ```swift
  /// banner.remove(silently: true)  // the banner stays on the screen
  /// ```
  ///
  /// In reverse order each behavior is called with `beforeDisappearing` and `afterDisappearing`, if the screen is on screen,
  /// and then with `beforeDetaching`. When this returns, they are not called any more, not even for the moment that is being
  /// delivered. Calling it again has no effect: inside a `remove()` it returns at once, and that one goes on. A silent call inside a
  /// `remove()` ends that one at once.
  /// - Parameter silently: true to make none of these calls: what the behaviors have changed stays changed.
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

  /// Those that have not been removed.
  var attached: [AttachedBehavior] { current.filter { !$0.isRemoved } }

  /// Also those that are receiving their last moment, as members of a group may still be.
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
        // Those of one call follow each other.
        break
      }
    }
    return current
  }
}

/// The buttons beside a row that is swiped, from its edge inwards.
@available(iOS 11.0, *)
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  open private(set) var actions: [UIContextualAction]
  /// Whether a swipe over the whole row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Not for apps, but what an app's subclass can't inherit would keep the convenience initializer from it too.
  @usableFromInline init(holding actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  public convenience init(actions: [UIContextualAction]) {
    self.init(holding: actions)
  }
}

import FocusBehavior
import LifecycleBehaviors
import UIKit

/// Watches one list for one behavior: measures the items with each sample of the screen, and reports what the rules decide.
@MainActor
final class ItemFocusMonitor<ViewController: UIViewController, Item: Hashable> {
  private let behavior: ItemFocusBehavior<ViewController, Item>
  private var impressions: ImpressionRules<Item>?
  private var leading: LeadingItemRules<Item>?
  private var seen = SeenItems<Item>()
  /// The visible items that were reported last.
  private var visible: [VisibleItem<Item>] = []
  private var motion = ListMotion()
  private var nextImpression: (deadline: TimeInterval, timer: LifecycleSubscription)?
  /// Whether an identifier that two items have was reported as an issue.
  private var hasReportedDouble = false
  private var callSite: CallSite?
  private var attachment: BehaviorAttachment?
  private weak var screen: ViewController?
  /// Nil if the screen has another class than the behavior expects.
  private(set) var focus: FocusMonitor?

  init(_ behavior: ItemFocusBehavior<ViewController, Item>) {
    self.behavior = behavior
    impressions = behavior.impressions
    leading = behavior.leading
  }

  deinit {
    guard let focus else { return }
    MainThread.run { focus.behaviorWasReleased() }
  }

  func begin(_ screen: ViewController, _ attachment: BehaviorAttachment, at callSite: CallSite?) {
    self.screen = screen
    self.attachment = attachment
    self.callSite = callSite
    if impressions == nil, leading == nil, behavior.visibleHandler == nil {
      LifecycleIssue.report(
        .nothingToReport,
        "An ItemFocusBehavior without a closure reports nothing. Add .onImpression { screen, impression in … }.",
        on: screen, of: ItemFocusBehavior<ViewController, Item>.self, at: callSite)
    }
    _ = KeyboardArea.ofApp
    focus = FocusMonitor(
      screen, behavior.options, didSample: { [weak self] in self?.read() ?? false },
      handler: { [weak self] _, change in if !change.hasFocus { self?.attentionDidEnd() } })
  }

  func screenDidDisappear() {
    focus?.screenDidDisappear()
    guard focus?.isAppeared == false else { return }
    impressions?.appearanceDidEnd()
    leading?.appearanceDidEnd()
  }

  // MARK: Readings

  /// - Returns: whether anything in the list has moved.
  private func read() -> Bool {
    guard let screen, let focus, focus.hasFocus else { return false }
    // UIKit gives views the places that they have after a transition when it begins. What the user sees is known at its end, which may
    // be a cancellation.
    if focus.isInTransition { return false }
    // Layout that the app's code has caused may follow the iteration that is over (W27 of HeadlessUIKit's rules). The user sees the
    // screen after the layout.
    screen.viewIfLoaded?.layoutIfNeeded()
    let list = behavior.read(screen)
    let sight = list.flatMap { ListSight($0.list, of: screen) }
    seen.update(list?.places ?? [], in: sight, place: behavior.place)
    if let double = seen.double { reportDouble(double, on: screen) }
    let now = LifecycleTime.current.read().uptime
    let hasMoved = motion.update(seen.sights, length: sight?.length ?? 0, at: now)
    if mayReport { report(at: now, on: screen) }
    return hasMoved
  }

  private func report(at now: TimeInterval, on screen: ViewController) {
    let complete = impressions?.update(seen.items, seen.sights, at: now) ?? []
    let change = leading?.update(seen.items, seen.sights, isSettled: motion.isSlow)
    let visibleNow = behavior.visibleHandler == nil ? [] : seen.visibleItems
    let isChanged = visibleNow != visible
    awaitImpression(from: now)
    if let change { behavior.leadingHandler?(screen, change) }
    for impression in complete where mayReport { behavior.impressionHandler?(screen, impression) }
    if isChanged, mayReport {
      visible = visibleNow
      behavior.visibleHandler?(screen, visibleNow)
    }
    let hasReported = change != nil || !complete.isEmpty || isChanged
    if hasReported { focus?.setNeedsSampleAfterReport() }
  }

  /// False once a closure of the app has removed the behavior. What takes focus is sampled afterwards.
  private var mayReport: Bool { focus?.hasFocus == true && attachment?.isAttached == true }

  /// The screen has lost focus.
  private func attentionDidEnd() {
    impressions?.attentionDidEnd()
    let change = leading?.attentionDidEnd()
    let wasVisible = !visible.isEmpty
    visible = []
    nextImpression = nil
    guard let screen else { return }
    // While the behavior is being removed it is not attached, and reports that everything ends.
    let wasAttached = attachment?.isAttached
    if let change { behavior.leadingHandler?(screen, change) }
    if wasVisible, attachment?.isAttached == wasAttached { behavior.visibleHandler?(screen, []) }
  }

  /// Requests a sample for the time at which an impression is complete, in case nothing moves until then.
  private func awaitImpression(from now: TimeInterval) {
    let deadline = impressions?.deadline
    guard deadline != nextImpression?.deadline else { return }
    nextImpression = deadline.map { deadline in
      let timer = LifecycleTime.current.schedule(after: deadline - now) { [weak self] in
        self?.nextImpression = nil
        self?.focus?.setNeedsSample()
      }
      return (deadline, timer)
    }
  }

  private func reportDouble(_ item: Item, on screen: ViewController) {
    guard !hasReportedDouble else { return }
    hasReportedDouble = true
    LifecycleIssue.report(
      .itemListedTwice,
      """
      Two items in a list have the identifier \(item), so only the first one counts. Give each item a unique identifier.
      """,
      on: screen, of: ItemFocusBehavior<ViewController, Item>.self, at: callSite)
  }
}

import FocusBehavior
import LifecycleBehaviors
import UIKit

/// Reports which items of a list the user sees: each item that has been visible long enough to count, and the item to play.
///
/// ```swift
/// addBehaviors {
///   ItemFocusBehavior(.media, in: \FeedViewController.tableView) { feed, path in feed.posts[path.row].id }
///     .onImpression { feed, impression in feed.statistics.note(impression.item) }
///     .onLeadingItemChange { feed, change in feed.play(change.item) }
/// }
/// ```
///
/// The app identifies each item by a value that does not change, unlike an index path. So a reload, an insertion or a move makes no
/// difference to an item that stays in the same place on the display.
///
/// The behavior reports items only while the screen has *focus*, which means that it has the user's attention. The `FocusOptions`
/// decide what takes focus, as in a `FocusBehavior`: for example, a sheet or Control Center. A screen in another tab never has
/// focus, and no screen has focus while the app is in the background or the process is suspended.
///
/// The visible part of an item is the part that is inside the list, inside each view around the list that clips its subviews, and
/// inside the safe area of the screen. The keyboard, and an opaque or blurred view in front of the list in the same window, hide
/// a part of the list if they reach from one edge of the list to the opposite edge. If the list is visible on both sides of such
/// a view, only the larger part counts.
///
/// The behavior does not take into account smaller views in front of the list, other windows that do not take focus, headers that
/// stay at the top of a table, and transparency in what a view draws.
///
/// The behavior measures the items whenever the screen is sampled, which is once a frame while something moves. While nothing
/// moves, only a timer for the next impression runs.
///
/// If the behavior is added to a screen of another class, or has no closure, the behavior reports nothing, and an issue is
/// reported. If two items have the same identifier, only the first of them counts, and an issue is reported.
///
/// The closures are called on the main thread. They may push or present another screen, and remove the behavior. The screen
/// retains the closures while the behavior is attached. Use the screen that the closures receive, so that you need not capture
/// the screen.
///
/// ## Topics
///
/// ### Identifying the items
///
/// - ``init(_:in:item:)-(_,(ViewController)->UITableView?,_)``
/// - ``init(_:in:item:)-(_,(ViewController)->UICollectionView?,_)``
/// - ``init(_:in:places:)``
///
/// ### Choosing what to report
///
/// - ``onImpression(atLeast:for:_:file:line:perform:)``
/// - ``onLeadingItemChange(atLeast:nearestTo:file:line:perform:)``
/// - ``onVisibleItemsChange(perform:)``
public struct ItemFocusBehavior<ViewController: UIViewController, Item: Hashable>: ViewControllerLifecycleBehavior {
  let options: FocusOptions
  let read: @MainActor (ViewController) -> ListReading<Item>?
  var impressions: ImpressionRules<Item>?
  var leading: LeadingItemRules<Item>?
  /// The place from which distances are measured, in the unit square of the list's visible part.
  var place = CGPoint(x: 0.5, y: 0.5)
  var impressionHandler: ((ViewController, ItemImpression<Item>) -> Void)?
  var leadingHandler: ((ViewController, LeadingItemChange<Item>) -> Void)?
  var visibleHandler: ((ViewController, [VisibleItem<Item>]) -> Void)?

  // MARK: Which items there are

  /// Creates a behavior for the rows of a table.
  /// - Parameters:
  ///   - options: what takes focus, which group the screen belongs to, and when the screen is sampled.
  ///   - table: returns the table of the screen, or nil while the screen has no table. Called each time that the items are
  ///     measured.
  ///   - item: returns the identifier of a row, or nil to ignore the row. Called each time that the items are measured, with the
  ///     index path of each row that the table shows and that exists in its data source.
  public init(
    _ options: FocusOptions = .attention, in table: @escaping (ViewController) -> UITableView?,
    item: @escaping (ViewController, IndexPath) -> Item?
  ) {
    self.options = options
    read = { screen in table(screen).map { ListReading($0) { item(screen, $0) } } }
  }

  /// Creates a behavior for the items of a collection view.
  /// - Parameters:
  ///   - options: what takes focus, which group the screen belongs to, and when the screen is sampled.
  ///   - collection: returns the collection view of the screen, or nil while the screen has no collection view. Called each time
  ///     that the items are measured.
  ///   - item: returns the identifier of an item, or nil to ignore the item. Called each time that the items are measured, with the
  ///     index path of each item that the collection view shows and that exists in its data source.
  public init(
    _ options: FocusOptions = .attention, in collection: @escaping (ViewController) -> UICollectionView?,
    item: @escaping (ViewController, IndexPath) -> Item?
  ) {
    self.options = options
    read = { screen in collection(screen).map { ListReading($0) { item(screen, $0) } } }
  }

  /// Creates a behavior for items that the app lays out itself, or that are spread over several lists, such as the shelves of a
  /// storefront.
  ///
  /// ```swift
  /// ItemFocusBehavior(in: \StoreViewController.shelves, places: \.visibleBooks)
  ///   .onImpression { store, impression in store.seen.append(impression.item) }
  /// ```
  /// - Parameters:
  ///   - options: what takes focus, which group the screen belongs to, and when the screen is sampled.
  ///   - list: returns the view that contains all items, such as a scroll view, or nil while there is no such view. Called each
  ///     time that the items are measured.
  ///   - places: returns the items and the views that show them, in the order of the list. Called each time that the items are
  ///     measured. You may omit items that are not visible.
  public init(
    _ options: FocusOptions = .attention, in list: @escaping (ViewController) -> UIView?,
    places: @escaping (ViewController) -> [ItemPlace<Item>]
  ) {
    self.options = options
    read = { screen in list(screen).map { ListReading(list: $0, places: places(screen)) } }
  }

  // MARK: What to report

  /// Reports each item that has been visible for some time without interruption.
  ///
  /// The defaults follow the advertising industry's definition of a viewable impression: half of the pixels are visible for one
  /// second without interruption. For a video, the definition requires two seconds. Source: MRC, *Viewable Ad Impression
  /// Measurement Guidelines*, version 2.0.
  /// - Parameters:
  ///   - fraction: how much of the item must be visible, from 0.001 to 1; see ``VisibleItem/fraction``. A value outside this range
  ///     is clamped and reported as an issue.
  ///   - duration: how long the item must be visible, in seconds. The time starts again when too little of the item is visible or
  ///     the screen loses focus. A negative value, and NaN, counts as 0 and is reported as an issue.
  ///   - repetition: when an item that has been reported may be reported again.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - handler: called with the screen and the impression, as soon as an item has been visible for long enough.
  /// - Returns: a behavior that also reports impressions. If you call this method twice, the second call replaces the first.
  public func onImpression(
    atLeast fraction: Double = 0.5, for duration: TimeInterval = 1,
    _ repetition: ItemImpression<Item>.Repetition = .oncePerAppearance, file: StaticString = #fileID,
    line: UInt = #line,
    perform handler: @escaping (ViewController, ItemImpression<Item>) -> Void
  ) -> Self {
    onImpression(
      atLeast: fraction, for: duration, repetition, from: CallSite(file: file, line: line), perform: handler)
  }

  /// Reports impressions for the app's line, or for a modifier of a SwiftUI view, whose line is not known.
  func onImpression(
    atLeast fraction: Double, for duration: TimeInterval, _ repetition: ItemImpression<Item>.Repetition,
    from callSite: CallSite?, perform handler: @escaping (ViewController, ItemImpression<Item>) -> Void
  ) -> Self {
    var behavior = self
    behavior.impressions = ImpressionRules(
      atLeast: Self.checked(fraction, at: callSite), for: Self.checked(seconds: duration, at: callSite), repetition)
    behavior.impressionHandler = handler
    return behavior
  }

  /// Reports the *leading item*: of all items that are sufficiently visible, the item nearest to the middle of the list.
  ///
  /// An item starts to lead when the list does not move, or moves slowly enough for the user to look at an item: by at most half
  /// of the list's visible length per second. The visible length is the longer side of the list's visible part. The tolerances in
  /// the rules below keep two items from leading in turn. The item leads until one of the following happens:
  ///
  /// - The visible fraction of the item falls more than 0.1 below `fraction`.
  /// - While the list moves slowly or not at all, another item is nearer to the middle by more than a tenth of the visible length.
  /// - The screen loses focus. If the screen regains focus without having disappeared, the same item leads again, unless it has
  ///   become less visible or another item has become nearer in the meantime, as described above.
  ///
  /// Distances are measured to the middle of an item. If an item is larger than the list, the nearest part of the item that is as
  /// large as the list counts instead of the whole item. So a long item leads while it fills the list.
  /// - Parameters:
  ///   - fraction: how much of the item must be visible, from 0.001 to 1; see ``VisibleItem/fraction``. A value outside this range
  ///     is clamped and reported as an issue.
  ///   - place: the place in the visible part of the list from which distances are measured: (0, 0) is its top left corner, (1, 1)
  ///     is its bottom right corner. The default is the middle.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - handler: called with the screen and each change. When the screen loses focus while an item leads, the closure is called
  ///     with a change whose ``LeadingItemChange/item`` is nil.
  /// - Returns: a behavior that also reports the leading item. If you call this method twice, the second call replaces the first.
  public func onLeadingItemChange(
    atLeast fraction: Double = 0.5, nearestTo place: CGPoint = CGPoint(x: 0.5, y: 0.5), file: StaticString = #fileID,
    line: UInt = #line, perform handler: @escaping (ViewController, LeadingItemChange<Item>) -> Void
  ) -> Self {
    onLeadingItemChange(
      atLeast: fraction, nearestTo: place, from: CallSite(file: file, line: line), perform: handler)
  }

  /// Reports the leading item for the app's line, or for a modifier of a SwiftUI view, whose line is not known.
  func onLeadingItemChange(
    atLeast fraction: Double, nearestTo place: CGPoint, from callSite: CallSite?,
    perform handler: @escaping (ViewController, LeadingItemChange<Item>) -> Void
  ) -> Self {
    var behavior = self
    behavior.leading = LeadingItemRules(atLeast: Self.checked(fraction, at: callSite))
    behavior.place = place
    behavior.leadingHandler = handler
    return behavior
  }

  /// Reports all visible items, in the order of the list, whenever an item appears or disappears, or its visible fraction changes.
  ///
  /// While the user scrolls, the closure is called in every frame.
  /// - Parameter handler: called with the screen and the visible items. When the screen loses focus, the list of items is empty.
  /// - Returns: a behavior that also reports the visible items. If you call this method twice, the second call replaces the first.
  public func onVisibleItemsChange(
    perform handler: @escaping (ViewController, [VisibleItem<Item>]) -> Void
  ) -> Self {
    var behavior = self
    behavior.visibleHandler = handler
    return behavior
  }

  private static func checked(_ fraction: Double, at callSite: CallSite?) -> Double {
    if fraction >= 0.001, fraction <= 1 { return fraction }
    let used = fraction > 1 ? 1 : 0.001
    LifecycleIssue.report(
      .invalidFraction,
      "ItemFocusBehavior was given the fraction \(fraction), so the behavior uses \(used). Pass a value from 0.001 to 1.",
      at: callSite)
    return used
  }

  private static func checked(seconds: TimeInterval, at callSite: CallSite?) -> TimeInterval {
    if seconds >= 0 { return seconds }
    LifecycleIssue.report(
      .invalidInterval,
      "ItemFocusBehavior was given \(seconds) seconds for an impression, so the behavior uses 0. Pass 0 or more seconds.",
      at: callSite)
    return 0
  }

  // MARK: Moments

  /// Creates the state of one attachment.
  /// - Returns: a new object, which is the framework's own.
  public func makeCoordinator() -> some AnyObject {
    ItemFocusMonitor(self)
  }

  public func afterAttaching(_ viewController: UIViewController, context: Context) {
    LifecycleIssue.reportUnless(viewController, is: ViewController.self, behavior: Self.self, at: context.callSite)
    guard let screen = viewController as? ViewController else { return }
    monitor(context).begin(screen, context.attachment, at: context.callSite)
  }

  public func afterAppearing(_ viewController: UIViewController, context: Context) {
    monitor(context).focus?.screenDidAppear()
  }

  public func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    monitor(context).focus?.screenWillDisappear()
  }

  public func afterDisappearing(_ viewController: UIViewController, context: Context) {
    // While the behavior is being removed, beforeDetaching ends all.
    if !context.isDetaching { monitor(context).screenDidDisappear() }
  }

  public func afterChangingTraits(
    _ viewController: UIViewController, from previousTraits: UITraitCollection?, context: Context
  ) {
    monitor(context).focus?.traitsDidChange()
  }

  public func beforeDetaching(_ viewController: UIViewController, context: Context) {
    monitor(context).focus?.detach()
  }

  private func monitor(_ context: Context) -> ItemFocusMonitor<ViewController, Item> {
    context.coordinator(as: ItemFocusMonitor<ViewController, Item>.self)
  }
}

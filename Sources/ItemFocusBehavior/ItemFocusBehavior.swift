import FocusBehavior
import LifecycleBehaviors
import UIKit

/// Reports which items of a list the user sees: those seen long enough to count, and the one to play.
///
/// ```swift
/// addBehaviors {
///   ItemFocusBehavior(.media, in: \FeedViewController.tableView) { feed, path in feed.posts[path.row].id }
///     .onImpression { feed, impression in feed.statistics.note(impression.item) }
///     .onLeadingItemChange { feed, change in feed.play(change.item) }
/// }
/// ```
///
/// An item is identified by a value of the app's, not by its index path: a reload, an insertion or a move changes nothing for an
/// item that stays where it was on the display.
///
/// Nothing counts while the screen is without the user's attention, under the same options as those of a `FocusBehavior`: under a
/// sheet, on another tab, behind Control Center, in the background, while the process is suspended.
///
/// What is visible of an item is its area inside of the list, of each view around the list that clips it, and of the screen's safe
/// area. The keyboard, and an opaque view in front of the list in the same window, take away what they cover if they reach from edge
/// to edge of the list, and the smaller part beside it. What the behavior cannot see: other windows that do not take
/// the attention, views that are smaller than an edge, headers that stay at the top of a table, and how transparent a view's own
/// drawing is.
///
/// The list is read when the screen is sampled, with each frame while something moves. At rest nothing runs but a timer for the
/// next impression.
///
/// The closures are called on the main thread. They may push, present, or remove the behavior. They are retained while the behavior
/// is attached, and receive the screen, so that they need not capture it.
///
/// ## Topics
///
/// ### Saying which items there are
///
/// - ``init(_:in:item:)-(_,(ViewController)->UITableView?,_)``
/// - ``init(_:in:item:)-(_,(ViewController)->UICollectionView?,_)``
/// - ``init(_:in:places:)``
///
/// ### Saying what to report
///
/// - ``onImpression(atLeast:for:_:file:line:perform:)``
/// - ``onLeadingItemChange(atLeast:nearestTo:file:line:perform:)``
/// - ``onVisibleItemsChange(perform:)``
public struct ItemFocusBehavior<ViewController: UIViewController, Item: Hashable>: ViewControllerLifecycleBehavior {
  let options: FocusOptions
  let read: @MainActor (ViewController) -> ListReading<Item>?
  var impressions: ImpressionRules<Item>?
  var leading: LeadingItemRules<Item>?
  /// In the unit square of the list's visible part.
  var place = CGPoint(x: 0.5, y: 0.5)
  var impressionHandler: ((ViewController, ItemImpression<Item>) -> Void)?
  var leadingHandler: ((ViewController, LeadingItemChange<Item>) -> Void)?
  var visibleHandler: ((ViewController, [VisibleItem<Item>]) -> Void)?

  // MARK: Which items there are

  /// Creates a behavior for the rows of a table.
  /// - Parameters:
  ///   - options: what takes the attention from the list.
  ///   - table: returns the table, or nil while there is none. Called whenever the list is read.
  ///   - item: returns the identifier of a row, or nil for a row that does not count. Called whenever the list is read, with rows that
  ///     the table shows and its data source has.
  public init(
    _ options: FocusOptions = .attention, in table: @escaping (ViewController) -> UITableView?,
    item: @escaping (ViewController, IndexPath) -> Item?
  ) {
    self.options = options
    read = { screen in table(screen).map { ListReading($0) { item(screen, $0) } } }
  }

  /// Creates a behavior for the items of a collection view.
  /// - Parameters:
  ///   - options: what takes the attention from the list.
  ///   - collection: returns the collection view, or nil while there is none. Called whenever the list is read.
  ///   - item: returns the identifier of an item, or nil for an item that does not count. Called whenever the list is read, with
  ///     items that the collection view shows and its data source has.
  public init(
    _ options: FocusOptions = .attention, in collection: @escaping (ViewController) -> UICollectionView?,
    item: @escaping (ViewController, IndexPath) -> Item?
  ) {
    self.options = options
    read = { screen in collection(screen).map { ListReading($0) { item(screen, $0) } } }
  }

  /// Creates a behavior for items that the app lays out itself, or that are in several lists, such as the shelves of a storefront.
  ///
  /// ```swift
  /// ItemFocusBehavior(in: \StoreViewController.shelves, places: \.visibleBooks)
  /// ```
  /// - Parameters:
  ///   - options: what takes the attention from the list.
  ///   - list: returns the view that all items are in, such as a scroll view; nil while there is none.
  ///   - places: returns where the items are. Called whenever the list is read. Items that cannot be seen may be left out.
  public init(
    _ options: FocusOptions = .attention, in list: @escaping (ViewController) -> UIView?,
    places: @escaping (ViewController) -> [ItemPlace<Item>]
  ) {
    self.options = options
    read = { screen in list(screen).map { ListReading(list: $0, places: places(screen)) } }
  }

  // MARK: What to report

  /// Reports each item that has been visible for some time without a break.
  ///
  /// The defaults are the industry's measure of an impression that could be viewed: half of the pixels for one second without a
  /// break. For a video it is two seconds. Source: MRC, *Viewable Ad Impression Measurement Guidelines*, version 2.0.
  /// - Parameters:
  ///   - fraction: how much of the item must be visible, from 0.001 to 1; see ``VisibleItem/fraction``. Another value is clamped and
  ///     reported as an issue.
  ///   - duration: for how many seconds. The time starts again when less of the item is visible or the screen loses the user's
  ///     attention. A negative value counts as 0 and is reported as an issue.
  ///   - repetition: when an item that has counted may count again.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - handler: called with each impression as soon as it is complete.
  /// - Returns: a behavior that reports impressions too. A second call replaces the first.
  public func onImpression(
    atLeast fraction: Double = 0.5, for duration: TimeInterval = 1,
    _ repetition: ItemImpression<Item>.Repetition = .oncePerVisit, file: StaticString = #fileID, line: UInt = #line,
    perform handler: @escaping (ViewController, ItemImpression<Item>) -> Void
  ) -> Self {
    let callSite = CallSite(file: file, line: line)
    var behavior = self
    behavior.impressions = ImpressionRules(
      atLeast: Self.checked(fraction, at: callSite), for: Self.checked(seconds: duration, at: callSite), repetition)
    behavior.impressionHandler = handler
    return behavior
  }

  /// Reports the item that leads: of those that are visible enough, the one nearest to the middle of the list.
  ///
  /// An item begins to lead when the list is at rest or moves slowly: by less than half of its visible length in a second. It goes
  /// on leading until a tenth of it less is visible, until another one is nearer to the middle by a tenth of the visible length, or
  /// until the screen loses the user's attention. After that it leads again, if it is still there. The visible length is the longer
  /// side of the list's visible part.
  ///
  /// The middle of an item counts. Of an item that is larger than the list it is the middle of the part that would fill the list and is
  /// nearest: an item that covers the middle leads, however long it is.
  /// - Parameters:
  ///   - fraction: how much of the item must be visible, from 0.001 to 1; see ``VisibleItem/fraction``. Another value is clamped and
  ///     reported as an issue.
  ///   - place: the place in the visible part of the list from which distances are measured: (0, 0) is its top left corner, (1, 1) the
  ///     one opposite.
  ///   - file: the file of the call, for issues.
  ///   - line: the line of the call, for issues.
  ///   - handler: called with each change. Called immediately with no item when the screen loses the attention.
  /// - Returns: a behavior that reports the leading item too. A second call replaces the first.
  public func onLeadingItemChange(
    atLeast fraction: Double = 0.5, nearestTo place: CGPoint = CGPoint(x: 0.5, y: 0.5), file: StaticString = #fileID,
    line: UInt = #line, perform handler: @escaping (ViewController, LeadingItemChange<Item>) -> Void
  ) -> Self {
    var behavior = self
    behavior.leading = LeadingItemRules(atLeast: Self.checked(fraction, at: CallSite(file: file, line: line)))
    behavior.place = place
    behavior.leadingHandler = handler
    return behavior
  }

  /// Reports all visible items, in the order of the list, whenever one of them comes, goes, or is visible by another fraction.
  ///
  /// While the user scrolls, that is with each frame.
  /// - Parameter handler: called with the visible items; with none when the screen loses the user's attention.
  /// - Returns: a behavior that reports the visible items too. A second call replaces the first.
  public func onVisibleItemsChange(
    perform handler: @escaping (ViewController, [VisibleItem<Item>]) -> Void
  ) -> Self {
    var behavior = self
    behavior.visibleHandler = handler
    return behavior
  }

  private static func checked(_ fraction: Double, at callSite: CallSite) -> Double {
    if fraction >= 0.001, fraction <= 1 { return fraction }
    let used = fraction > 1 ? 1 : 0.001
    LifecycleIssue.report(
      .invalidFraction,
      "ItemFocusBehavior was given the fraction \(fraction), so it uses \(used). Pass a value from 0.001 to 1.",
      at: callSite)
    return used
  }

  private static func checked(seconds: TimeInterval, at callSite: CallSite) -> TimeInterval {
    if seconds >= 0 { return seconds }
    LifecycleIssue.report(
      .invalidInterval,
      "ItemFocusBehavior was given \(seconds) seconds for an impression, so it uses 0. Pass 0 or more seconds.",
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

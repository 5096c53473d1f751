import FocusBehavior
import HeadlessDevice
import ItemFocusBehavior
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// Where a list may be, and what remains of it.
@MainActor
@Suite(.everyAnswer)
struct ItemFocusPlacesTests {
  let log = LifecycleTranscript()

  /// A list whose reports name the screen.
  private func feed(_ name: String, _ posts: [String]) -> FeedViewController {
    let feed = FeedViewController(posts, in: log)
    feed.behavior = {
      [
        $0.list.onImpression { $0.log.record("\(name): \($1)") }.onLeadingItemChange { $0.log.record("\(name): \($1)") }
      ]
    }
    return feed
  }

  @Test("Two lists on one screen: each behavior reports its own items, and scrolling one changes nothing in the other")
  func twoLists() {
    let device = HeadlessDevice()
    let screen = FeedViewController(["a", "b"], in: log)
    let second = UITableView(frame: CGRect(x: 0, y: 426, width: 393, height: 426))
    let rows = FeedViewController(["x", "y", "z"], in: log)
    second.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    (second.dataSource, second.delegate) = (rows, rows)
    screen.behavior = { screen in
      screen.table.frame = CGRect(x: 0, y: 0, width: 393, height: 426)
      return [
        screen.list.onLeadingItemChange { $0.log.record("upper: \($1)") },
        ItemFocusBehavior<FeedViewController, String>(in: { _ in second }) { _, path in rows.posts[path.row] }
          .onLeadingItemChange { $0.log.record("lower: \($1)") }
          .onImpression { $0.log.record("lower: \($1)") },
      ]
    }
    device.launch(showing: screen)
    screen.view.addSubview(second)
    device.advance(by: 2)
    #expect(log.flush() == ["upper: none -> a", "lower: none -> x", "lower: x seen for 1.0 s, up to 1.0"])
    second.contentOffset.y = 400
    device.advance(by: 2)
    #expect(log.flush() == ["lower: x -> none", "lower: none -> y", "lower: y seen for 1.0 s, up to 1.0"])
    screen.table.contentOffset.y = 400
    device.advance(by: 2)
    #expect(log.flush() == ["upper: a -> none", "upper: none -> b"])
  }

  @Test("A list in a child controller has its parent's attention")
  func child() {
    let device = HeadlessDevice()
    let (parent, child) = (UIViewController(), feed("child", ["a", "b"]))
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 393, height: 400)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    device.launch(showing: parent)
    device.advance(by: 2)
    #expect(log.flush() == ["child: none -> a", "child: a seen for 1.0 s, up to 1.0"])
    parent.present(UIViewController(), animated: true)
    device.advance(by: 2)
    #expect(log.flush() == ["child: a -> none"])
    parent.dismiss(animated: true)
    device.advance(by: 2)
    #expect(log.flush() == ["child: none -> a"])
  }

  @Test("Each section has its own number of rows")
  func sections() {
    final class Sections: UITableViewController {
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 1 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let device = HeadlessDevice()
    let screen = Sections(style: .plain)
    screen.loadViewIfNeeded()
    screen.addBehaviors([
      ItemFocusBehavior(in: \Sections.tableView) { _, path in path }
        .onVisibleItemsChange { [log] _, items in log.record("\(items.map { [$0.item.section, $0.item.row] })") }
    ])
    device.launch(showing: screen)
    device.advance(by: 1)
    #expect(log.flush() == ["[[0, 0], [1, 0], [1, 1]]"])
  }

  @Test("A list around the screen's own view is read after its layout, too")
  func around() {
    let device = HeadlessDevice()
    let (parent, child) = (FeedViewController(["a", "b", "c"], in: log), UIViewController())
    parent.behavior = { _ in [] }
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.view.frame = .zero
    parent.view.addSubview(child.view)
    child.addBehaviors([
      ItemFocusBehavior<UIViewController, String>(in: { _ in parent.table }) { _, path in parent.posts[path.row] }
        .onLeadingItemChange { [log] in log.record("\($1)") }
    ])
    device.launch(showing: parent)
    device.advance(by: 2)
    #expect(log.flush() == ["none -> b"])
    parent.posts = ["x", "y"] + parent.posts
    parent.table.reloadData()
    parent.table.contentOffset.y = 800
    device.advance(by: 2)
    #expect(log.flush() == [])
  }

  @Test("A list in a popover has the attention, and the list below it gets it back")
  func popover() {
    let device = HeadlessDevice(idiom: .pad)
    let (below, above) = (feed("below", ["a"]), feed("popover", ["x"]))
    device.launch(showing: below)
    device.advance(by: 2)
    #expect(log.flush() == ["below: none -> a", "below: a seen for 1.0 s, up to 1.0"])
    above.modalPresentationStyle = .popover
    above.popoverPresentationController?.sourceView = below.view
    below.present(above, animated: true)
    device.advance(by: 2)
    #expect(log.flush() == ["below: a -> none", "popover: none -> x", "popover: x seen for 1.0 s, up to 1.0"])
    below.dismiss(animated: true)
    device.advance(by: 2)
    #expect(log.flush() == ["popover: x -> none", "below: none -> a"])
  }

  @Test("Beside a sheet that leaves the list in use, what becomes visible counts; what the sheet covers does not")
  func undimmedSheet() {
    let device = HeadlessDevice()
    let list = feed("list", ["a", "b", "c", "d"])
    device.launch(showing: list)
    device.advance(by: 2)
    _ = log.flush()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    let panel = UIView(frame: CGRect(x: 0, y: 426, width: 393, height: 426))
    panel.backgroundColor = .white
    sheet.view.addSubview(panel)
    list.present(sheet, animated: true)
    device.advance(by: 2)
    #expect(log.flush() == ["list: b -> a"])
    list.table.contentOffset.y = 800
    device.advance(by: 2)
    #expect(log.flush() == ["list: a -> none", "list: none -> c", "list: c seen for 1.0 s, up to 1.0"])
    sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    device.advance(by: 2)
    #expect(log.flush() == ["list: c -> none"])
  }

  @Test(
    "In each direction an item is compared with the smallest of itself, its list and the safe area, wherever the list is",
    arguments: [
      (CGRect(x: 0, y: 200, width: 393, height: 200), 0, "a visible 1.0"),
      (CGRect(x: 0, y: 200, width: 393, height: 200), 250, "a visible 0.636, b visible 0.364"),
      // What is hidden of the list is hidden of its items.
      (CGRect(x: 0, y: 0, width: 393, height: 200), 250, "a visible 0.318, b visible 0.182"),
      (CGRect(x: 0, y: 752, width: 393, height: 200), 0, "a visible 0.5"),
      // Lower than the items, and wider than the display.
      (CGRect(x: 0, y: 200, width: 393, height: 50), 0, "a visible 1.0"),
      (CGRect(x: 0, y: 200, width: 600, height: 200), 0, "a visible 1.0"),
    ])
  func largerThanList(frame: CGRect, offset: CGFloat, visible: String) {
    let device = HeadlessDevice()
    let carousel = UIScrollView(frame: frame)
    let screen = FeedViewController([], in: log)
    screen.additionalSafeAreaInsets.top = 100
    screen.behavior = { _ in
      [
        ItemFocusBehavior<FeedViewController, String>(in: { _ in carousel }) { _ in
          zip(["a", "b"], carousel.subviews).map { ItemPlace($0, in: $1) }
        }
        .onVisibleItemsChange { $0.log.record($1.map { "\($0)" }.joined(separator: ", ")) }
      ]
    }
    for index in 0..<2 {
      carousel.addSubview(UIView(frame: CGRect(x: CGFloat(index) * 500, y: 0, width: 500, height: 200)))
    }
    carousel.contentOffset.x = offset
    device.launch(showing: screen)
    screen.view.addSubview(carousel)
    device.advance(by: 1)
    #expect(log.flush() == [visible])
  }

  @Test("Neither the screen nor its list nor what the closures hold is leaked: by a removal, and with the screen")
  func leaks() {
    final class Held {}
    let device = HeadlessDevice()
    weak var screen: FeedViewController?
    weak var table: UITableView?
    weak var removed: Held?
    weak var kept: Held?
    var attachment: BehaviorAttachment?
    do {
      let feed = feed("feed", ["a"])
      (screen, table) = (feed, feed.table)
      let window = device.launch(showing: feed)
      do {
        let (first, second) = (Held(), Held())
        (removed, kept) = (first, second)
        attachment = feed.addBehaviors([feed.list.onImpression { _, _ in withExtendedLifetime(first) {} }])
        feed.addBehaviors([
          feed.list.onImpression { _, _ in withExtendedLifetime(second) {} }.onVisibleItemsChange { _, _ in }
        ])
      }
      device.advance(by: 2)
      attachment?.remove()
      attachment = nil
      device.advance(by: 1)
      #expect(removed == nil && kept != nil)
      window.rootViewController = UIViewController()
    }
    device.advance(by: 3)
    #expect(screen == nil && table == nil && kept == nil)
    #expect(!device.displayLinks.contains { !$0.isPaused } && device.scheduledWorkCount == 0)
  }
}

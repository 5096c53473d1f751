import ItemFocusBehavior
import LifecycleBehaviors
import UIKit

/// What it costs to know which items of a list the user sees: 20 rows on the display.
@MainActor
enum Feed {
  static var rows: [Row] {
    [
      Row("A frame of scrolling, 20 visible items", count: 10) {
        scrolling(PlainFeed())
      } standInByHand: {
        scrolling(FeedByHand(measures: false))
      } byHand: {
        scrolling(FeedByHand())
      } ours: {
        scrolling(watched())
      },
      Row("A second at rest, 20 visible items", count: 10) {
        seconds(with: PlainFeed())
      } standInByHand: {
        seconds(with: FeedByHand(measures: false))
      } byHand: {
        seconds(with: FeedByHand())
      } ours: {
        seconds(with: watched())
      },
    ]
  }

  /// Slow enough for an item to lead.
  private static func scrolling(_ feed: PlainFeed) -> Meter.Work {
    let app = LaunchedApp(showing: feed)
    app.device.advance(by: 5)
    var offset: CGFloat = 0
    @MainActor func frame() {
      offset += 2
      feed.tableView.contentOffset.y = offset
      app.device.advance(by: 1 / 60)
    }
    for _ in 0..<10 { frame() }
    return app.keeping { for _ in 0..<10 { frame() } }
  }

  private static func seconds(with feed: PlainFeed) -> Meter.Work {
    let app = LaunchedApp(showing: feed)
    app.device.advance(by: 5)
    return app.keeping { app.device.advance(by: 10) }
  }

  private static func watched() -> PlainFeed {
    let feed = PlainFeed()
    feed.loadViewIfNeeded()
    feed.addBehaviors([
      ItemFocusBehavior(.media, in: \PlainFeed.tableView) { _, path in path.row }
        .onImpression { _, _ in Total.count &+= 1 }
        .onLeadingItemChange { _, _ in Total.count &+= 1 }
    ])
    return feed
  }
}

/// A table of 1,000 rows, of which 20 fill the display.
class PlainFeed: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 43
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
  }
}

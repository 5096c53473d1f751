import HeadlessDevice
import TestSupport
import UIKit

extension RandomApp {
  /// The first screen of the first tab, as long as it is there.
  var feed: ModelledFeedViewController {
    (tabs.viewControllers?.first as? UINavigationController)?.viewControllers.first as! ModelledFeedViewController
  }
}

/// What an app with a feed and its user do.
extension RandomOperationKind {
  static let frame = 1.0 / 60

  static let feed =
    feedScrolling + feedFingers + feedData + feedSurroundings + feedAttention + feedInterruptions + feedTime

  static let feedTime = [
    RandomOperationKind("wait", weight: 25) { app, choice in
      app.device.advance(by: [0.02, 0.1, 0.35, 0.47, 0.9, 1.1, 2.3][choice % 7])
      if app.feed.awaitsFrame { app.device.advance(by: 0.02) }
    }
  ]
}

extension ModelledFeedViewController {
  func indexNearScreen(_ choice: Int) -> Int {
    var y: CGFloat = 0
    for (index, row) in geometry.rows.enumerated() {
      y += ListGeometry.height(of: row, geometry.kind) / (geometry.kind == .grid ? 2 : 1)
      if y > geometry.offset.y { return min(index + choice % 4, geometry.rows.count - 1) }
    }
    return choice % geometry.rows.count
  }

  func change(_ change: (inout ListGeometry) -> Void) {
    change(&geometry)
    place()
  }

  func reload() {
    (list as? UITableView)?.reloadData()
    (list as? UICollectionView)?.reloadData()
  }

  func insert(at index: Int) {
    (list as? UITableView)?.insertRows(at: [IndexPath(row: index, section: 0)], with: .none)
    (list as? UICollectionView)?.insertItems(at: [IndexPath(item: index, section: 0)])
  }

  func delete(at index: Int) {
    (list as? UITableView)?.deleteRows(at: [IndexPath(row: index, section: 0)], with: .none)
    (list as? UICollectionView)?.deleteItems(at: [IndexPath(item: index, section: 0)])
  }
}

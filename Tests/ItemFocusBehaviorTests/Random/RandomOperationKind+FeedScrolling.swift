import HeadlessDevice
import TestSupport
import UIKit

extension RandomOperationKind {
  static let feedScrolling = [
    RandomOperationKind("drag", weight: 20) { app, choice in
      let feed = app.feed
      let speed = [1, 3, 6, 8, 20, 60, 150][choice % 7] * (choice / 7 % 3 == 0 ? -1 : 1)
      for _ in 0..<(choice / 21 % 20 + 1) {
        let y = min(max(-50, feed.geometry.offset.y + CGFloat(speed)), feed.highestOffset + 50)
        feed.scroll(to: CGPoint(x: 0, y: y))
        app.device.advance(by: frame)
        feed.check(frames: 1)
      }
    },
    RandomOperationKind("jump", weight: 4) { app, choice in
      app.feed.scroll(to: CGPoint(x: 0, y: CGFloat(choice % Int(app.feed.highestOffset + 1))))
    },
    RandomOperationKind("nudge", weight: 6) { app, choice in
      let feed = app.feed
      feed.scroll(to: CGPoint(x: 0, y: feed.geometry.offset.y + CGFloat(choice % 601 - 300)))
    },
    RandomOperationKind("scrollShelf", weight: 10) { app, choice in
      let feed = app.feed
      guard feed.geometry.kind == .shelves, let shelf = feed.geometry.rows.shelf(at: feed.geometry.offset.y, choice)
      else { return }
      let speed = CGFloat([2, 5, 9, 40][choice / 4 % 4])
      for _ in 0..<(choice / 16 % 12 + 1) {
        feed.scrollShelf(shelf, to: min((feed.geometry.shelfOffsets[shelf] ?? 0) + speed, 1300))
        app.device.advance(by: frame)
        feed.check(frames: 1)
      }
      if choice / 320 % 4 == 0 { feed.scrollShelf(shelf, to: 0) }
    },
  ]

  /// The user's, and what follows from them while time passes.
  static let feedFingers = [
    RandomOperationKind("flick", weight: 8) { app, choice in
      guard app.feed.scrollFinger == nil else { return }
      let speed = CGFloat([150, 500, 1_200, 4_000][choice % 4] * (choice / 4 % 3 == 0 ? 1 : -1))
      app.device.flick(app.feed.list, velocity: CGPoint(x: 0, y: speed))
    },
    RandomOperationKind("flickShelf", weight: 4) { app, choice in
      let cells = (app.feed.list as? UITableView)?.visibleCells.compactMap { $0 as? ShelfCell } ?? []
      guard app.feed.scrollFinger == nil, let cell = cells.element(choice) else { return }
      let speed = CGFloat([300, 900, 2_500][choice / 8 % 3] * (choice / 24 % 3 == 0 ? 1 : -1))
      app.device.flick(cell.scrollView, velocity: CGPoint(x: speed, y: 0))
    },
    RandomOperationKind("touch", weight: 3) { app, _ in
      guard app.feed.scrollFinger == nil else { return }
      app.feed.scrollFinger = app.device.beginDrag(of: app.feed.list)
    },
    RandomOperationKind("moveFinger", weight: 6) { app, choice in
      let way = CGFloat([-400, -150, -31, 57, 300][choice % 5])
      app.feed.scrollFinger?.move(byX: 0, y: way, over: [0.1, 0.3, 0.7][choice / 5 % 3])
    },
    RandomOperationKind("liftFinger", weight: 5) { app, choice in
      let speed = CGFloat([0, -400, -2_000, 700][choice % 4])
      app.feed.scrollFinger?.end(velocity: CGPoint(x: 0, y: speed))
      app.feed.scrollFinger = nil
    },
    RandomOperationKind("scrollTo", weight: 3) { app, choice in
      let feed = app.feed
      guard !feed.geometry.rows.isEmpty else { return }
      let index = choice / 4 % 3 == 0 ? choice % feed.geometry.rows.count : feed.indexNearScreen(choice)
      let (path, isAnimated) = (IndexPath(row: index, section: 0), choice % 2 == 0)
      (feed.list as? UITableView)?.scrollToRow(at: path, at: .middle, animated: isAnimated)
      (feed.list as? UICollectionView)?.scrollToItem(at: path, at: .centeredVertically, animated: isAnimated)
    },
  ]
}

extension [Int] {
  fileprivate func shelf(at offset: CGFloat, _ choice: Int) -> Int? {
    let index = Int(offset / 211) + choice % 4
    return indices.contains(index) ? self[index] : nil
  }
}

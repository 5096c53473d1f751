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

  static let feed = scrolling + fingers + data + surroundings + attention + interruptions + time

  private static let scrolling = [
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
  private static let fingers = [
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

  private static let data = [
    RandomOperationKind("reload", weight: 3) { app, _ in app.feed.reload() },
    RandomOperationKind("insert", weight: 3) { app, choice in
      let feed = app.feed
      let index = choice % (feed.geometry.rows.count + 1)
      let id = 1_000 + choice % 1_000
      guard !feed.geometry.rows.contains(id) else { return }
      feed.geometry.rows.insert(id, at: index)
      choice / 1_000 % 2 == 0 ? feed.reload() : feed.insert(at: index)
    },
    RandomOperationKind("delete", weight: 3) { app, choice in
      let feed = app.feed
      guard !feed.geometry.rows.isEmpty else { return }
      let index = feed.indexNearScreen(choice)
      feed.geometry.rows.remove(at: index)
      choice / 1_000 % 2 == 0 ? feed.reload() : feed.delete(at: index)
    },
    RandomOperationKind("swap", weight: 3) { app, choice in
      let feed = app.feed
      guard !feed.geometry.rows.isEmpty else { return }
      feed.geometry.rows.swapAt(feed.indexNearScreen(choice), choice / 7 % feed.geometry.rows.count)
      feed.reload()
    },
    RandomOperationKind("empty", weight: 1) { app, choice in
      let feed = app.feed
      if choice % 2 == 0 {
        feed.geometry.rows = Array(feed.geometry.rows.prefix(choice / 2 % 4))
      } else {
        feed.geometry.rows = ListGeometry(feed.geometry.kind).rows
      }
      feed.reload()
    },
    RandomOperationKind("refill", weight: 2) { app, _ in
      app.feed.geometry.rows = ListGeometry(app.feed.geometry.kind).rows
      app.feed.reload()
    },
  ]

  private static let surroundings = [
    RandomOperationKind("rotate", weight: 2) { app, choice in
      let feed = app.feed
      // UIKit turns the views of the screens that are shown; the others are turned when they come back.
      guard feed.view.window != nil, !app.device.isAnimating,
        app.window.rootViewController?.presentedViewController == nil
      else { return }
      let isLandscape = choice % 2 == 0
      let size = isLandscape ? CGSize(width: 852, height: 393) : CGSize(width: 393, height: 852)
      feed.geometry.screen = size
      app.device.rotate(to: isLandscape ? .landscapeLeft : .portrait)
    },
    RandomOperationKind("hideList", weight: 2) { app, _ in app.feed.list.isHidden.toggle() },
    RandomOperationKind("showList", weight: 4) { app, _ in
      let feed = app.feed
      feed.list.isHidden = false
      if feed.list.superview == nil { feed.around.addSubview(feed.list) }
    },
    RandomOperationKind("takeListOut", weight: 1) { app, _ in app.feed.list.removeFromSuperview() },
    RandomOperationKind("bar", weight: 5) { app, choice in
      app.feed.change {
        $0.bar = ListGeometry.Bar.allCases[choice % ListGeometry.Bar.allCases.count]
        $0.barLength = [61, 99, 201][choice / 16 % 3]
      }
    },
    RandomOperationKind("around", weight: 7) { app, choice in
      app.feed.change {
        $0.around = UIEdgeInsets(
          top: [0, 33, 91][choice % 3], left: 0, bottom: [0, 77, 151][choice / 3 % 3], right: 0)
        $0.isClipped = choice / 9 % 3 > 0
        $0.outset = [0, 45, 121][choice / 27 % 3]
      }
    },
    RandomOperationKind("safeArea", weight: 3) { app, choice in
      app.feed.change {
        $0.safeArea = UIEdgeInsets(
          top: [0, 47, 101][choice % 3], left: [0, 0, 59][choice / 9 % 3], bottom: [0, 35, 83][choice / 3 % 3], right: 0
        )
      }
    },
    RandomOperationKind("edit", weight: 4) { app, _ in _ = app.feed.field.becomeFirstResponder() },
    RandomOperationKind("endEditing", weight: 6) { app, _ in _ = app.feed.field.resignFirstResponder() },
  ]

  private static let attention = [
    RandomOperationKind("sheet", weight: 2) { app, choice in
      let sheet = UIViewController()
      sheet.modalPresentationStyle = [.pageSheet, .fullScreen, .overFullScreen][choice % 3]
      app.topmost.present(sheet, animated: choice / 3 % 2 == 0)
    },
    RandomOperationKind("panel", weight: 3) { app, choice in
      let panel = app.feed.makePanel()
      panel.modalPresentationStyle = .pageSheet
      panel.sheetPresentationController?.detents = [.medium(), .large()]
      panel.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      app.topmost.present(panel, animated: choice % 2 == 0)
    },
    RandomOperationKind("alert", weight: 1) { app, choice in
      app.topmost.present(
        UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: choice % 2 == 0)
    },
    RandomOperationKind("dismiss", weight: 8) { app, choice in
      guard app.topmost.presentingViewController != nil else { return }
      app.topmost.dismiss(animated: choice % 2 == 0)
    },
    RandomOperationKind("sheetDrag", weight: 3) { app, _ in
      guard app.feed.finger == nil, let sheet = app.window.rootViewController?.presentedViewController else { return }
      app.feed.finger = app.device.beginSheetDrag(of: sheet)
    },
    RandomOperationKind("swipeBack", weight: 3) { app, _ in
      guard app.feed.finger == nil, let navigation = app.topNavigation else { return }
      app.feed.finger = app.device.beginSwipeBack(in: navigation)
    },
    RandomOperationKind("lift", weight: 8) { app, choice in
      guard let finger = app.feed.finger else { return }
      app.feed.finger = nil
      choice % 3 == 0 ? finger.finish() : finger.cancel()
    },
    RandomOperationKind("push", weight: 2) { app, choice in
      app.topNavigation?.pushViewController(UIViewController(), animated: choice % 2 == 0)
    },
    RandomOperationKind("pop", weight: 5) { app, choice in
      guard app.topNavigation?.viewControllers.count ?? 0 > 1 else { return }
      app.topNavigation?.popViewController(animated: choice % 2 == 0)
    },
    RandomOperationKind("otherTab", weight: 1) { app, _ in app.tabs.selectedIndex = 1 },
    RandomOperationKind("firstTab", weight: 4) { app, _ in app.tabs.selectedIndex = 0 },
    RandomOperationKind("home", weight: 1) { app, _ in app.device.pressHome() },
    RandomOperationKind("open", weight: 4) { app, _ in app.device.openApp() },
    RandomOperationKind("lock", weight: 1) { app, _ in app.device.lock() },
    RandomOperationKind("unlock", weight: 4) { app, _ in app.device.unlock() },
    RandomOperationKind("openControlCenter", weight: 1) { app, _ in app.device.openControlCenter() },
    RandomOperationKind("closeControlCenter", weight: 4) { app, _ in app.device.closeControlCenter() },
  ]

  /// Something takes the attention for a while: on the way of a random journey it seldom comes back soon.
  private static let interruptions = [
    RandomOperationKind("glance", weight: 10) { app, choice in
      let device = app.device
      let (isAnimated, time) = (choice % 2 == 0, [0.2, 0.6, 1.7][choice / 2 % 3])
      switch choice / 6 % 6 {
      case 0:
        device.openControlCenter()
        device.advance(by: time)
        device.closeControlCenter()
      case 1:
        device.pressHome()
        device.advance(by: time)
        device.openApp()
      case 2:
        device.lock()
        device.advance(by: time)
        device.unlock()
      case 3:
        guard app.tabs.selectedIndex == 0 else { return }
        app.tabs.selectedIndex = 1
        device.advance(by: time)
        app.tabs.selectedIndex = 0
      case 4:
        guard let navigation = app.topNavigation, !device.isAnimating else { return }
        navigation.pushViewController(UIViewController(), animated: isAnimated)
        device.advance(by: time)
        device.finishTransitions()
        navigation.popViewController(animated: isAnimated)
      default:
        guard !device.isAnimating else { return }
        let top = app.topmost
        top.present(UIViewController(), animated: isAnimated)
        device.advance(by: time)
        device.finishTransitions()
        top.dismiss(animated: isAnimated)
      }
    }
  ]

  private static let time = [
    RandomOperationKind("wait", weight: 25) { app, choice in
      app.device.advance(by: [0.02, 0.1, 0.35, 0.47, 0.9, 1.1, 2.3][choice % 7])
      if app.feed.awaitsFrame { app.device.advance(by: 0.02) }
    }
  ]
}

extension [Int] {
  fileprivate func shelf(at offset: CGFloat, _ choice: Int) -> Int? {
    let index = Int(offset / 211) + choice % 4
    return indices.contains(index) ? self[index] : nil
  }
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

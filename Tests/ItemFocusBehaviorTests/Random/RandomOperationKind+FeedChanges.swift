import HeadlessDevice
import TestSupport
import UIKit

extension RandomOperationKind {
  static let feedData = [
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

  static let feedSurroundings = [
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
}

import HeadlessDevice
import TestSupport
import UIKit

extension RandomOperationKind {
  static let feedAttention = [
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
  static let feedInterruptions = [
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
}

import HeadlessDevice
import UIKit

extension RandomOperationKind {
  /// What is shown over a screen and belongs to it: menus, previews, and the full screen of a web page.
  public static let menusAndWebPages = [
    RandomOperationKind("menu", weight: 2) { app, _ in app.openMenu(withPreview: false) },
    RandomOperationKind("preview", weight: 3) { app, _ in app.openMenu(withPreview: true) },
    RandomOperationKind("tapPreview", weight: 3) { app, _ in app.device.tapPreview(of: app.topmost) },
    RandomOperationKind("closeMenu", weight: 4) { app, _ in app.device.closeMenu(of: app.topmost) },
    RandomOperationKind("enterWebPage", weight: 2) { app, choice in
      app.enterWebPage(choice.isMultiple(of: 2) ? .element : .video)
    },
    RandomOperationKind("leaveWebPage", weight: 4) { app, _ in app.leaveWebPage() },
  ]
}

extension RandomApp {
  public func openMenu(withPreview: Bool) {
    menus.open(on: topmost, device, preview: withPreview ? newScreen() : nil)
  }

  /// A page on the topmost screen enters full screen, if the user is in that screen's window.
  /// - Returns: the page's window.
  @discardableResult
  public func enterWebPage(_ content: HeadlessDevice.WebFullScreen) -> UIWindow? {
    guard webPage == nil, let view = topmost.viewIfLoaded, view.window?.isKeyWindow == true else { return nil }
    webPage = device.enterWebFullScreen(content, from: view)
    return webPage
  }

  public func leaveWebPage() {
    guard let window = webPage, !device.isSuspended else { return }
    webPage = nil
    if window.windowScene != nil { device.leaveWebFullScreen(window) }
  }
}

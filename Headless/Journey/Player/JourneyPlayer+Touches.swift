import HeadlessDevice
import UIKit

extension JourneyPlayer {
  func plan(_ touch: JourneyCommand.Touch) throws(JourneyRefusal) -> JourneyPlan {
    switch touch {
    case .swipeBack(let isCancelled): try swipeBack(isCancelled)
    case .tab(let name): try switchTab(to: name)
    case .page(let name, let isCancelled): try turnPage(to: name, isCancelled)
    case .sheetDrag(let isCancelled): try dragSheet(isCancelled)
    case .menu(let name): try openMenu(named: name)
    case .endMenu: try closeMenu()
    case .search: try search()
    case .endSearch: try endSearch()
    case .embed(let name, let parent): try embed(name, in: parent)
    case .unembed(let name): try unembed(name)
    case .field(let name): try edit(name)
    case .endEditing: try endEditing()
    case .tap(let target): try tap(target)
    case .tapTogether(let target, let other): try tapTogether(target, other)
    case .hold(let target): try hold(target)
    case .set(let target, let value): try set(target, to: value)
    case .type(let text): try type(text)
    case .pull(let target): try pull(target)
    case .swipeRow(let target): try swipeRow(target)
    }
  }

  private func swipeBack(_ isCancelled: Bool) throws(JourneyRefusal) -> JourneyPlan {
    let navigation = try screens.navigation(for: "swipe back")
    let refusal = JourneyRefusal("there is nothing to swipe back to from '\(screens.visibleName)'")
    guard navigation.viewControllers.count > 1 else { throw refusal }
    return { [device, finger] () throws(JourneyRefusal) in
      guard let swipe = device.beginSwipeBack(in: navigation) else { throw refusal }
      finger.liftHalfway { isCancelled ? swipe.cancel() : swipe.finish() }
    }
  }

  private func switchTab(to name: String) throws(JourneyRefusal) -> JourneyPlan {
    guard let tabs = screens.topmost?.tabBarController else {
      throw JourneyRefusal("'\(screens.visibleName)' is in no tab bar controller")
    }
    let controllers = tabs.viewControllers ?? []
    let names = controllers.map { screens.name(of: $0.firstScreen) }
    guard let index = names.firstIndex(of: name) else {
      throw JourneyRefusal("there is no tab '\(name)'; the tabs are \(names.joined(separator: ", "))")
    }
    return { [device] in device.tapTab(controllers[index], in: tabs) }
  }

  private func turnPage(to name: String, _ isCancelled: Bool) throws(JourneyRefusal) -> JourneyPlan {
    guard let pages = screens.topmost?.enclosingPages, let page = pages.viewControllers?.first else {
      throw JourneyRefusal("'page' needs pages; start with 'root pages A B …'")
    }
    let after = pages.dataSource?.pageViewController(pages, viewControllerAfter: page).map(screens.name)
    let before = pages.dataSource?.pageViewController(pages, viewControllerBefore: page).map(screens.name)
    guard after == name || before == name else {
      throw JourneyRefusal("'\(name)' is no page beside '\(screens.visibleName)'")
    }
    return { [device, finger] () throws(JourneyRefusal) in
      guard let swipe = device.beginPageSwipe(in: pages, toward: after == name ? .forward : .reverse) else {
        throw JourneyRefusal("the page cannot be turned to '\(name)' now")
      }
      finger.liftHalfway { isCancelled ? swipe.cancel() : swipe.finish() }
    }
  }

  private func dragSheet(_ isCancelled: Bool) throws(JourneyRefusal) -> JourneyPlan {
    let visible = try screens.visible()
    let name = screens.visibleName
    guard visible.presentingViewController != nil, visible.modalPresentationStyle.isSheet else {
      throw JourneyRefusal("there is no sheet to drag: '\(name)' is not presented as one")
    }
    return { [device, finger] () throws(JourneyRefusal) in
      guard let drag = device.beginSheetDrag(of: visible) else {
        throw JourneyRefusal("the sheet '\(name)' does not let itself be dragged")
      }
      finger.liftHalfway { isCancelled ? drag.cancel() : drag.finish() }
    }
  }

  private func openMenu(named name: String) throws(JourneyRefusal) -> JourneyPlan {
    let screen = try screens.visible()
    let refusal = JourneyRefusal("'\(screens.visibleName)' cannot open a menu now")
    guard !device.isMenu(screen) else { throw refusal }
    return { [device] () throws(JourneyRefusal) in
      guard device.openMenu(of: screen) else { throw refusal }
      screen.presentedViewController?.title = name
    }
  }

  private func closeMenu() throws(JourneyRefusal) -> JourneyPlan {
    guard let menu = screens.topmost, device.isMenu(menu), let screen = menu.presentingViewController else {
      throw JourneyRefusal("there is no menu over '\(screens.visibleName)'")
    }
    return { [device] in device.closeMenu(of: screen) }
  }

  private func search() throws(JourneyRefusal) -> JourneyPlan {
    let screen = try screens.visible()
    guard screen.navigationController != nil else {
      throw JourneyRefusal("'search' needs a navigation bar, and '\(screens.visibleName)' has none")
    }
    guard screen is any JourneyScreen || screen.navigationItem.searchController != nil else {
      throw JourneyRefusal("'\(screens.visibleName)' has no search bar")
    }
    return {
      (screen as? any JourneyScreen)?.makeSearchController()
      screen.navigationItem.searchController?.isActive = true
    }
  }

  private func endSearch() throws(JourneyRefusal) -> JourneyPlan {
    guard let search = try screens.visible() as? UISearchController else {
      throw JourneyRefusal("nothing is searched for in '\(screens.visibleName)'")
    }
    return { search.isActive = false }
  }

  private func embed(_ name: String, in parentName: String) throws(JourneyRefusal) -> JourneyPlan {
    let parent = try screens.screen(named: parentName)
    try screens.requireFree([name])
    return { [screens] in
      let child = screens.make(name)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  private func unembed(_ name: String) throws(JourneyRefusal) -> JourneyPlan {
    let child = try screens.screen(named: name)
    guard screens.all.contains(where: { $0 === child.parent }) else {
      throw JourneyRefusal("'\(name)' is not embedded in a screen")
    }
    return {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }

  private func edit(_ name: String) throws(JourneyRefusal) -> JourneyPlan {
    let screen = try screens.visible()
    let makesFields = screen is any JourneyScreen
    guard makesFields || !screen.fieldNames.isEmpty else {
      throw JourneyRefusal("'\(screens.visibleName)' has no fields")
    }
    let refusal = JourneyRefusal("the field '\(name)' of '\(screens.visibleName)' cannot be reached")
    guard makesFields || screen.fieldNames.contains(name) else { throw refusal }
    guard device.isInForeground, !device.isLocked, device.interruptions.isEmpty else { throw refusal }
    return { [device] () throws(JourneyRefusal) in
      (screen as? any JourneyScreen)?.makeField(named: name)
      guard let field = screen.field(named: name), device.tap(field) else { throw refusal }
    }
  }

  private func endEditing() throws(JourneyRefusal) -> JourneyPlan {
    let screen = try screens.visible()
    guard screen.fields.contains(where: \.isFirstResponder) else {
      throw JourneyRefusal("nothing is being edited in '\(screens.visibleName)'")
    }
    return { screen.view.endEditing(true) }
  }
}

extension UIViewController {
  /// The screen that a tab starts with.
  fileprivate var firstScreen: UIViewController {
    (self as? UINavigationController)?.viewControllers.first ?? self
  }

  fileprivate var enclosingPages: UIPageViewController? {
    (self as? UIPageViewController) ?? parent?.enclosingPages
  }

  var fieldNames: [String] { fields.compactMap(\.accessibilityIdentifier) }

  fileprivate func field(named name: String) -> UITextField? {
    fields.first { $0.accessibilityIdentifier == name }
  }

  fileprivate var fields: [UITextField] { viewIfLoaded?.fields ?? [] }
}

extension UIView {
  /// The fields in it, from the front to the back.
  fileprivate var fields: [UITextField] {
    (self as? UITextField).map { [$0] } ?? subviews.flatMap(\.fields)
  }
}

extension UIModalPresentationStyle {
  fileprivate var isSheet: Bool {
    self == .pageSheet || self == .formSheet || self == .automatic
  }
}

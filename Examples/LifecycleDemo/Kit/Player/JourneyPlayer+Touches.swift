import UIKit

extension JourneyPlayer {
  func perform(_ touch: JourneyCommand.Touch) throws(Refusal) {
    switch touch {
    case .swipeBack(let isCancelled): try swipeBack(isCancelled)
    case .tab(let name): try switchTab(to: name)
    case .page(let name, let isCancelled): try turnPage(to: name, isCancelled)
    case .cancelSheetDrag: try cancelSheetDrag()
    case .search: try search()
    case .endSearch: try endSearch()
    case .embed(let name, let parent): try embed(name, in: parent)
    case .unembed(let name): try unembed(name)
    case .field(let name): try edit(name)
    case .endEditing: try endEditing()
    }
  }

  private func swipeBack(_ isCancelled: Bool) throws(Refusal) {
    let navigation = try navigation(for: "swipe back")
    guard let swipe = device.beginSwipeBack(in: navigation) else {
      throw Refusal(message: "there is nothing to swipe back to from '\(visibleName)'")
    }
    liftFinger { isCancelled ? swipe.cancel() : swipe.finish() }
  }

  private func switchTab(to name: String) throws(Refusal) {
    guard let tabs = stage.tabs else { throw Refusal(message: "'\(visibleName)' is in no tab bar controller") }
    let controllers = tabs.viewControllers ?? []
    guard let tab = controllers.first(where: { $0.firstScreenName == name }) else {
      let names = controllers.compactMap(\.firstScreenName).joined(separator: ", ")
      throw Refusal(message: "there is no tab '\(name)'; the tabs are \(names)")
    }
    device.tapTab(tab, in: tabs)
  }

  private func turnPage(to name: String, _ isCancelled: Bool) throws(Refusal) {
    guard let pages = stage.pages else { throw Refusal(message: "'page' needs pages; start with 'root pages A B …'") }
    guard let direction = pages.direction(to: name) else {
      throw Refusal(message: "'\(name)' is no page beside '\(visibleName)'")
    }
    guard let swipe = device.beginPageSwipe(in: pages.controller, toward: direction) else {
      throw Refusal(message: "the page cannot be turned to '\(name)' now")
    }
    liftFinger { isCancelled ? swipe.cancel() : swipe.finish() }
  }

  private func cancelSheetDrag() throws(Refusal) {
    let visible = try visible()
    guard visible.presentingViewController != nil, visible.modalPresentationStyle.isSheet else {
      throw Refusal(message: "there is no sheet to drag: '\(visibleName)' is not presented as one")
    }
    guard let drag = device.beginSheetDrag(of: visible) else {
      throw Refusal(message: "the sheet '\(visibleName)' does not let itself be dragged")
    }
    liftFinger { drag.cancel() }
  }

  private func search() throws(Refusal) {
    guard let screen = try visible() as? DemoScreen, screen.navigationController != nil else {
      throw Refusal(message: "'search' needs a navigation bar, and '\(visibleName)' has none")
    }
    screen.beginSearch()
  }

  private func endSearch() throws(Refusal) {
    guard let search = try visible() as? UISearchController else {
      throw Refusal(message: "nothing is searched for in '\(visibleName)'")
    }
    search.isActive = false
  }

  private func embed(_ name: String, in parentName: String) throws(Refusal) {
    let parent = try screen(named: parentName)
    let child = try makeScreen(name)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func unembed(_ name: String) throws(Refusal) {
    let child = try screen(named: name)
    guard child.parent is DemoScreen else { throw Refusal(message: "'\(name)' is not embedded in a screen") }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  private func edit(_ name: String) throws(Refusal) {
    guard let screen = try visible() as? DemoScreen else {
      throw Refusal(message: "'\(visibleName)' has no fields")
    }
    guard device.tap(screen.fields.field(named: name, in: screen.view)) else {
      throw Refusal(message: "the field '\(name)' of '\(screen.name)' cannot be reached")
    }
  }

  private func endEditing() throws(Refusal) {
    guard let screen = try visible() as? DemoScreen, screen.fields.isEditing else {
      throw Refusal(message: "nothing is being edited in '\(visibleName)'")
    }
    screen.view.endEditing(true)
  }
}

extension UIViewController {
  fileprivate var firstScreenName: String? {
    ((self as? UINavigationController)?.viewControllers.first ?? self)?.journeyName
  }
}

extension UIModalPresentationStyle {
  fileprivate var isSheet: Bool {
    self == .pageSheet || self == .formSheet || self == .automatic
  }
}

import HeadlessDevice
import UIKit

/// Plays what the user does with a finger: swipes, taps, drags, searches.
@MainActor
struct TouchPlayer {
  private let device: HeadlessDevice
  private let app: DemoApp
  private let screens: Screens
  private let finger: Finger

  init(device: HeadlessDevice, app: DemoApp, screens: Screens, finger: Finger) {
    self.device = device
    self.app = app
    self.screens = screens
    self.finger = finger
  }

  func play(_ touch: JourneyCommand.Touch) throws(Refusal) {
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
    let navigation = try screens.navigation(for: "swipe back")
    guard let swipe = device.beginSwipeBack(in: navigation) else {
      throw Refusal(message: "there is nothing to swipe back to from '\(screens.visibleName)'")
    }
    finger.liftHalfway { isCancelled ? swipe.cancel() : swipe.finish() }
  }

  private func switchTab(to name: String) throws(Refusal) {
    guard let tabs = screens.tabs else {
      throw Refusal(message: "'\(screens.visibleName)' is in no tab bar controller")
    }
    let controllers = tabs.viewControllers ?? []
    guard let tab = controllers.first(where: { $0.firstScreenName == name }) else {
      let names = controllers.compactMap(\.firstScreenName).joined(separator: ", ")
      throw Refusal(message: "there is no tab '\(name)'; the tabs are \(names)")
    }
    device.tapTab(tab, in: tabs)
  }

  private func turnPage(to name: String, _ isCancelled: Bool) throws(Refusal) {
    guard let pages = app.pages else { throw Refusal(message: "'page' needs pages; start with 'root pages A B …'") }
    guard let direction = pages.direction(to: name) else {
      throw Refusal(message: "'\(name)' is no page beside '\(screens.visibleName)'")
    }
    guard let swipe = device.beginPageSwipe(in: pages.controller, toward: direction) else {
      throw Refusal(message: "the page cannot be turned to '\(name)' now")
    }
    finger.liftHalfway { isCancelled ? swipe.cancel() : swipe.finish() }
  }

  private func cancelSheetDrag() throws(Refusal) {
    let visible = try screens.visible()
    guard visible.presentingViewController != nil, visible.modalPresentationStyle.isSheet else {
      throw Refusal(message: "there is no sheet to drag: '\(screens.visibleName)' is not presented as one")
    }
    guard let drag = device.beginSheetDrag(of: visible) else {
      throw Refusal(message: "the sheet '\(screens.visibleName)' does not let itself be dragged")
    }
    finger.liftHalfway { drag.cancel() }
  }

  private func search() throws(Refusal) {
    guard let screen = try screens.visible() as? DemoScreen, screen.navigationController != nil else {
      throw Refusal(message: "'search' needs a navigation bar, and '\(screens.visibleName)' has none")
    }
    screen.beginSearch()
  }

  private func endSearch() throws(Refusal) {
    guard let search = try screens.visible() as? UISearchController else {
      throw Refusal(message: "nothing is searched for in '\(screens.visibleName)'")
    }
    search.isActive = false
  }

  private func embed(_ name: String, in parentName: String) throws(Refusal) {
    let parent = try screens.screen(named: parentName)
    let child = try screens.make(name)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func unembed(_ name: String) throws(Refusal) {
    let child = try screens.screen(named: name)
    guard child.parent is DemoScreen else { throw Refusal(message: "'\(name)' is not embedded in a screen") }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  private func edit(_ name: String) throws(Refusal) {
    guard let screen = try screens.visible() as? DemoScreen else {
      throw Refusal(message: "'\(screens.visibleName)' has no fields")
    }
    guard device.tap(screen.fields.field(named: name, in: screen.view)) else {
      throw Refusal(message: "the field '\(name)' of '\(screen.name)' cannot be reached")
    }
  }

  private func endEditing() throws(Refusal) {
    guard let screen = try screens.visible() as? DemoScreen, screen.fields.isEditing else {
      throw Refusal(message: "nothing is being edited in '\(screens.visibleName)'")
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

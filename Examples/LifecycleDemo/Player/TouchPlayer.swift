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

  func plan(_ touch: JourneyCommand.Touch) throws(Refusal) -> JourneyPlan {
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

  private func swipeBack(_ isCancelled: Bool) throws(Refusal) -> JourneyPlan {
    let navigation = try screens.navigation(for: "swipe back")
    let refusal = Refusal(message: "there is nothing to swipe back to from '\(screens.visibleName)'")
    guard navigation.viewControllers.count > 1 else { throw refusal }
    return { () throws(Refusal) in
      guard let swipe = device.beginSwipeBack(in: navigation) else { throw refusal }
      finger.liftHalfway { isCancelled ? swipe.cancel() : swipe.finish() }
    }
  }

  private func switchTab(to name: String) throws(Refusal) -> JourneyPlan {
    guard let tabs = screens.tabs else {
      throw Refusal(message: "'\(screens.visibleName)' is in no tab bar controller")
    }
    let controllers = tabs.viewControllers ?? []
    guard let tab = controllers.first(where: { $0.firstScreenName == name }) else {
      let names = controllers.compactMap(\.firstScreenName).joined(separator: ", ")
      throw Refusal(message: "there is no tab '\(name)'; the tabs are \(names)")
    }
    return { device.tapTab(tab, in: tabs) }
  }

  private func turnPage(to name: String, _ isCancelled: Bool) throws(Refusal) -> JourneyPlan {
    guard let pages = app.pages else { throw Refusal(message: "'page' needs pages; start with 'root pages A B …'") }
    guard let direction = pages.direction(to: name) else {
      throw Refusal(message: "'\(name)' is no page beside '\(screens.visibleName)'")
    }
    return { () throws(Refusal) in
      guard let swipe = device.beginPageSwipe(in: pages.controller, toward: direction) else {
        throw Refusal(message: "the page cannot be turned to '\(name)' now")
      }
      finger.liftHalfway { isCancelled ? swipe.cancel() : swipe.finish() }
    }
  }

  private func cancelSheetDrag() throws(Refusal) -> JourneyPlan {
    let visible = try screens.visible()
    guard visible.presentingViewController != nil, visible.modalPresentationStyle.isSheet else {
      throw Refusal(message: "there is no sheet to drag: '\(screens.visibleName)' is not presented as one")
    }
    return { () throws(Refusal) in
      guard let drag = device.beginSheetDrag(of: visible) else {
        throw Refusal(message: "the sheet '\(visible.journeyName)' does not let itself be dragged")
      }
      finger.liftHalfway { drag.cancel() }
    }
  }

  private func search() throws(Refusal) -> JourneyPlan {
    guard let screen = try screens.visible() as? DemoScreen, screen.navigationController != nil else {
      throw Refusal(message: "'search' needs a navigation bar, and '\(screens.visibleName)' has none")
    }
    return { screen.beginSearch() }
  }

  private func endSearch() throws(Refusal) -> JourneyPlan {
    guard let search = try screens.visible() as? UISearchController else {
      throw Refusal(message: "nothing is searched for in '\(screens.visibleName)'")
    }
    return { search.isActive = false }
  }

  private func embed(_ name: String, in parentName: String) throws(Refusal) -> JourneyPlan {
    let parent = try screens.screen(named: parentName)
    try screens.requireFree([name])
    return {
      let child = screens.make(name)
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  private func unembed(_ name: String) throws(Refusal) -> JourneyPlan {
    let child = try screens.screen(named: name)
    guard screens.all.contains(where: { $0 === child.parent }) else {
      throw Refusal(message: "'\(name)' is not embedded in a screen")
    }
    return {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }

  private func edit(_ name: String) throws(Refusal) -> JourneyPlan {
    let screen = try screens.visible()
    guard screen is DemoScreen || !screen.fieldNames.isEmpty else {
      throw Refusal(message: "'\(screen.journeyName)' has no fields")
    }
    let refusal = Refusal(message: "the field '\(name)' of '\(screen.journeyName)' cannot be reached")
    guard screen.offersField(named: name) else { throw refusal }
    guard device.isInForeground, !device.isLocked, device.interruptions.isEmpty else { throw refusal }
    return { () throws(Refusal) in
      guard let field = screen.field(named: name), device.tap(field) else { throw refusal }
    }
  }

  private func endEditing() throws(Refusal) -> JourneyPlan {
    let screen = try screens.visible()
    guard screen.isEditingField else {
      throw Refusal(message: "nothing is being edited in '\(screen.journeyName)'")
    }
    return { screen.view.endEditing(true) }
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

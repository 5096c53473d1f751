import UIKit

// What the user's finger, or the app on its behalf, does to the visible screen.

extension JourneyPlayer {
  func push(_ name: String, _ animated: Bool) throws(Refusal) {
    try navigation(for: "push").pushViewController(try makeScreen(name), animated: animated)
  }

  func pop(_ animated: Bool) throws(Refusal) {
    let navigation = try navigation(for: "pop")
    guard navigation.viewControllers.count > 1 else {
      throw Refusal(message: "there is nothing to pop: '\(visibleName)' is the root of its navigation controller")
    }
    navigation.popViewController(animated: animated)
  }

  func popToRoot(_ animated: Bool) throws(Refusal) {
    let navigation = try navigation(for: "pop to root")
    guard navigation.viewControllers.count > 1 else {
      throw Refusal(message: "there is nothing to pop: '\(visibleName)' is the root of its navigation controller")
    }
    navigation.popToRootViewController(animated: animated)
  }

  func swipeBack(_ isCancelled: Bool) throws(Refusal) {
    let navigation = try navigation(for: "swipe back")
    guard let swipe = device.beginSwipeBack(in: navigation) else {
      throw Refusal(message: "there is nothing to swipe back to from '\(visibleName)'")
    }
    liftFinger { isCancelled ? swipe.cancel() : swipe.finish() }
  }

  func switchTab(to name: String) throws(Refusal) {
    guard let tabs = stage.tabs else { throw Refusal(message: "'\(visibleName)' is in no tab bar controller") }
    let controllers = tabs.viewControllers ?? []
    guard let tab = controllers.first(where: { $0.firstScreenName == name }) else {
      let names = controllers.compactMap(\.firstScreenName).joined(separator: ", ")
      throw Refusal(message: "there is no tab '\(name)'; the tabs are \(names)")
    }
    device.tapTab(tab, in: tabs)
  }

  func present(
    _ style: JourneyCommand.PresentStyle, _ name: String, isUndimmed: Bool, from presenterName: String?,
    _ animated: Bool
  ) throws(Refusal) {
    let presenter = if let presenterName { try screen(named: presenterName) as UIViewController } else { try visible() }
    let screen = try makeScreen(name)
    screen.modalPresentationStyle = style.modalPresentationStyle
    if isUndimmed { screen.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
    presenter.present(screen, animated: animated)
  }

  func presentAlert(_ name: String, _ style: UIAlertController.Style, _ animated: Bool) throws(Refusal) {
    let alert = UIAlertController(title: name, message: nil, preferredStyle: style)
    alert.popoverPresentationController?.sourceView = try visible().view
    let announcements = report.announcements
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in announcements.note(.appearance) })
    try visible().present(alert, animated: animated) { announcements.note(.appearance) }
  }

  func dismiss(_ animated: Bool) throws(Refusal) {
    let visible = try visible()
    guard visible.presentingViewController != nil else {
      throw Refusal(message: "there is nothing to dismiss: '\(visibleName)' is not presented")
    }
    if let alert = visible as? UIAlertController, animated, let action = alert.actions.first {
      device.tap(action, in: alert)
    } else {
      visible.dismiss(animated: animated) { [report] in report.announcements.note(.appearance) }
    }
  }

  func cancelSheetDrag() throws(Refusal) {
    let visible = try visible()
    guard visible.presentingViewController != nil, visible.modalPresentationStyle.isSheet else {
      throw Refusal(message: "there is no sheet to drag: '\(visibleName)' is not presented as one")
    }
    guard let drag = device.beginSheetDrag(of: visible) else {
      throw Refusal(message: "the sheet '\(visibleName)' does not let itself be dragged")
    }
    liftFinger { drag.cancel() }
  }

  func search() throws(Refusal) {
    guard let screen = try visible() as? DemoScreen, screen.navigationController != nil else {
      throw Refusal(message: "'search' needs a navigation bar, and '\(visibleName)' has none")
    }
    screen.beginSearch()
  }

  func endSearch() throws(Refusal) {
    guard let search = try visible() as? UISearchController else {
      throw Refusal(message: "nothing is searched for in '\(visibleName)'")
    }
    search.isActive = false
  }

  func embed(_ name: String, in parentName: String) throws(Refusal) {
    let parent = try screen(named: parentName)
    let child = try makeScreen(name)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  func unembed(_ name: String) throws(Refusal) {
    let child = try screen(named: name)
    guard child.parent is DemoScreen else { throw Refusal(message: "'\(name)' is not embedded in a screen") }
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  func edit(_ name: String) throws(Refusal) {
    guard let screen = try visible() as? DemoScreen else {
      throw Refusal(message: "'\(visibleName)' has no fields")
    }
    guard device.tap(screen.fields.field(named: name, in: screen.view)) else {
      throw Refusal(message: "the field '\(name)' of '\(screen.name)' cannot be reached")
    }
  }

  func endEditing() throws(Refusal) {
    guard let screen = try visible() as? DemoScreen, screen.fields.isEditing else {
      throw Refusal(message: "nothing is being edited in '\(visibleName)'")
    }
    screen.view.endEditing(true)
  }

  // MARK: Finding

  var visibleName: String { stage.visible?.journeyName ?? "" }

  private func visible() throws(Refusal) -> UIViewController {
    guard let visible = stage.visible else { throw Refusal(message: "no screen is visible in the key window") }
    return visible
  }

  private func navigation(for command: String) throws(Refusal) -> UINavigationController {
    guard let navigation = try visible().navigationController else {
      throw Refusal(message: "'\(command)' needs a navigation controller, and '\(visibleName)' is in none")
    }
    return navigation
  }

  func screen(named name: String) throws(Refusal) -> DemoScreen {
    guard let screen = stage.screen(named: name) else { throw Refusal(message: "there is no screen named '\(name)'") }
    return screen
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

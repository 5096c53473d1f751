import HeadlessDevice
import Journey
import UIKit

extension PhoneState {
  /// What the user sees now. Without a window of the app it is the Home Screen.
  /// - Parameters:
  ///   - player: what plays the journey.
  ///   - overlay: the app's overlay.
  ///   - systems: what the system shows over the app, from the back to the front.
  @MainActor
  init(of player: JourneyPlayer, _ overlay: DemoOverlay, _ systems: [System]) {
    guard player.device.isRunning, let root = player.device.appWindow?.rootViewController else {
      self.init(screen: "", depth: 0, systems: [.home])
      return
    }
    let screen = root.shownInside
    self.init(
      screen: screen.phoneName, content: PhoneContent(of: screen),
      depth: (screen.navigationController?.viewControllers.count ?? 1) - 1)
    if let tabs = root as? UITabBarController {
      self.tabs = (tabs.viewControllers ?? []).map { $0.firstInside.phoneName }
      selectedTab = tabs.selectedIndex
    }
    for cover in root.presentedInOrder {
      let form = player.device.isMenu(cover) ? .menu : cover.coverForm
      covers.append(
        Cover(
          form: form, name: cover.shownInside.phoneName,
          content: cover is UIAlertController ? nil : PhoneContent(of: cover.shownInside),
          isOnSheet: form == .menu && covers.last.map { $0.form == .sheet || $0.form == .undimmedSheet } ?? false))
    }
    if overlay.isShown {
      let wall = player.device.overlayWindow?.rootViewController
      covers.append(Cover(form: .overlay, name: "Overlay", content: wall.flatMap(PhoneContent.init)))
    }
    switch UIApplication.shared.applicationState {
    case .active: break
    case .background: self.systems = systems.isEmpty ? [.home] : systems
    default: self.systems = systems
    }
  }
}

extension HeadlessDevice {
  /// The key window; if an overlay has become key, or no window is, the front one.
  fileprivate var appWindow: UIWindow? {
    if let key = keyWindow, key.windowLevel <= .normal { return key }
    return scenes.flatMap(\.windows).last { $0.windowLevel == .normal && !$0.isHidden } ?? keyWindow
  }

  fileprivate var overlayWindow: UIWindow? {
    keyWindow.flatMap { $0.windowLevel > .normal ? $0 : nil }
  }
}

extension UIViewController {
  /// A screen of a class without a name of its own, such as one that the system makes, is not named on the phone.
  fileprivate var phoneName: String {
    let name = journeyName
    return name == String(describing: type(of: self)) ? title ?? "" : name
  }

  /// The screen that the user sees in it, without what is presented over it.
  fileprivate var shownInside: UIViewController { shownChild?.shownInside ?? self }

  /// The screen that it began with.
  fileprivate var firstInside: UIViewController {
    (self as? UINavigationController)?.viewControllers.first?.firstInside ?? self
  }

  /// What is presented over it, from the back to the front.
  fileprivate var presentedInOrder: [UIViewController] {
    sequence(first: self, next: \.presentedAbove).dropFirst().map { $0 }
  }

  fileprivate var coverForm: PhoneState.Cover.Form {
    if self is UIAlertController { return .alert }
    return switch modalPresentationStyle {
    case .popover: .popover
    case .pageSheet, .formSheet, .automatic:
      sheetPresentationController?.largestUndimmedDetentIdentifier == nil ? .sheet : .undimmedSheet
    default: .fullScreen
    }
  }
}

import HeadlessDevice
import Journey
import UIKit

/// What the user sees on the phone at one moment of a journey.
struct PhoneState: Hashable {
  /// What is over a screen.
  struct Cover: Hashable {
    enum Form: Hashable {
      case sheet, undimmedSheet, fullScreen, popover, alert, menu, overlay
    }

    var form: Form
    var name: String
  }

  /// What the system shows over the app, or in its place.
  enum System: Hashable {
    case controlCenter, call, prompt, lock, home
  }

  /// The screen below all covers; empty where the system shows something in the app's place.
  var screen = ""
  /// The titles of the tab bar, if there is one, and which of them is selected.
  var tabs: [String] = []
  var selectedTab = 0
  /// From the back to the front.
  var covers: [Cover] = []
  var system: System?
}

extension PhoneState {
  /// Reads what the user sees now. Without a window of the app it is the Home Screen.
  @MainActor
  init(of player: JourneyPlayer, _ overlay: DemoOverlay) {
    let device = player.device
    system = device.systemOverApp
    guard system != .home, system != .lock, let root = device.appWindow?.rootViewController else {
      system = system ?? .home
      return
    }
    screen = root.shownInside.phoneName
    if let tabs = root as? UITabBarController {
      self.tabs = (tabs.viewControllers ?? []).map(\.firstInside.phoneName)
      selectedTab = tabs.selectedIndex
    }
    covers = sequence(first: root, next: \.presentedAbove).dropFirst().map { cover in
      Cover(form: device.isMenu(cover) ? .menu : cover.coverForm, name: cover.shownInside.phoneName)
    }
    if overlay.isShown { covers.append(Cover(form: .overlay, name: "Overlay")) }
  }
}

extension HeadlessDevice {
  fileprivate var systemOverApp: PhoneState.System? {
    if isLocked { return .lock }
    guard isRunning, !isSuspended, UIApplication.shared.applicationState != .background else { return .home }
    if interruptions.contains(.systemAlert) { return .prompt }
    if interruptions.contains(.call) { return .call }
    return interruptions.contains(.controlCenter) ? .controlCenter : nil
  }

  /// The key window; if that is an overlay, or no window is key, the front one.
  fileprivate var appWindow: UIWindow? {
    if let key = keyWindow, key.windowLevel <= .normal { return key }
    return scenes.flatMap(\.windows).last { $0.windowLevel == .normal && !$0.isHidden }
  }
}

extension UIViewController {
  /// A screen of a class without a name of its own, such as one that the system creates, is not named on the phone.
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

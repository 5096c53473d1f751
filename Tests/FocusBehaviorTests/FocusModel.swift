import HeadlessDevice
import TestSupport
import UIKit

/// Which screens have focus once nothing moves: top-down from the windows, as the pages about attention and presets say. The
/// model uses nothing of the product.
@MainActor
final class FocusModel {
  /// What takes the focus under some presets and not under others.
  private enum Cause: CaseIterable {
    case sheet, undimmedSheet, popover, alert, transparent, otherKeyWindow, inactive, notFrontmost
  }

  private static func causes(_ preset: FocusPreset) -> Set<Cause> {
    switch preset {
    case .attention: Set(Cause.allCases).subtracting([.undimmedSheet])
    case .media: [.sheet, .transparent, .otherKeyWindow]
    case .analytics: [.sheet, .undimmedSheet, .popover, .transparent]
    case .privacy: [.otherKeyWindow, .inactive, .notFrontmost]
    }
  }

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// The app's own windows that have been key, the last one first.
  private var keyWindows: [WeakWindow] = []
  /// The scenes that have been active since they were connected or in the background.
  private var entered: Set<ObjectIdentifier> = []

  /// An operation has ended. A menu and the full screen of a web page are no windows of the app's own.
  func note(_ app: RandomApp) {
    entered.formIntersection(app.device.scenes.map { ObjectIdentifier($0) })
    for scene in app.device.scenes {
      switch scene.activationState {
      case .foregroundActive: entered.insert(ObjectIdentifier(scene))
      case .foregroundInactive: break
      default: entered.remove(ObjectIdentifier(scene))
      }
    }
    for case let key? in app.device.scenes.map({ $0.windows.first(where: \.isKeyWindow) }) {
      guard type(of: key) == UIWindow.self, !key.isOfMenu, key !== app.webPage else { continue }
      keyWindows.removeAll { $0.window == nil || $0.window === key }
      keyWindows.insert(WeakWindow(window: key), at: 0)
    }
  }

  /// The names of the screens that have focus.
  func focused(in app: RandomApp, under preset: FocusPreset) -> Set<String> {
    let causes = Self.causes(preset)
    var names: Set<String> = []
    for scene in app.device.scenes {
      guard entered.contains(ObjectIdentifier(scene)) else { continue }
      if scene.activationState == .foregroundInactive, causes.contains(.inactive) { continue }
      for window in windows(of: scene, causes) where window.isVisible {
        let traits = window.traitCollection
        let isBehind = traits.userInterfaceIdiom == .pad && traits.activeAppearance == .inactive
        if isBehind, causes.contains(.notFrontmost) { continue }
        if let root = window.rootViewController { visit(root, causes, &names) }
      }
    }
    return names
  }

  /// Where no window is key, each has the user.
  private func windows(of scene: UIWindowScene, _ causes: Set<Cause>) -> [UIWindow] {
    guard causes.contains(.otherKeyWindow), scene.windows.contains(where: \.isKeyWindow) else { return scene.windows }
    let last = keyWindows.lazy.compactMap(\.window).first { $0.windowScene === scene && $0.isVisible }
    return last.map { [$0] } ?? scene.windows
  }

  private func visit(_ controller: UIViewController, _ causes: Set<Cause>, _ names: inout Set<String>) {
    if let modal = controller.modal {
      visit(modal, causes, &names)
      if isCovering(modal, causes) { return }
    }
    switch controller {
    case let stack as UINavigationController: stack.topViewController.map { visit($0, causes, &names) }
    case let tabs as UITabBarController: tabs.selectedViewController.map { visit($0, causes, &names) }
    case let screen as FocusWitnessScreen:
      guard !screen.isOutOfSight else { return }
      if screen.isAppeared { names.insert(screen.name) }
      for child in screen.children { visit(child, causes, &names) }
    default: return
    }
  }

  /// Whether it covers what is below, or what is presented over it does.
  private func isCovering(_ modal: UIViewController, _ causes: Set<Cause>) -> Bool {
    if let next = modal.modal, isCovering(next, causes) { return true }
    if modal is UIAlertController { return causes.contains(.alert) }
    switch style(of: modal) {
    case .fullScreen, .currentContext: return true
    case .popover: return causes.contains(.popover)
    case .overFullScreen, .overCurrentContext: return causes.contains(.transparent)
    default:
      return causes.contains(modal.isLowSheet ? .undimmedSheet : .sheet)
    }
  }

  /// The style in which it is shown.
  private func style(of modal: UIViewController) -> UIModalPresentationStyle {
    let style = modal.modalPresentationStyle
    let isCompact = modal.viewIfLoaded?.window?.traitCollection.horizontalSizeClass == .compact
    guard isCompact, style == .popover || style == .formSheet || style == .pageSheet else { return style }
    switch (modal as? FocusWitnessScreen)?.adaptedStyle {
    case .some(.none): return style
    case let adapted?: return adapted
    case nil: return style == .popover ? .pageSheet : style
    }
  }
}

extension UIViewController {
  /// Whether the random journeys have pulled it, as a sheet, to a height at which it is undimmed.
  var isLowSheet: Bool {
    let sheet = presentingViewController == nil ? nil : sheetPresentationController
    return sheet?.largestUndimmedDetentIdentifier != nil && sheet?.selectedDetentIdentifier != .large
  }

  /// What it presents itself, but for menus and previews, which belong to it.
  fileprivate var modal: UIViewController? {
    guard let modal = presentedViewController, modal.presentingViewController === self, !modal.isShownAsMenu else {
      return nil
    }
    return modal
  }
}

extension UIWindow {
  fileprivate var isVisible: Bool { !isHidden && alpha > 0 }
}

import HeadlessDevice
import UIKit

extension JourneyPlayer {
  func plan(_ transition: JourneyCommand.Transition, animated: Bool) throws(JourneyRefusal) -> JourneyPlan {
    switch transition {
    case .push(let name): try push(name, animated)
    case .pop: try pop(animated)
    case .popToRoot: try popToRoot(animated)
    case .present(let style, let name, let isUndimmed, let presenter):
      try present(style, name, isUndimmed: isUndimmed, from: presenter, animated)
    case .alert(let name): try presentAlert(name, .alert, animated)
    case .actionSheet(let name): try presentAlert(name, .actionSheet, animated)
    case .dismiss: try dismiss(animated)
    }
  }

  private func push(_ name: String, _ animated: Bool) throws(JourneyRefusal) -> JourneyPlan {
    let navigation = try screens.navigation(for: "push")
    try screens.requireFree([name])
    return { [screens] in navigation.pushViewController(screens.make(name), animated: animated) }
  }

  private func pop(_ animated: Bool) throws(JourneyRefusal) -> JourneyPlan {
    let navigation = try navigationToPop(for: "pop")
    return { navigation.popViewController(animated: animated) }
  }

  private func popToRoot(_ animated: Bool) throws(JourneyRefusal) -> JourneyPlan {
    let navigation = try navigationToPop(for: "pop to root")
    return { navigation.popToRootViewController(animated: animated) }
  }

  private func navigationToPop(for command: String) throws(JourneyRefusal) -> UINavigationController {
    let navigation = try screens.navigation(for: command)
    guard navigation.viewControllers.count > 1 else {
      throw JourneyRefusal(
        "there is nothing to pop: '\(screens.visibleName)' is the root of its navigation controller")
    }
    return navigation
  }

  private func present(
    _ style: PresentStyle, _ name: String, isUndimmed: Bool, from presenterName: String?, _ animated: Bool
  ) throws(JourneyRefusal) -> JourneyPlan {
    let presenter: UIViewController
    if let presenterName {
      presenter = try screens.screen(named: presenterName)
    } else {
      presenter = try screens.visible()
    }
    try screens.requireFree([name])
    return { [screens] in
      let screen = screens.make(name)
      screen.modalPresentationStyle = style.modalPresentationStyle
      screen.popoverPresentationController?.sourceView = presenter.view
      if isUndimmed { screen.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
      presenter.present(screen, animated: animated)
    }
  }

  private func presentAlert(
    _ name: String, _ style: UIAlertController.Style, _ animated: Bool
  ) throws(JourneyRefusal) -> JourneyPlan {
    let visible = try screens.visible()
    return {
      let alert = UIAlertController(title: name, message: nil, preferredStyle: style)
      alert.popoverPresentationController?.sourceView = visible.view
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      visible.present(alert, animated: animated)
    }
  }

  private func dismiss(_ animated: Bool) throws(JourneyRefusal) -> JourneyPlan {
    let visible = try screens.visible()
    guard visible.presentingViewController != nil else {
      throw JourneyRefusal("there is nothing to dismiss: '\(screens.visibleName)' is not presented")
    }
    return { [device] in
      if let alert = visible as? UIAlertController, animated, let action = alert.actions.first {
        device.tap(action, in: alert)
      } else {
        visible.dismiss(animated: animated)
      }
    }
  }
}

extension PresentStyle {
  fileprivate var modalPresentationStyle: UIModalPresentationStyle {
    switch self {
    case .fullScreen: .fullScreen
    case .overFullScreen: .overFullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .popover: .popover
    case .currentContext: .currentContext
    }
  }
}

import HeadlessDevice
import Journey
import LifecycleTestKit
import UIKit

/// A screen is deallocated within a second after it was closed.
final class ReleaseCheck: FuzzCheck {
  private struct Screen {
    weak var controller: UIViewController?
    let typeName: String
    /// When and by what it left the app's windows; nil while it is there.
    var closing: (time: TimeInterval, command: JourneyCommand)?
    var isReported = false
  }

  private let keptTypes: [UIViewController.Type]
  private var screens: [ObjectIdentifier: Screen] = [:]

  init(keeping keptTypes: [UIViewController.Type]) {
    self.keptTypes = keptTypes
  }

  func didPlay(_ command: JourneyCommand, in app: FuzzedApp) -> [FuzzFault] {
    // The objects of a process end with it.
    guard app.device.isRunning else {
      screens = [:]
      return []
    }
    screens = screens.filter { $0.value.controller != nil }
    let current = app.screens
    for controller in current where controller.isOfApp {
      screens[ObjectIdentifier(controller), default: Screen(controller: controller, typeName: controller.typeName)]
        .closing = nil
    }
    let identifiers = Set(current.map(ObjectIdentifier.init))
    for identifier in screens.keys where !identifiers.contains(identifier) && screens[identifier]?.closing == nil {
      screens[identifier]?.closing = (app.device.now, command)
    }
    return []
  }

  func faultsAtRest(in app: FuzzedApp) -> [FuzzFault] {
    var faults: [FuzzFault] = []
    for (identifier, screen) in screens.sorted(by: { $0.value.typeName < $1.value.typeName }) {
      guard let controller = screen.controller, let closing = screen.closing, !screen.isReported,
        app.device.now - closing.time >= 1, !isKept(controller),
        // One that is in another, or that another presents, is retained by that one.
        controller.parent == nil, controller.presentingViewController == nil
      else { continue }
      screens[identifier]?.isReported = true
      faults.append(fault(of: controller, closing.command, app.device))
    }
    return faults
  }

  private func isKept(_ controller: UIViewController) -> Bool {
    keptTypes.contains { type(of: controller) == $0 } || controller.children.contains(where: isKept)
  }

  private func fault(of controller: UIViewController, _ command: JourneyCommand, _ device: HeadlessDevice) -> FuzzFault
  {
    FuzzFault(
      .notReleased, of: controller.typeName,
      """
      \(controller.typeName) is still in memory a second after '\(command.text)' closed it. \
      \(keeper(of: controller, device))
      """)
  }

  private func keeper(of controller: UIViewController, _ device: HeadlessDevice) -> String {
    if device.displayLinks.contains(where: { $0.target === controller }) {
      return "A CADisplayLink keeps it; invalidate it when the screen disappears."
    }
    let sentence = ScreenKeepers.sentence(about: controller)
    guard device.foundationTimerCount > 0 else { return sentence }
    return sentence + " A Timer of Foundation is scheduled, which keeps its target and what its block captures."
  }
}

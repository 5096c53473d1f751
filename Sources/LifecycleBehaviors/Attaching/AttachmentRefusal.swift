import UIKit

/// Why behaviors cannot be attached to a controller, and what to write instead.
@MainActor
struct AttachmentRefusal: Equatable {
  private let kind: LifecycleIssue.Kind
  /// The text after "No behaviors were attached to PlayerViewController".
  private let reasonAndRemedy: String

  static let viewNotLoaded = Self(
    kind: .viewNotLoaded,
    reasonAndRemedy: """
      , because its view was not loaded: adding behaviors does not load the view. Add the behaviors in viewDidLoad.
      """)
  static let isBeingDeallocated = Self(
    kind: .beingDeallocated,
    reasonAndRemedy: ", because it was being deallocated. Add the behaviors in viewDidLoad.")
  static let contentContainer = Self(
    kind: .unsuitableController,
    reasonAndRemedy: """
      , because all children of a navigation, tab bar, split view or page view controller are its content, and behaviors add a \
      child. Add the behaviors to the view controllers in the container.
      """)
  static let controllerOfSystem = Self(
    kind: .unsuitableController,
    reasonAndRemedy: """
      , because the system draws its view. Add the behaviors to the screen that presents the controller, or present \
      your own view controller.
      """)
  static let hostingController = Self(
    kind: .hostingController,
    reasonAndRemedy: """
      , because its view accepts only SwiftUI's subviews. Write .behaviors { … } in the SwiftUI view, or add the behaviors \
      to a UIKit screen that contains the hosting controller as a child.
      """)

  /// Reports the refusal as an issue.
  /// - Parameters:
  ///   - viewController: the controller that takes no behaviors.
  ///   - callSite: the app's line; nil where the framework itself adds.
  func report(on viewController: UIViewController, from callSite: CallSite?) {
    LifecycleIssue.report(
      kind, "No behaviors were attached to \(viewController.nameInIssues)\(reasonAndRemedy)", on: viewController,
      at: callSite)
  }
}

extension AttachmentRefusal {
  init?(of viewController: UIViewController) {
    switch viewController {
    case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController:
      self = .contentContainer
    case is UIAlertController, is UISearchController:
      self = .controllerOfSystem
    default:
      if let child = viewController.hiddenChild {
        guard child.host.screen == nil else { return nil }
        self = .isBeingDeallocated
      } else if let refusal = Self(ofClassOf: viewController) {
        self = refusal
      } else if !viewController.isViewLoaded {
        self = .viewNotLoaded
      } else {
        return nil
      }
    }
  }

  /// By the classes up to UIKit's own: `UIHostingController` is generic over its view, so that no cast finds it, and the
  /// frameworks of the system's other controllers are not linked.
  private init?(ofClassOf viewController: UIViewController) {
    var classes: [SystemClass] = []
    var next: AnyClass? = type(of: viewController)
    while let current = next, current != UIViewController.self {
      classes.append(SystemClass(current))
      next = _getSuperclass(current)
    }
    self.init(of: classes, view: viewController.viewIfLoaded.map { SystemClass(type(of: $0)) })
  }

  /// - Parameters:
  ///   - classes: the controller's own class and its superclasses below `UIViewController`, in this order.
  ///   - view: the class of its view; nil if that is not loaded.
  init?(of classes: [SystemClass], view: @autoclosure () -> SystemClass?) {
    guard !classes.contains(where: { $0.name.hasPrefix("UIHostingController<") }) else {
      self = .hostingController
      return
    }
    guard let inherited = classes.first(where: \.isOfSystem), !inherited.isDrawnByApp else { return nil }
    // A class of the app's, derived from any other one of the system's.
    guard classes.first?.isOfSystem == false else {
      self = .controllerOfSystem
      return
    }
    guard let view = view() else {
      self = .viewNotLoaded
      return
    }
    if !view.isOfSystem || view.name == "UIView" { return nil }
    self = .controllerOfSystem
  }
}

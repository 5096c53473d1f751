import LifecycleBehaviors
import UIKit

// LifecycleBehaviors: Migration from another library. What is called Old… stands for code of other libraries and of apps that
// use them.

// MARK: The article's names

@MainActor
protocol OldBehavior {
  func afterLoading(viewController: UIViewController)
  func beforeAppearing(viewController: UIViewController)
  func afterAppearing(viewController: UIViewController)
  func beforeDisappearing(viewController: UIViewController)
  func afterDisappearing(viewController: UIViewController)
  func beforeLayingOutSubviews(viewController: UIViewController)
  func afterLayingOutSubviews(viewController: UIViewController)
}

extension OldBehavior {
  func afterLoading(viewController: UIViewController) {}
  func beforeAppearing(viewController: UIViewController) {}
  func afterAppearing(viewController: UIViewController) {}
  func beforeDisappearing(viewController: UIViewController) {}
  func afterDisappearing(viewController: UIViewController) {}
  func beforeLayingOutSubviews(viewController: UIViewController) {}
  func afterLayingOutSubviews(viewController: UIViewController) {}
}

struct Adapted {
  var behaviors: [any OldBehavior]
}

extension Adapted: ViewControllerLifecycleBehavior {
  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    for behavior in behaviors {
      switch moment {
      case .afterLoading: behavior.afterLoading(viewController: viewController)
      case .beforeAppearing: behavior.beforeAppearing(viewController: viewController)
      case .afterAppearing: behavior.afterAppearing(viewController: viewController)
      case .beforeDisappearing: behavior.beforeDisappearing(viewController: viewController)
      case .afterDisappearing: behavior.afterDisappearing(viewController: viewController)
      case .beforeLayingOutSubviews: behavior.beforeLayingOutSubviews(viewController: viewController)
      case .afterLayingOutSubviews: behavior.afterLayingOutSubviews(viewController: viewController)
      default: break
      }
    }
  }
}

extension UIViewController {
  func addBehaviors(_ behaviors: [any OldBehavior], file: StaticString = #fileID, line: UInt = #line) {
    addBehaviors([Adapted(behaviors: behaviors)], file: file, line: line)
  }
}

enum ArticleBefore {
  struct PauseRecordingBehavior: OldBehavior {
    func afterAppearing(viewController: UIViewController) {
      Recorder.shared.isPaused = true
    }

    func afterDisappearing(viewController: UIViewController) {
      Recorder.shared.isPaused = false
    }
  }

  final class PasswordViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      addBehaviors([PauseRecordingBehavior()])
    }
  }
}

enum ArticleAfter {
  struct PauseRecordingBehavior {}
}

extension ArticleAfter.PauseRecordingBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) {
    Recorder.shared.isPaused = true
  }

  func afterDisappearing(_ viewController: UIViewController) {
    Recorder.shared.isPaused = false
  }
}

// MARK: UIKit's names

@MainActor
protocol OldUIKitBehavior {
  func viewDidLoad(_ viewController: UIViewController)
  func viewWillAppear(_ viewController: UIViewController, animated: Bool)
  func viewDidAppear(_ viewController: UIViewController, animated: Bool)
  func viewWillDisappear(_ viewController: UIViewController, animated: Bool)
  func viewDidDisappear(_ viewController: UIViewController, animated: Bool)
  func viewWillLayoutSubviews(_ viewController: UIViewController)
  func viewDidLayoutSubviews(_ viewController: UIViewController)
}

extension OldUIKitBehavior {
  func viewDidLoad(_ viewController: UIViewController) {}
  func viewWillAppear(_ viewController: UIViewController, animated: Bool) {}
  func viewDidAppear(_ viewController: UIViewController, animated: Bool) {}
  func viewWillDisappear(_ viewController: UIViewController, animated: Bool) {}
  func viewDidDisappear(_ viewController: UIViewController, animated: Bool) {}
  func viewWillLayoutSubviews(_ viewController: UIViewController) {}
  func viewDidLayoutSubviews(_ viewController: UIViewController) {}
}

struct AdaptedUIKit {
  var behaviors: [any OldUIKitBehavior]
}

extension AdaptedUIKit: ViewControllerLifecycleBehavior {
  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    for behavior in behaviors {
      switch moment {
      case .afterLoading: behavior.viewDidLoad(viewController)
      case .beforeAppearing: behavior.viewWillAppear(viewController, animated: context.isAnimated)
      case .afterAppearing: behavior.viewDidAppear(viewController, animated: context.isAnimated)
      case .beforeDisappearing: behavior.viewWillDisappear(viewController, animated: context.isAnimated)
      case .afterDisappearing: behavior.viewDidDisappear(viewController, animated: context.isAnimated)
      case .beforeLayingOutSubviews: behavior.viewWillLayoutSubviews(viewController)
      case .afterLayingOutSubviews: behavior.viewDidLayoutSubviews(viewController)
      default: break
      }
    }
  }
}

enum UIKitBefore {
  struct EditingBehavior: OldUIKitBehavior {
    func viewWillAppear(_ viewController: UIViewController, animated: Bool) {
      viewController.setEditing(true, animated: animated)
    }

    func viewWillDisappear(_ viewController: UIViewController, animated: Bool) {
      viewController.setEditing(false, animated: animated)
    }
  }
}

enum UIKitAfter {
  struct EditingBehavior {}
}

extension UIKitAfter.EditingBehavior: ViewControllerLifecycleBehavior {
  func beforeAppearing(_ viewController: UIViewController, context: Context) {
    viewController.setEditing(true, animated: context.isAnimated)
  }

  func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    viewController.setEditing(false, animated: context.isAnimated)
  }
}

// MARK: A base class

@MainActor
class OldBaseBehavior {
  weak var viewController: UIViewController?

  func viewDidLoad() {}
  func viewWillAppear(_ animated: Bool) {}
  func viewDidAppear(_ animated: Bool) {}
  func viewWillDisappear(_ animated: Bool) {}
  func viewDidDisappear(_ animated: Bool) {}
}

extension OldBaseBehavior: ViewControllerLifecycleBehavior {
  func afterAttaching(_ viewController: UIViewController) {
    self.viewController = viewController
  }

  func afterLoading(_ viewController: UIViewController) {
    viewDidLoad()
  }

  func beforeAppearing(_ viewController: UIViewController, context: Context) {
    viewWillAppear(context.isAnimated)
  }

  func afterAppearing(_ viewController: UIViewController, context: Context) {
    viewDidAppear(context.isAnimated)
  }

  func beforeDisappearing(_ viewController: UIViewController, context: Context) {
    viewWillDisappear(context.isAnimated)
  }

  func afterDisappearing(_ viewController: UIViewController, context: Context) {
    viewDidDisappear(context.isAnimated)
  }
}

enum ClassBefore {
  final class PromptBehavior: OldBaseBehavior {
    override func viewWillAppear(_ animated: Bool) {
      viewController?.navigationItem.prompt = "On air"
    }

    override func viewDidDisappear(_ animated: Bool) {
      viewController?.navigationItem.prompt = nil
    }
  }
}

enum ClassAfter {
  struct PromptBehavior {}
}

extension ClassAfter.PromptBehavior: ViewControllerLifecycleBehavior {
  func beforeAppearing(_ viewController: UIViewController) {
    viewController.navigationItem.prompt = "On air"
  }

  func afterDisappearing(_ viewController: UIViewController) {
    viewController.navigationItem.prompt = nil
  }
}

// MARK: A base view controller, and swizzling

struct ScreenTitleBehavior {}

extension ScreenTitleBehavior: ViewControllerLifecycleBehavior {
  func afterAppearing(_ viewController: UIViewController) {
    Analytics.shared.screenViewed(viewController.title ?? "")
  }
}

@MainActor
func registerTitles() {
  LifecycleBehaviorDefaults.register { _ in ScreenTitleBehavior() }
}

// MARK: A behavior that is a view controller

enum ControllerBefore {
  final class TitleReportingViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      Analytics.shared.screenViewed(parent?.title ?? "")
    }
  }
}

// MARK: Reactive streams

struct ForwardingBehavior {
  var forward: @MainActor (_ moment: LifecycleMoment, _ isAnimated: Bool) -> Void
}

extension ForwardingBehavior: ViewControllerLifecycleBehavior {
  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    forward(moment, context.isAnimated)
  }
}

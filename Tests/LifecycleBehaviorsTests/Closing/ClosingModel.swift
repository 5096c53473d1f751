import LifecycleBehaviors
import TestSupport
import UIKit

/// What random journeys expect of closings, from the outside: which screens can be reached from the windows, top-down.
@MainActor
final class ClosingModel {
  private(set) var failure: String?
  private(set) var transcript: [String] = []
  /// The closings since they were last asked for.
  private var closings: [(name: String, closing: ScreenClosing)] = []
  /// The screens that are in place: they have begun to appear, or were reached when all transitions had ended.
  private var inPlace: Set<String> = []
  /// Those that were reached at the end of a turn, perhaps on their way.
  private var perhapsInPlace: Set<String> = []
  private var records: [String: ModelRecord] = [:]
  /// What can be reached from the windows now.
  var reached: () -> Set<ObjectIdentifier> = { [] }

  private struct ModelRecord {
    weak var screen: ModelledClosingScreen?
  }

  func record(_ line: String) {
    transcript.append(line)
  }

  func fail(_ message: String) {
    if failure == nil { failure = message }
  }

  func takeClosings() -> [(name: String, closing: ScreenClosing)] {
    defer { closings = [] }
    return closings
  }

  func add(_ screen: ModelledClosingScreen) {
    records[screen.name] = ModelRecord(screen: screen)
  }

  func willAppear(_ name: String) {
    record("\(name) appears")
    inPlace.insert(name)
  }

  func receive(_ closing: ScreenClosing, of name: String) {
    record("\(name) went: \(closing)")
    closings.append((name, closing))
    let wasPerhapsInPlace = perhapsInPlace.remove(name) != nil
    if inPlace.remove(name) == nil, !wasPerhapsInPlace { fail("\(name) was closed without being in place") }
    guard let screen = records[name]?.screen else { return }
    if reached().contains(ObjectIdentifier(screen)) { fail("\(name) was closed, and can be reached") }
    if screen.isOnScreen, !screen.hasAppearedAstray, !isOwedNothing(screen) {
      fail("\(name) was closed before afterDisappearing")
    }
    if closing.screen !== screen { fail("\(name) has another screen in its closing") }
  }

  /// R59: UIKit leaves what is presented over a former root of a window as it is, and what is in it, also by its view alone.
  private func isOwedNothing(_ screen: UIViewController) -> Bool {
    var (root, isOverRoot) = (screen, false)
    while true {
      if let parent = root.parent {
        root = parent
      } else if let presenting = root.presentingViewController {
        (root, isOverRoot) = (presenting, true)
      } else if let view = root.viewIfLoaded?.superview,
        let holder = sequence(first: view, next: \.superview).lazy.compactMap({ $0.next as? UIViewController }).first
      {
        root = holder
      } else {
        // The view of a modal that has been deallocated meanwhile is left in the window, with what is in it.
        let isLeft = root.viewIfLoaded?.superview.map { !($0 is UIWindow) } ?? false
        return (isOverRoot || isLeft) && root.viewIfLoaded?.window?.rootViewController !== root
      }
    }
  }

  /// An iteration or a turn has ended.
  func note(_ reached: Set<ObjectIdentifier>) {
    for (name, record) in records {
      if let screen = record.screen, reached.contains(ObjectIdentifier(screen)) { perhapsInPlace.insert(name) }
    }
  }

  /// All transitions have ended: what can be reached is in place, and nothing else is.
  func checkSettled(_ reached: Set<ObjectIdentifier>) {
    for (name, record) in records {
      let isReached = record.screen.map { reached.contains(ObjectIdentifier($0)) } ?? false
      if isReached, record.screen?.isViewLoaded == true { inPlace.insert(name) }
      if !isReached, inPlace.contains(name) { fail("\(name) is closed, and was not told") }
      let isOpen = record.screen?.screenOpening != nil
      if let screen = record.screen, screen.isViewLoaded, isOpen != isReached {
        fail("\(name) is \(isReached ? "" : "not ")reached, its opening is \(String(describing: screen.screenOpening))")
      }
    }
    records = records.filter { $0.value.screen != nil || inPlace.contains($0.key) }
  }

  /// The screens that can be reached and have behaviors, which those have whose views are loaded; or also the others.
  func names(of reached: Set<ObjectIdentifier>, withoutView: Bool = false) -> Set<String> {
    Set(
      records.compactMap { name, record in
        guard let screen = record.screen, withoutView || screen.isViewLoaded else { return nil }
        return reached.contains(ObjectIdentifier(screen)) ? name : nil
      })
  }

  /// - Parameters:
  ///   - windows: those of connected scenes.
  ///   - controllers: those that may be in place by their view alone.
  /// - Returns: the controllers that can be reached from the windows.
  static func reached(from windows: [UIWindow], _ controllers: [UIViewController] = []) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    func visit(_ controller: UIViewController) {
      // The preview of a menu is no place to be in.
      guard !controller.isShownAsMenu else { return }
      guard found.insert(ObjectIdentifier(controller)).inserted else { return }
      controller.children.forEach(visit)
      (controller as? UINavigationController)?.viewControllers.forEach(visit)
      (controller as? UITabBarController)?.viewControllers?.forEach(visit)
      if let split = controller as? UISplitViewController {
        for column in [UISplitViewController.Column.primary, .secondary, .inspector] {
          // A column that Back has left is its whole stack.
          guard let screen = split.viewController(for: column) else { continue }
          visit((screen.parent as? UINavigationController) ?? screen)
        }
      }
      if let presented = controller.presentedViewController { visit(presented) }
    }
    for window in windows where window.windowScene != nil { window.rootViewController.map(visit) }
    var count = -1
    while count != found.count {
      count = found.count
      for screen in controllers where screen.parent == nil && screen.presentingViewController == nil {
        guard let superview = screen.viewIfLoaded?.superview else { continue }
        let holder = sequence(first: superview, next: \.superview).lazy.compactMap { $0.next as? UIViewController }
          .first
        // In a container of UIKit's the view of a controller that is not in its list is there for a transition.
        let isContainer =
          holder is UINavigationController || holder is UITabBarController || holder is UIPageViewController
        if let holder, !isContainer, found.contains(ObjectIdentifier(holder)) { visit(screen) }
      }
    }
    return found
  }
}

/// A screen that tells the model what UIKit and the framework report.
final class ModelledClosingScreen: UIViewController {
  let name: String
  /// From `beforeAppearing` to `afterDisappearing`.
  fileprivate(set) var isOnScreen = false
  /// W8: it has appeared in a container whose view is in no view of that container's parent. What leaves that container is called
  /// no more.
  fileprivate(set) var hasAppearedAstray = false
  /// From `viewDidAppear` to `viewDidDisappear`.
  private(set) var isAppeared = false
  private let model: ClosingModel

  init(_ name: String, _ model: ClosingModel) {
    self.name = name
    self.model = model
    super.init(nibName: nil, bundle: nil)
    model.add(self)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([ModelledClosing(name: name, model: model)])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isAppeared = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isAppeared = false
  }
}

private struct ModelledClosing: ViewControllerLifecycleBehavior {
  let name: String
  let model: ClosingModel

  func beforeAppearing(_ viewController: UIViewController) {
    if let screen = viewController as? ModelledClosingScreen {
      screen.isOnScreen = true
      screen.hasAppearedAstray = sequence(first: viewController, next: \.parent).contains { container in
        guard let outer = container.parent?.viewIfLoaded, container !== screen else { return false }
        return container.viewIfLoaded?.isDescendant(of: outer) != true
      }
    }
    if viewController.screenOpening != nil { model.willAppear(name) }
  }

  func afterDisappearing(_ viewController: UIViewController) {
    (viewController as? ModelledClosingScreen)?.isOnScreen = false
  }

  func afterClosing(_ closing: ScreenClosing) {
    model.receive(closing, of: name)
  }
}

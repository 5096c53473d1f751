import HeadlessTestSupport
import UIKit

/// Follows the appearance of any number of controllers and notes the first call that R12 does not allow.
@MainActor
final class AppearanceChecker {
  private enum State: String {
    case disappeared, appearing, appeared, disappearing

    var isBetween: Bool { self == .appearing || self == .disappearing }
  }

  private final class Record {
    let name: String
    weak var controller: UIViewController?
    weak var view: UIView?
    var state = State.disappeared
    /// Whether `viewIsAppearing` has been called in this appearance.
    var isAppearingCame = false
    /// Closures that run once, inside the given call.
    var inside: [AppearanceCall: @MainActor () -> Void] = [:]

    init(_ controller: UIViewController, name: String) {
      self.controller = controller
      self.name = name
    }
  }

  /// The answers under which the controllers run: some allow calls that R12 does not allow.
  private let rules = WeakRules.standard
  private var records: [Record] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  private(set) var fault: String?
  private(set) var transcript: [String] = []

  func note(_ line: String) {
    transcript.append(line)
  }

  func watch(_ controller: UIViewController, _ letter: String) {
    numbers[ObjectIdentifier(controller)] = records.count
    records.append(Record(controller, name: "\(letter)\(records.count + 1)"))
  }

  private func record(of controller: UIViewController) -> Record? {
    numbers[ObjectIdentifier(controller)].map { records[$0] }
  }

  func receive(_ call: AppearanceCall, _ controller: UIViewController, animated: Bool) {
    guard let record = record(of: controller) else { return }
    record.view = controller.viewIfLoaded
    note("\(record.name).\(call)(\(animated ? "t" : "f"))")
    let old = record.state
    if !follows(call, record) { fail("\(record.name) is called \(call) while \(old)") }
    if call == .iA || call == .dA, rules.strayChildrenAreSkipped, controller.viewIfLoaded?.window?.isOnScreen != true {
      fail("\(record.name) is called \(call) outside of a visible window")
    }
    record.inside.removeValue(forKey: call)?()
  }

  /// Enters the next state.
  /// - Returns: whether the call is legal in the present state.
  private func follows(_ call: AppearanceCall, _ record: Record) -> Bool {
    let old = record.state
    switch call {
    case .wA:
      record.state = .appearing
      record.isAppearingCame = false
      return old == .disappeared || old == .disappearing
    case .iA:
      defer { record.isAppearingCame = true }
      return old == .appearing && !record.isAppearingCame
    case .dA:
      record.state = .appeared
      return old == .appearing || !rules.childrenJoinWithWillAppear && old == .disappeared
    case .wD:
      record.state = .disappearing
      return old == .appearing || old == .appeared
    case .dD:
      record.state = .disappeared
      return old == .disappearing || !rules.childrenJoinWithWillDisappear && old == .disappeared
    }
  }

  func run(inside call: AppearanceCall, of controller: UIViewController, _ work: @escaping @MainActor () -> Void) {
    guard let record = record(of: controller) else { return }
    note("  in \(record.name).\(call):")
    record.inside[call] = work
  }

  // MARK: At rest

  /// Checks, while no transition runs, that a controller has appeared exactly if its view is in a visible window.
  func checkSettled() {
    for record in records {
      guard let controller = record.controller else {
        // The app may have released a controller and left its view in the hierarchy.
        if record.state != .disappeared, record.view?.window == nil {
          fail("\(record.name) is released while \(record.state)")
        }
        continue
      }
      let isSeen = controller.viewIfLoaded?.window?.isOnScreen == true
      let isExcused = isSeen ? !rules.orphansStayOnScreen : !rules.strayChildrenAreSkipped
      if record.state != (isSeen ? .appeared : .disappeared), !isExcused || record.state.isBetween {
        fail("\(record.name) is \(record.state) at rest \(isSeen ? "in a visible window" : "and not to be seen")")
      }
      if controller.children.contains(where: { $0.parent !== controller }) { fail("\(record.name) is no parent") }
      if let parent = controller.parent, !parent.children.contains(controller) {
        fail("\(record.name) is no child of its parent")
      }
      if controller.transitionCoordinator != nil { fail("\(record.name) is in a transition at rest") }
      if controller.isBeingPresented || controller.isBeingDismissed
        || record.state == .appeared && controller.isMovingToParent
      {
        fail("\(record.name) is in a presentation at rest")
      }
    }
  }

  private func fail(_ message: String) {
    if fault == nil { fault = message }
  }
}

// MARK: - Controllers that an AppearanceChecker follows

extension RandomParts {
  /// Screens and containers whose appearance an AppearanceChecker follows.
  static func checked(by checker: AppearanceChecker) -> RandomParts {
    let observe: AppearanceObserver = { [weak checker] call, container, animated, callSuper in
      checker?.receive(call, container, animated: animated)
      callSuper()
    }
    return RandomParts(
      makeScreen: { _ in CheckedScreen(checker) },
      makeNavigation: {
        let container = ObservedNavigationController()
        container.observe = observe
        checker.watch(container, "N")
        return container
      },
      makeTabs: {
        let container = ObservedTabBarController()
        container.observe = observe
        checker.watch(container, "T")
        return container
      },
      makePages: {
        let container = ObservedPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        container.observe = observe
        checker.watch(container, "P")
        return container
      })
  }
}

/// Notes each callback after its superclass, as the screen of an app would.
private final class CheckedScreen: UIViewController {
  let checker: AppearanceChecker

  init(_ checker: AppearanceChecker) {
    self.checker = checker
    super.init(nibName: nil, bundle: nil)
    checker.watch(self, "S")
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func note(_ call: AppearanceCall, _ animated: Bool, after callSuper: () -> Void) {
    callSuper()
    checker.receive(call, self, animated: animated)
  }

  override func viewWillAppear(_ animated: Bool) { note(.wA, animated) { super.viewWillAppear(animated) } }
  override func viewIsAppearing(_ animated: Bool) { note(.iA, animated) { super.viewIsAppearing(animated) } }
  override func viewDidAppear(_ animated: Bool) { note(.dA, animated) { super.viewDidAppear(animated) } }
  override func viewWillDisappear(_ animated: Bool) { note(.wD, animated) { super.viewWillDisappear(animated) } }
  override func viewDidDisappear(_ animated: Bool) { note(.dD, animated) { super.viewDidDisappear(animated) } }
}

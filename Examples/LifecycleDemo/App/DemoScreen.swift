import FocusBehavior
import FocusDemoScreens
import Journey
import LifecycleBehaviors
import LifecycleTimeline
import UIKit

/// A screen that a journey names. Reports what UIKit calls on it, and what its behaviors receive.
final class DemoScreen: UIViewController {
  let name: String
  private let fields: DemoFields
  private let report: Report
  /// The behaviors that are added when the view is loaded, before and after those that report.
  private let first: [any ViewControllerLifecycleBehavior]
  private var behaviors: [any ViewControllerLifecycleBehavior]
  private var attachments: [BehaviorAttachment] = []

  init(
    _ name: String, report: Report, first: [any ViewControllerLifecycleBehavior] = [],
    behaviors: [any ViewControllerLifecycleBehavior] = []
  ) {
    self.name = name
    self.report = report
    self.first = first
    self.behaviors = behaviors
    fields = DemoFields(of: name, report: report)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) {
    fatalError("DemoScreen is not made from an archive")
  }

  /// UIKit's console messages name screens by their description.
  override var description: String { name }

  override func viewDidLoad() {
    super.viewDidLoad()
    report(.view, "viewDidLoad", of: name)
    attach(
      first + ReportingBehaviors.all(of: name, report: report) + [fields.behavior] + behaviors)
  }

  /// Adds a behavior now, or with the others when the view is loaded.
  func add(_ behavior: any ViewControllerLifecycleBehavior) {
    if isViewLoaded { attach([behavior]) } else { behaviors.append(behavior) }
  }

  /// Removes all behaviors.
  func detach() {
    attachments.forEach { $0.remove() }
    attachments = []
  }

  private func attach(_ behaviors: [any ViewControllerLifecycleBehavior]) {
    attachments.append(addBehaviors(behaviors))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    report(.view, "viewWillAppear", of: name, .animated(animated))
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    report(.view, "viewIsAppearing", of: name, .animated(animated))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    report.announcements.note(.appearance)
    report(.view, "viewDidAppear", of: name, .animated(animated))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    report(.view, "viewWillDisappear", of: name, .animated(animated))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    report.announcements.note(.appearance)
    report(.view, "viewDidDisappear", of: name, .animated(animated))
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    report(.view, "willMove", of: name, .parent(parent))
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    report(.view, "didMove", of: name, .parent(parent))
  }
}

extension [TimelineEvent.Detail] {
  @MainActor
  fileprivate static func parent(_ parent: UIViewController?) -> Self {
    [.init("parent", parent.map { .text($0.journeyName) } ?? .null)]
  }
}

extension DemoScreen: JourneyScreen {
  func makeField(named name: String) {
    fields.make(name, in: view)
  }

  func makeSearchController() {
    guard navigationItem.searchController == nil else { return }
    let search = UISearchController(searchResultsController: nil)
    search.delegate = self
    definesPresentationContext = true
    navigationItem.searchController = search
  }
}

extension DemoScreen: UISearchControllerDelegate {
  func didPresentSearchController(_ searchController: UISearchController) {
    report.announcements.note(.appearance)
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    report.announcements.note(.appearance)
  }
}

extension UIViewController {
  /// The name that the journey has given to a screen or an alert; for other view controllers the name of the class.
  var journeyName: String {
    if let screen = self as? DemoScreen { return screen.name }
    if let screen = FocusDemo.Screen(self) { return screen.rawValue }
    if let alert = self as? UIAlertController, let title = alert.title { return title }
    return self is UISearchController ? "search" : String(describing: type(of: self))
  }
}

extension FocusChange {
  /// The name of the screen or alert that took the focus.
  @MainActor var coverName: String? {
    guard let cover, cover.kind != .keyWindowLoss else { return nil }
    return cover.viewController?.journeyName
  }
}

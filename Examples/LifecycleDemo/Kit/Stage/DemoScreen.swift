import FocusBehavior
import LifecycleBehaviors
import UIKit

/// A screen that a journey names: reports UIKit's own callbacks, and through its behaviors what they are told.
final class DemoScreen: UIViewController {
  let name: String
  let fields: DemoFields
  private let report: Report
  private var behaviors: [any ViewControllerLifecycleBehavior]

  private let sampling: FocusSampling
  private var attachments: [BehaviorAttachment] = []

  init(
    _ name: String, report: Report, sampling: FocusSampling, behaviors: [any ViewControllerLifecycleBehavior] = []
  ) {
    self.name = name
    self.report = report
    self.sampling = sampling
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
    report(.view, name, "viewDidLoad")
    attach(
      [
        MomentReportingBehavior(name: name, report: report),
        FocusBehavior(FocusOptions(sampling: sampling)) { [name, report] change in
          report.focus(name, change)
        },
        fields.behavior,
      ] + behaviors)
  }

  /// Adds a behavior now, or with the others when the view is loaded.
  func add(_ behavior: any ViewControllerLifecycleBehavior) {
    if isViewLoaded { attach([behavior]) } else { behaviors.append(behavior) }
  }

  /// Takes all behaviors off; they are told so.
  func detach() {
    attachments.forEach { $0.remove() }
    attachments = []
  }

  private func attach(_ behaviors: [any ViewControllerLifecycleBehavior]) {
    attachments.append(addBehaviors(behaviors))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    report(.view, name, "viewWillAppear", [.init("animated", animated)])
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    report(.view, name, "viewIsAppearing", [.init("animated", animated)])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    report.announcements.note(.appearance)
    report(.view, name, "viewDidAppear", [.init("animated", animated)])
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    report(.view, name, "viewWillDisappear", [.init("animated", animated)])
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    report.announcements.note(.appearance)
    report(.view, name, "viewDidDisappear", [.init("animated", animated)])
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    report(.view, name, "willMove", [.init("parent", parent?.journeyName)])
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    report(.view, name, "didMove", [.init("parent", parent?.journeyName)])
  }
}

extension DemoScreen: UISearchControllerDelegate {
  /// Taps the search bar, which is made when it is first needed.
  func beginSearch() {
    let search = navigationItem.searchController ?? UISearchController(searchResultsController: nil)
    search.delegate = self
    definesPresentationContext = true
    navigationItem.searchController = search
    search.isActive = true
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    report.announcements.note(.appearance)
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    report.announcements.note(.appearance)
  }
}

extension UIViewController {
  /// The name a journey gave to a screen or an alert, and the class of what journeys do not name.
  var journeyName: String {
    if let screen = self as? DemoScreen { return screen.name }
    if let alert = self as? UIAlertController, let title = alert.title { return title }
    return self is UISearchController ? "search" : String(describing: type(of: self))
  }
}

import FocusBehavior
import LifecycleBehaviors
import UIKit

/// A screen that a journey names: reports UIKit's own callbacks, and through its behaviors what they are told.
final class DemoScreen: UIViewController {
  let name: String
  let fields: DemoFields
  private let report: Report
  private let behaviors: [any ViewControllerLifecycleBehavior]

  init(_ name: String, report: Report, behaviors: [any ViewControllerLifecycleBehavior] = []) {
    self.name = name
    self.report = report
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
    addBehaviors(
      [
        MomentReportingBehavior(name: name, report: report),
        FocusBehavior(sampling: .displayLink(framesPerSecond: 60)) { [name, report] change in
          report.focus(name, change)
        },
        fields.behavior,
      ] + behaviors)
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
    report(.view, name, "viewDidAppear", [.init("animated", animated)])
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    report(.view, name, "viewWillDisappear", [.init("animated", animated)])
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
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

extension UIViewController {
  /// The name a journey gave to a screen or an alert, and the class of what journeys do not name.
  var journeyName: String {
    if let screen = self as? DemoScreen { return screen.name }
    if let alert = self as? UIAlertController, let title = alert.title { return title }
    return String(describing: type(of: self))
  }
}

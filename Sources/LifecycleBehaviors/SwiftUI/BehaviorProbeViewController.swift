import UIKit

/// The empty controller that the behaviors of a SwiftUI view receive as their screen.
///
/// ``LifecycleBehaviorDefaults`` are added to a controller whose view has a name.
package final class BehaviorProbeViewController: ContentlessViewController {
  private let behaviors: [any ViewControllerLifecycleBehavior]
  /// The name that the view has as a screen; nil for a view that only has behaviors. A view that had a name remains a screen when
  /// the name is removed.
  package var nameOfView: String?
  private var attachment: BehaviorAttachment?
  private var ending: LifecycleSubscription?

  package init(_ behaviors: [any ViewControllerLifecycleBehavior], named nameOfView: String? = nil) {
    self.behaviors = behaviors
    self.nameOfView = nameOfView
    super.init()
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    reportWithoutEffect()
    // A view with a name is a screen even without behaviors.
    if nameOfView != nil { _ = hostForBehaviors(from: nil, hasOwnBehaviors: true) }
    attachment = attach(behaviors, from: nil)
  }

  private func reportWithoutEffect() {
    for case let behavior as any ViewControllerLifecycleBehavior & WithoutEffectInSwiftUI in behaviors {
      let type = type(of: behavior)
      LifecycleIssue.reportOnce(
        .noEffectInSwiftUI, "\(type) has no effect on a SwiftUI view: \(type.remedy)", of: type)
    }
  }

  /// SwiftUI has removed the view permanently. Its behaviors are removed in the next run-loop iteration: SwiftUI calls this
  /// inside an update, where behaviors must not set the state of views.
  package func end() {
    ending = LifecycleTime.current.schedule(after: 0) { [self] in
      ending = nil
      attachment?.remove()
    }
  }

  // SwiftUI's hosting controller reads the status bar's style of one of its children instead of its own, and may read the rest
  // there too. Source: siteline/swiftui-introspect, issue 311.
  override func controllerToAsk(for property: String) -> UIViewController? { parent }
}

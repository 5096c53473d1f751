import UIKit

/// The controller beside a SwiftUI view that has behaviors: the screen that these are called with.
///
/// Apps receive it as the `viewController` of a behavior. ``LifecycleBehaviorDefaults`` are added to one that has a name.
package final class BehaviorProbeViewController: BarlessViewController {
  private let behaviors: [any ViewControllerLifecycleBehavior]
  private let callSite: CallSite?
  /// The name that the view has as a screen; nil for a view that only has behaviors. One that is named stays a screen.
  package var nameOfView: String?
  private var attachment: BehaviorAttachment?
  private var ending: LifecycleSubscription?

  package init(
    _ behaviors: [any ViewControllerLifecycleBehavior], named nameOfView: String? = nil, from callSite: CallSite? = nil
  ) {
    self.behaviors = behaviors
    self.nameOfView = nameOfView
    self.callSite = callSite
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "A SwiftUI view creates the BehaviorProbeViewController of its behaviors")
  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    SwiftUIRemedies.report(behaviors)
    if nameOfView != nil { _ = hostForBehaviors(from: callSite, isNeeded: true) }
    attachment = attach(behaviors, from: callSite, isScreen: false)
  }

  /// SwiftUI has removed the view permanently. Its behaviors are removed in the next run-loop iteration: SwiftUI calls this
  /// inside an update, where behaviors must not set the state of views.
  package func end() {
    ending = LifecycleTime.current.schedule(after: 0) { [self] in
      ending = nil
      attachment?.remove()
    }
  }
}

extension BehaviorProbeViewController: ContentlessChild {}
